"""When a contest may stop: a group-sequential test that looks at the results up to twenty times.

Looking at a growing sample repeatedly and stopping at the first interval that excludes zero is wrong far more often
than in 5 of 100 cases. Here the 5 % are spent over the looks, increasingly at later ones (Lan and DeMets; the spending
function of Kim and DeMets, the square of the share of boards played), and a look decides a difference only if it
exceeds a bound fixed in advance. With this bound in place of the usual 1.96, the interval at each look is a repeated
confidence interval (Jennison and Turnbull): all twenty together cover the true difference in 95 of 100 contests,
whenever and for whatever reason the contest ended.

An always-valid interval (a mixture sequential ratio test) would allow a look after every board and an unlimited number
of boards, at a price: with all boards played it is 50 % wider than the plain interval, this one an eighth wider. A
contest has a maximum number of boards anyway, so nothing is lost. With looks at fixed numbers of boards, the end of a
contest also does not depend on which worker finished first.

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

#: The number of looks at a contest.
LOOKS = 20
#: The boards before the first look: with fewer, the estimate of the spread is too uncertain.
LEAST = 10
#: The share of contests between equal bots that are decided wrongly.
ERROR = 0.05
#: Points of the grid for densities; odd, for Simpson's rule.
GRID = 401
WIDEST = 8.0
_tail = np.vectorize(lambda z: erfc(z / sqrt(2)) / 2, otypes=[np.float64])

Floats = npt.NDArray[np.float64]


def looks(boards: int) -> list[int]:
    """The numbers of boards at which a contest of at most `boards` boards has a look."""
    return sorted({max(min(LEAST, boards), ceil(boards * look / LOOKS)) for look in range(1, LOOKS + 1)})


@cache
def bounds(boards: int) -> dict[int, float]:
    """The standardised difference at each look beyond which the contest is decided."""
    places = looks(boards)
    shares = [place / boards for place in places]
    limits: list[float] = []
    spent, walk = 0.0, _Walk()
    for share in shares:
        allowance = ERROR * share**2 - spent
        spent += allowance
        bound = walk.bound(share, allowance)
        walk.step(share, bound)
        limits.append(bound)
    return dict(zip(places, limits, strict=True))


def error_of(shares: Sequence[float], limits: Sequence[float]) -> float:
    """The probability that a walk without drift leaves these bounds at one of the looks.

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
    """The repeated confidence interval of a mean over `boards`, one of the looks of a contest of `most` boards."""
    reach = student(boards - 1, bounds(most)[boards]) * deviation / sqrt(boards)
    return Estimate(mean, mean - reach, mean + reach)


def decided(estimate: Estimate, boards: int) -> int:
    """1 if a mean over `boards` boards is significantly above zero, -1 if below, 0 if undecided.

    Identical boards have an interval of zero width; they count only if there are at least `LEAST`.

    >>> decided(Estimate(36, 36, 36), 3), decided(Estimate(36, 36, 36), 10), decided(Estimate(-2, -3, -1), 3)
    (0, 1, -1)
    """
    if estimate.low <= 0 <= estimate.high or (estimate.low == estimate.high and boards < LEAST):
        return 0
    return 1 if estimate.value > 0 else -1


class _Walk:
    """The position at a look of a Brownian motion without drift that has not left the bounds before.

    Its density is stored on a grid and updated from look to look by the method of Armitage, McPherson and Rowe.
    """

    def __init__(self) -> None:
        self._share = 0.0
        self._places: Floats = np.zeros(1)
        self._weights: Floats = np.ones(1)  #: the probability at each place of the grid

    def beyond(self, share: float, bound: float) -> float:
        """The probability of being outside this (standardised) bound at the next look."""
        step, limit = sqrt(share - self._share), bound * sqrt(share)
        outside = _tail((limit - self._places) / step) + _tail((limit + self._places) / step)
        return float(self._weights @ outside)

    def bound(self, share: float, allowance: float) -> float:
        """The bound that is exceeded with this probability."""
        low, high = 0.0, WIDEST
        for _ in range(40):
            middle = (low + high) / 2
            low, high = (middle, high) if self.beyond(share, middle) > allowance else (low, middle)
        return high

    def step(self, share: float, bound: float) -> None:
        """Advances to the next look."""
        step, limit = sqrt(share - self._share), bound * sqrt(share)
        places = np.linspace(-limit, limit, GRID)
        simpson = np.full(GRID, 2.0)
        simpson[1::2] = 4
        simpson[[0, -1]] = 1
        away = (places[:, None] - self._places[None, :]) / step
        density = np.exp(-(away**2) / 2) @ self._weights / (step * sqrt(2 * np.pi))
        self._weights = density * simpson * (places[1] - places[0]) / 3
        self._places, self._share = places, share
