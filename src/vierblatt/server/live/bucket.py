"""The token bucket: so many at once, and so many a second in the long run.

>>> bucket = TokenBucket(2, 1.0, now=0.0)
>>> bucket.take(0.0), bucket.take(0.0), bucket.take(0.5), bucket.take(1.5)
(True, True, False, True)
"""

from __future__ import annotations

from collections.abc import Callable

KEPT = 1000  #: buckets from which on those that are full again are forgotten


class TokenBucket:
    """size: tokens that fit. per_second: how quickly they come back. now: seconds of any steady clock."""

    def __init__(self, size: float, per_second: float, now: float) -> None:
        self._size, self._per_second = size, per_second
        self._left, self._at = size, now

    def take(self, now: float) -> bool:
        """Takes a token if there is one."""
        self._fill(now)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def full(self, now: float) -> bool:
        """Whether it is as if nobody had ever taken anything."""
        self._fill(now)
        return self._left >= self._size

    def _fill(self, now: float) -> None:
        self._left = min(self._size, self._left + (now - self._at) * self._per_second)
        self._at = now


class Rate:
    """How often each may do something in a minute. None is forgotten who has done it lately. clock: of seconds."""

    def __init__(self, a_minute: int, clock: Callable[[], float]) -> None:
        self._a_minute, self._clock = a_minute, clock
        self._buckets: dict[str, TokenBucket] = {}
        self._look_at = KEPT

    def take(self, who: str) -> bool:
        """Whether somebody may once more."""
        now = self._clock()
        if who not in self._buckets:
            if len(self._buckets) >= self._look_at:
                self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full(now)}
                self._look_at = max(KEPT, 2 * len(self._buckets))
            self._buckets[who] = TokenBucket(self._a_minute, self._a_minute / 60, now)
        return self._buckets[who].take(now)
