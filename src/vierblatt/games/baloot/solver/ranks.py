"""The cards of a suit in the order in which they beat each other: eight bits, the lowest card in bit 0.

In that order the solver easily sees who has the top of a suit, and which cards are neighbours.
"""

from __future__ import annotations

from vierblatt.games.baloot.rules.ranks import (
    AS_TRUMP,
    PLAIN_POINTS,
    POWER,
    SEVEN,
    TRUMP_POINTS,
)
from vierblatt.kernel.jit import constant_table

WIDTH = 8  #: cards of a suit


def _points(points: list[int], first: int) -> list[int]:
    """The total points of every set of cards of a suit, in this order."""
    by_power = [0] * WIDTH
    for rank in range(SEVEN, SEVEN + WIDTH):
        by_power[POWER[first + rank]] = int(points[rank])
    return [sum(by_power[place] for place in range(WIDTH) if cards >> place & 1) for cards in range(1 << WIDTH)]


#: 256 entries for a plain suit, then 256 for trumps.
POINTS = constant_table(_points(PLAIN_POINTS, 0) + _points(TRUMP_POINTS, AS_TRUMP))
TRUMPS = 256  #: where the second half begins
