"""When a contest may stop: a group-sequential test that looks at the results twenty times.

Whoever looks at a growing sample again and again and stops at the first interval without zero is wrong far more often
than in 5 of 100 cases. Here the 5 % are spent over the looks, more of them the later (Lan and DeMets; the spending
function of Kim and DeMets, the square of the share of boards that are in), and at each look the difference counts as
decided only beyond a bound that was fixed before. With the same bound in place of the usual 1.96 the interval at each
look is a repeated confidence interval (Jennison and Turnbull): all twenty together cover the true difference in 95 of
100 contests, whenever and why ever the contest ended.

An always-valid interval (a mixture sequential ratio test) would allow to look after every board and to go on for ever,
and pays for it: with all boards in it is half as wide again as the plain interval, this one an eighth. A contest has a
largest number of boards anyway, so nothing is lost. Looks at fixed numbers of boards also make the end of a contest
independent of who was done first.

>>> looks(200)[:3], looks(200)[-1]
([10, 20, 30], 200)
>>> round(bounds(200)[200], 2)
2.22
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import ceil, erfc, sqrt

import numpy as np
import numpy.typing as npt

from vierblatt.simulate.estimates import Estimate, student

#: How often a contest is looked at.
LOOKS = 20
#: Boards before the first look: the spread of fewer is too uncertain.
LEAST = 10
#: Of contests without a difference so many are decided wrongly.
ERROR = 0.05
#: Points of the grid on which densities are kept; odd, for Simpson's rule.
GRID = 401
WIDEST = 8.0
_tail = np.vectorize(lambda z: erfc(z / sqrt(2)) / 2, otypes=[np.float64])

Floats = npt.NDArray[np.float64]


def looks(boards: int) -> list[int]:
    """After how many boards a contest of at most `boards` is looked at."""
    return sorted({max(min(LEAST, boards), ceil(boards * look / LOOKS)) for look in range(1, LOOKS + 1)})


@cache
def bounds(boards: int) -> dict[int, float]:
    """At each look, the standardised difference from which on it counts as decided."""
    places = looks(boards)
    shares = [place / boards for place in places]
    found: list[float] = []
    spent, walk = 0.0, _Walk()
    for share in shares:
        allowance = ERROR * share**2 - spent
        spent += allowance
        bound = walk.bound(share, allowance)
        walk.step(share, bound)
        found.append(bound)
    return dict(zip(places, found, strict=True))


def error_of(shares: Sequence[float], limits: Sequence[float]) -> float:
    """How often a walk without drift leaves these bounds at one of the looks.

    Pocock's bound for five looks:

    >>> round(error_of([0.2, 0.4, 0.6, 0.8, 1], [2.413] * 5), 4)
    0.05
    """
    walk, total = _Walk(), 0.0
    for share, limit in zip(shares, limits, strict=True):
        total += walk.beyond(share, limit)
        walk.step(share, limit)
    return total


def interval(mean: float, deviation: float, boards: int, most: int) -> Estimate:
    """The repeated confidence interval of a mean over `boards`, one of the looks of a contest of at most `most`."""
    reach = student(boards - 1, bounds(most)[boards]) * deviation / sqrt(boards)
    return Estimate(mean, mean - reach, mean + reach)


def decided(found: Estimate, boards: int) -> int:
    """1 if a mean over so many boards is above zero for certain, -1 below it, 0 if nobody knows.

    Boards that are all alike have an interval without width; a few of them prove nothing, `LEAST` do.

    >>> decided(Estimate(36, 36, 36), 3), decided(Estimate(36, 36, 36), 10), decided(Estimate(-2, -3, -1), 3)
    (0, 1, -1)
    """
    if found.low <= 0 <= found.high or (found.low == found.high and boards < LEAST):
        return 0
    return 1 if found.value > 0 else -1


class _Walk:
    """Where a Brownian motion without drift may be at a look if it has not left the bounds before.

    Its density is kept on a grid, and goes from look to look as Armitage, McPherson and Rowe did it.
    """

    def __init__(self) -> None:
        self._share = 0.0
        self._places: Floats = np.zeros(1)
        self._weights: Floats = np.ones(1)  #: the probability at each place of the grid

    def beyond(self, share: float, bound: float) -> float:
        """The probability to be outside of this (standardised) bound at the next look."""
        step, limit = sqrt(share - self._share), bound * sqrt(share)
        outside = _tail((limit - self._places) / step) + _tail((limit + self._places) / step)
        return float(self._weights @ outside)

    def bound(self, share: float, allowance: float) -> float:
        """The bound that is left with this probability."""
        low, high = 0.0, WIDEST
        for _ in range(40):
            middle = (low + high) / 2
            low, high = (middle, high) if self.beyond(share, middle) > allowance else (low, middle)
        return high

    def step(self, share: float, bound: float) -> None:
        """Goes to the next look."""
        step, limit = sqrt(share - self._share), bound * sqrt(share)
        places = np.linspace(-limit, limit, GRID)
        simpson = np.full(GRID, 2.0)
        simpson[1::2] = 4
        simpson[[0, -1]] = 1
        away = (places[:, None] - self._places[None, :]) / step
        density = np.exp(-(away**2) / 2) @ self._weights / (step * sqrt(2 * np.pi))
        self._weights = density * simpson * (places[1] - places[0]) / 3
        self._places, self._share = places, share
