"""Chance that everybody can recompute: a stream of bytes, numbers below a bound, a shuffled pack.

The stream is HMAC-SHA256 in counter mode. Byte after byte of it gives a number below a bound, by rejection, so that
every number is equally likely; those numbers drive Fisher-Yates. Nothing here depends on the platform, the version of
Python or any library, and `docs/provable-deals.md` says it byte by byte for other languages.

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
    """A number as four bytes, the highest first: the only form of a number in any hashed message."""
    return number.to_bytes(4, "big")


def sha256(*parts: bytes) -> bytes:
    """SHA-256 of the parts one after the other."""
    return hashlib.sha256(b"".join(parts)).digest()


def stream(key: bytes, message: bytes) -> Iterator[int]:
    """Endless bytes: block j is HMAC-SHA256(key, message, u32(j)), j = 0, 1, 2 ..."""
    for j in count():
        yield from hmac.digest(key, message + u32(j), "sha256")


def below(draws: Iterator[int], bound: int) -> int:
    """A number from 0 to bound - 1 (bound 1 to 256), all equally likely; raises ValueError for another bound.

    A byte at or above the highest multiple of `bound` is thrown away: keeping it would favour the low numbers.
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
