"""The token bucket: limits how many actions may happen at once, and how many per second in the long run.

>>> bucket = TokenBucket(2, 1.0, now=0.0)
>>> bucket.take(0.0), bucket.take(0.0), bucket.take(0.5), bucket.take(1.5)
(True, True, False, True)
"""

from __future__ import annotations

from collections.abc import Callable

KEPT = 1000  #: number of buckets at which full ones are discarded


class TokenBucket:
    """size: capacity in tokens. per_second: refill rate. now: seconds on any steady clock."""

    def __init__(self, size: float, per_second: float, now: float) -> None:
        self._size, self._per_second = size, per_second
        self._left, self._at = size, now

    def take(self, now: float) -> bool:
        """Takes a token if there is one, and returns whether there was."""
        self._fill(now)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def full(self, now: float) -> bool:
        """Whether the bucket is full, as if it had never been used."""
        self._fill(now)
        return self._left >= self._size

    def _fill(self, now: float) -> None:
        self._left = min(self._size, self._left + (now - self._at) * self._per_second)
        self._at = now


class Rate:
    """Limits how often each user may do something per minute. Recent users are never forgotten. clock: in seconds."""

    def __init__(self, a_minute: int, clock: Callable[[], float]) -> None:
        self._a_minute, self._clock = a_minute, clock
        self._buckets: dict[str, TokenBucket] = {}
        self._look_at = KEPT

    def take(self, who: str) -> bool:
        """Whether `who` may do it once more; if so, this counts as one use."""
        now = self._clock()
        if who not in self._buckets:
            if len(self._buckets) >= self._look_at:
                self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full(now)}
                self._look_at = max(KEPT, 2 * len(self._buckets))
            self._buckets[who] = TokenBucket(self._a_minute, self._a_minute / 60, now)
        return self._buckets[who].take(now)
