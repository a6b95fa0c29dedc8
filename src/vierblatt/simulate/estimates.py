"""Numbers with their uncertainty: what was found, and the 95 % interval around it."""

from __future__ import annotations

from statistics import NormalDist

import msgspec

#: Two-sided 95 % of the normal distribution.
Z = NormalDist().inv_cdf(0.975)


class Estimate(msgspec.Struct, frozen=True):
    """A rate or a mean, and the interval that covers the true one in 95 of 100 simulations."""

    value: float
    low: float
    high: float

    @property
    def reach(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def rate(hits: float, tries: float, observations: float | None = None) -> Estimate | None:
    """`hits` of `tries` with Wilson's interval; None where nothing was tried.

    observations: how many of the tries are independent of each other, by default all of them.

    >>> rate(0, 100)
    Estimate(value=0.0, low=0.0, high=0.0369...)
    """
    if not tries:
        return None
    n = tries if observations is None else observations
    p = hits / tries
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    reach = Z / (1 + Z * Z / n) * (p * (1 - p) / n + Z * Z / (4 * n * n)) ** 0.5
    return Estimate(p, min(p, max(0.0, middle - reach)), max(p, min(1.0, middle + reach)))


def mean(total: float, squares: float, number: float, observations: float | None = None) -> Estimate | None:
    """The mean of `number` values from their sum and the sum of their squares; None where there is no value.

    >>> mean(10, 30, 5)
    Estimate(value=2.0, low=1.1234..., high=2.8765...)
    """
    if not number:
        return None
    n = number if observations is None else observations
    middle = total / number
    # One observation says nothing about the spread; with none to go by the interval shows that there is none.
    reach = Z * (max(0.0, squares / number - middle * middle) / max(n - 1, 1)) ** 0.5
    return Estimate(middle, middle - reach, middle + reach)
