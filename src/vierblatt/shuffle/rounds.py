"""The hashed messages of provable deals, in both schemes; `docs/provable-deals.md` specifies them byte by byte.

A round is one attempt to begin a match: an anchor, a list of commitments, and the nonces that open them. Scheme 1 had
only one round, and its packs did not depend on the list; it is kept so that old records can still be verified.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from vierblatt.shuffle.stream import below, sha256, shuffled, stream, u32

Scheme = Literal[1, 2]
SCHEME: Scheme = 2  #: the scheme of new matches
LINKS = 512  #: secrets in a chain, and therefore the largest number of deals in a match

BIND_TAG = {1: b"vierblatt provable deals 1\n", 2: b"vierblatt provable deals 2\n"}
COMMIT_TAG = {1: b"vierblatt nonce 1\n", 2: b"vierblatt nonce 2\n"}
NONCES_TAG = {1: b"vierblatt nonces 1\n", 2: b"vierblatt nonces 2\n"}
PACK_TAG = {1: b"vierblatt provable pack 1\n", 2: b"vierblatt provable pack 2\n"}
LIST_TAG = b"vierblatt list 2\n"
CODE_TAG = b"vierblatt code 2\n"

CODE_GROUPS, CODE_DIGITS = 6, 5  #: 30 digits: too many for a collision to be found while players wait


@dataclass(frozen=True)
class Round:
    """The data that all messages of a round share.

    match: the match's id. rules_hash: that of its rule set, 64 hexadecimal digits. anchor: s(0). number: the number of
    void rounds before it.
    """

    match: str
    rules_hash: str
    seats: int
    anchor: bytes
    number: int = 0
    scheme: Scheme = SCHEME

    @cached_property
    def binding(self) -> bytes:
        """Ties the anchor to one match, its rule set, the number of seats and the round."""
        name = self.match.encode()
        numbers = u32(self.seats) + (u32(self.number) if self.scheme > 1 else b"")
        parts = u32(len(name)), name, bytes.fromhex(self.rules_hash), numbers, self.anchor
        return sha256(BIND_TAG[self.scheme], *parts)

    def commitment(self, seat: int, nonce: bytes) -> str:
        """A seat's commitment, sent before any nonce is revealed: 64 hexadecimal digits."""
        return commitment(self.binding, seat, nonce, self.scheme)

    def list_digest(self, commitments: Sequence[str]) -> bytes:
        """A hash of the complete list of commitments; a seat without one has an empty entry."""
        listed = (bytes.fromhex(text) for text in commitments)
        return sha256(LIST_TAG, self.binding, *(u32(len(commitment)) + commitment for commitment in listed))

    def agreement(self, commitments: Sequence[str], nonces: Sequence[bytes]) -> bytes:
        """The seats' input to every pack: a hash of their nonces and, from scheme 2 on, of the list of commitments."""
        listed = self.list_digest(commitments) if self.scheme > 1 else b""
        return sha256(NONCES_TAG[self.scheme], listed, *(u32(len(nonce)) + nonce for nonce in nonces))

    def first_seat(self, secret: bytes, agreement: bytes) -> int:
        """The first seat of the match, drawn with the secret of deal 1 as deal number 0."""
        return below(self._draws(secret, agreement, 0), self.seats)

    def pack(self, cards: Iterable[int], secret: bytes, agreement: bytes, number: int) -> list[int]:
        """The pack of deal `number`, from 1, in dealing order; secret: s(number)."""
        return shuffled(cards, self._draws(secret, agreement, number))

    def code(self, commitments: Sequence[str]) -> str:
        """The list of commitments as digits for players to compare: ``12345 67890 ...``, six groups of five."""
        number = int.from_bytes(sha256(CODE_TAG, self.list_digest(commitments)), "big")
        digits = str(number % 10 ** (CODE_GROUPS * CODE_DIGITS)).zfill(CODE_GROUPS * CODE_DIGITS)
        return " ".join(digits[at : at + CODE_DIGITS] for at in range(0, len(digits), CODE_DIGITS))

    def _draws(self, secret: bytes, agreement: bytes, number: int) -> Iterator[int]:
        return stream(secret, PACK_TAG[self.scheme] + self.binding + u32(number) + agreement)


def commitment(binding: bytes, seat: int, nonce: bytes, scheme: Scheme = SCHEME) -> str:
    """A seat's commitment to a nonce under a binding: 64 hexadecimal digits."""
    return sha256(COMMIT_TAG[scheme], binding, u32(seat), nonce).hex()


def leads_to(secret: bytes, steps: int, anchor: bytes) -> bool:
    """Whether `secret`, hashed `steps` times, is the anchor."""
    for _ in range(steps):
        secret = sha256(secret)
    return secret == anchor
