"""The token bucket: so many at once, and so many a second in the long run.

>>> bucket = TokenBucket(2, 1.0, now=0.0)
>>> bucket.take(0.0), bucket.take(0.0), bucket.take(0.5), bucket.take(1.5)
(True, True, False, True)
"""

from __future__ import annotations


class TokenBucket:
    """size: tokens that fit. per_second: how quickly they come back. now: seconds of any steady clock."""

    def __init__(self, size: float, per_second: float, now: float) -> None:
        self._size, self._per_second = size, per_second
        self._left, self._at = size, now

    def take(self, now: float) -> bool:
        """Takes a token if there is one."""
        self._left = min(self._size, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
