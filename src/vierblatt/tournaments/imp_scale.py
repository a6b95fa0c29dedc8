"""IMPs: differences of points, compressed so that no single board decides a match.

A scale is a list of least differences: the first is worth 1 IMP, the second 2, and so on. The scale of bridge is law
78 B of the Laws of Duplicate Bridge 2017 ("international match points").
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from math import floor
from typing import Any

from vierblatt.argument_checks import as_whole_number, shown
from vierblatt.errors import BadOption
from vierblatt.games.contract import Game

#: The scale of bridge; it has the most IMPs that a board can be worth.
BRIDGE = (
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600,
    750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000,
)  # fmt: skip


def imps(difference: int | Fraction, scale: Sequence[int]) -> int:
    """What a difference of points is worth on a scale, with its sign.

    >>> [imps(difference, BRIDGE) for difference in (10, 20, -430, 10_000)]
    [0, 1, -10, 24]
    """
    worth = bisect_right(scale, floor(abs(Fraction(difference))))
    return worth if difference >= 0 else -worth


def checked_scale(given: Any) -> tuple[int, ...]:
    """A scale that comes from outside; raises BadOption unless it has 1 to 24 ascending whole numbers from 1 on.

    >>> checked_scale([2, 5, 9])
    (2, 5, 9)
    >>> checked_scale([5, 5])
    Traceback (most recent call last):
    ...
    vierblatt.errors.BadOption: bad-imp-scale: value=[5, 5], most=24
    """
    numbers = [as_whole_number(each) for each in given] if isinstance(given, list | tuple) else []
    scale = tuple(number for number in numbers if number is not None)
    ascending = all(low < high for low, high in pairwise((0, *scale)))
    if not ascending or len(scale) < len(numbers) or not 1 <= len(scale) <= len(BRIDGE):
        raise BadOption("bad-imp-scale", value=shown(given), most=len(BRIDGE))
    return scale


def scale_of(game: Game) -> tuple[int, ...]:
    """The scale of a game, for its standard rules; raises BadOption if it has none."""
    if not game.research.imp_scale:
        raise BadOption("no-imp-scale", game=game.id)
    return tuple(game.research.imp_scale)


def scaled(factor: float, largest: int) -> tuple[int, ...]:
    """Bridge's scale for a game in which a point is worth 1 / `factor` of one in bridge.

    The least differences are whole numbers, each above the one before. They end with `largest`, the largest difference
    that can occur: no IMPs stand for what cannot happen.

    >>> scaled(0.1, 40)
    (2, 5, 9, 13, 17, 22, 27, 32, 37)
    """
    scale: list[int] = []
    for difference in BRIDGE:
        scale.append(max(round(factor * difference), scale[-1] + 1 if scale else 1))
    return tuple(each for each in scale if each <= largest)
