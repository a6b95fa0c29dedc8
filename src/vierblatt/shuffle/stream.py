"""Reproducible randomness: a stream of bytes, numbers below a bound, a shuffled pack.

The stream is HMAC-SHA256 in counter mode. Rejection sampling turns its bytes into numbers below a bound, all equally
likely, which drive a Fisher-Yates shuffle. Nothing here depends on the platform, the version of Python or any library;
`docs/provable-deals.md` specifies it byte by byte for other languages.

>>> draws = stream(b"key", b"message")
>>> [below(draws, 6) for _ in range(5)]
[2, 3, 1, 2, 3]
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Iterator
from itertools import count


def u32(number: int) -> bytes:
    """A number as four bytes, big-endian: the only form of numbers in hashed messages."""
    return number.to_bytes(4, "big")


def sha256(*parts: bytes) -> bytes:
    """SHA-256 of the concatenated parts."""
    return hashlib.sha256(b"".join(parts)).digest()


def stream(key: bytes, message: bytes) -> Iterator[int]:
    """An endless stream of bytes: block j is HMAC-SHA256(key, message, u32(j)), j = 0, 1, 2 ..."""
    for j in count():
        yield from hmac.digest(key, message + u32(j), "sha256")


def below(draws: Iterator[int], bound: int) -> int:
    """A number from 0 to bound - 1 (bound 1 to 256), all equally likely; raises ValueError for other bounds.

    Bytes at or above the highest multiple of `bound` are discarded: keeping them would favour low numbers.
    """
    if not 0 < bound <= 256:
        raise ValueError(f"a byte gives no number below {bound}: 1 to 256")
    limit = 256 - 256 % bound
    return next(byte for byte in draws if byte < limit) % bound


def shuffled(pack: Iterable[int], draws: Iterator[int]) -> list[int]:
    """The pack in random order: Fisher-Yates from the last place down, starting from ascending card numbers."""
    cards = sorted(pack)
    for last in range(len(cards) - 1, 0, -1):
        other = below(draws, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards
