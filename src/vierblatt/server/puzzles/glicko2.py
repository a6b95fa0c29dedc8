"""Glicko-2 (Mark E. Glickman, "Example of the Glicko-2 system", 2022), for solvers and puzzles.

An attempt is a game between the two. The formulas are written out here because no library that is kept does only this:
those on offer need SciPy, or have an error in step 5 (`docs/puzzles-server.md`).

>>> rating = after(Glicko(1500, 200), [(Glicko(1400, 30), 1.0), (Glicko(1550, 100), 0.0), (Glicko(1700, 300), 0.0)])
>>> round(rating.rating, 1), round(rating.deviation, 1), round(rating.volatility, 5)
(1464.1, 151.5, 0.06)
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

#: Points of the displayed scale for one unit of the scale of the formulas, and where that scale has its zero.
SCALE, MIDDLE = 173.7178, 1500.0
#: How much the volatility may change from one period to the next.
TAU = 0.5
PRECISION = 1e-6


@dataclass(frozen=True)
class Glicko:
    """A rating on the displayed scale, with its deviation and volatility."""

    rating: float
    deviation: float
    volatility: float = 0.06

    def idle(self, periods: float) -> Glicko:
        """The same after some rating periods, a fraction of one included, without a result: less certain."""
        drifted = SCALE * math.hypot(self.deviation / SCALE, self.volatility * math.sqrt(periods))
        return Glicko(self.rating, drifted, self.volatility)


def after(before: Glicko, results: Sequence[tuple[Glicko, float]]) -> Glicko:
    """The rating after results against others, each 1 for a win, 0 for a defeat. All ratings are from before."""
    mu, phi = (before.rating - MIDDLE) / SCALE, before.deviation / SCALE
    information = gain = 0.0
    for other, score in results:
        weight = 1 / math.sqrt(1 + 3 * (other.deviation / SCALE / math.pi) ** 2)
        expected = 1 / (1 + math.exp(-weight * (mu - (other.rating - MIDDLE) / SCALE)))
        information += weight * weight * expected * (1 - expected)
        gain += weight * (score - expected)
    variance = 1 / information
    volatility = _volatility(before.volatility, phi, variance, (variance * gain) ** 2)
    phi = 1 / math.sqrt(1 / (phi * phi + volatility * volatility) + information)
    return Glicko(MIDDLE + SCALE * (mu + phi * phi * gain), SCALE * phi, volatility)


def _volatility(sigma: float, phi: float, variance: float, improvement: float) -> float:
    """The new volatility, by the Illinois method (step 5). improvement: the square of the estimated improvement."""
    start = math.log(sigma * sigma)

    def f(x: float) -> float:
        total = phi * phi + variance + math.exp(x)
        return math.exp(x) * (improvement - total) / (2 * total * total) - (x - start) / TAU**2

    low = start
    if improvement > phi * phi + variance:
        high = math.log(improvement - phi * phi - variance)
    else:
        high = start - TAU
        while f(high) < 0:
            high -= TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > PRECISION:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return math.exp(low / 2)
