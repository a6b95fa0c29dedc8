"""The heuristic player."""

from __future__ import annotations

from vierblatt.games.back_alley.play import legal
from vierblatt.kernel.bits import lowest
from vierblatt.kernel.jit import State, rule

REASONS = ("lowest",)
LOWEST = 0


@rule
def policy(s: State) -> int:
    """The lowest open action."""
    return LOWEST * 64 + lowest(legal(s))
