"""How long things took, counted in steps of 5 %, so that a million times take no more memory than one.

>>> times = LatencyCounts()
>>> for milliseconds in range(1, 101):
...     times.add(milliseconds / 1000)
>>> 49 < times.quantile(0.5) < 53, round(times.longest), times.count
(True, 100, 100)
"""

from __future__ import annotations

import math

import msgspec

_STEP = math.log(1.05)
_SHORTEST = 1e-5  # seconds; shorter times count as this


class Quantiles(msgspec.Struct, frozen=True, kw_only=True):
    """Quantiles of times, in milliseconds."""

    p50: float
    p90: float
    p99: float
    p999: float
    max: float


class LatencyCounts:
    """Takes times in seconds and returns quantiles in milliseconds, at most 2.5 % off."""

    def __init__(self) -> None:
        self._counts: dict[int, int] = {}
        self.count = 0
        self.longest = 0.0  #: milliseconds

    def add(self, seconds: float) -> None:
        """Adds a time."""
        step = int(math.log(max(seconds, _SHORTEST) / _SHORTEST) / _STEP)
        self._counts[step] = self._counts.get(step, 0) + 1
        self.count += 1
        self.longest = max(self.longest, seconds * 1000)

    def add_all(self, other: LatencyCounts) -> None:
        """Adds all times of another."""
        for step, count in other._counts.items():
            self._counts[step] = self._counts.get(step, 0) + count
        self.count += other.count
        self.longest = max(self.longest, other.longest)

    def quantile(self, part: float) -> float:
        """The milliseconds that this part of the times did not exceed; NaN if there are none."""
        left = part * self.count
        for step in sorted(self._counts):
            left -= self._counts[step]
            if left <= 0:
                return min(self.longest, _SHORTEST * math.exp((step + 0.5) * _STEP) * 1000)
        return math.nan

    def quantiles(self) -> Quantiles | None:
        """The usual quantiles; None if there are no times."""
        if not self.count:
            return None
        p50, p90, p99, p999 = (round(self.quantile(part), 3) for part in (0.5, 0.9, 0.99, 0.999))
        return Quantiles(p50=p50, p90=p90, p99=p99, p999=p999, max=round(self.longest, 3))
