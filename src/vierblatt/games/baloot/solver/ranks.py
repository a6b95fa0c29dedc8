"""The cards of a suit in the order in which they beat each other: eight bits, the lowest card in bit 0.

That order makes the questions of the solver short: who has the top of a suit, which cards stand side by side.
"""

from __future__ import annotations

from vierblatt.games.baloot.rules.ranks import (
    AS_TRUMP,
    PLAIN_POINTS,
    POWER,
    SEVEN,
    TRUMP_POINTS,
)
from vierblatt.kernel.jit import table

WIDTH = 8  #: cards of a suit


def _points(points: list[int], first: int) -> list[int]:
    """By the cards of a suit in their order: their points together."""
    by_power = [0] * WIDTH
    for rank in range(SEVEN, SEVEN + WIDTH):
        by_power[POWER[first + rank]] = int(points[rank])
    return [sum(by_power[place] for place in range(WIDTH) if cards >> place & 1) for cards in range(1 << WIDTH)]


#: 256 entries for a plain suit, then 256 for trumps.
POINTS = table(_points(PLAIN_POINTS, 0) + _points(TRUMP_POINTS, AS_TRUMP))
TRUMPS = 256  #: where the second half begins
