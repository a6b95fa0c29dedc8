"""What a decent player does."""

from __future__ import annotations

from vierblatt.games.baloot.rules import legal
from vierblatt.kernel.bits import lowest
from vierblatt.kernel.jit import State, rule

REASONS = ("only-choice",)


@rule
def policy(s: State) -> int:
    """The lowest legal action."""
    return lowest(legal(s))
