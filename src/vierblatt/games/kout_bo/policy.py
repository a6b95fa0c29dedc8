"""The heuristic player."""

from __future__ import annotations

from vierblatt.games.kout_bo.turns import legal
from vierblatt.kernel.bits import lowest
from vierblatt.kernel.jit import State, rule

REASONS = ("low",)


@rule
def policy(s: State) -> int:
    """The lowest legal action."""
    return lowest(legal(s))
