"""What a decent player would do."""

from __future__ import annotations

from vierblatt.games.king_bolola.turns import legal
from vierblatt.kernel.bits import lowest
from vierblatt.kernel.jit import State, rule


@rule
def policy(s: State) -> int:
    """The first thing that is allowed."""
    return lowest(legal(s))
