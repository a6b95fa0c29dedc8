"""Packs that nobody can rig and everybody can check; `docs/provable-deals.md` says it byte by byte.

The server fixes all secrets before anyone sits: a chain s(0) = SHA-256(s(1)), ..., s(511) = SHA-256(s(512)) of which
it publishes s(0). Then every seat commits to a nonce, then all say their nonces. Deal i is shuffled from s(i) and the
nonces, and s(i) is revealed when the deal has ended. So the server cannot choose packs (it does not know the nonces
when it fixes the chain), the players cannot (they do not know the secrets), and afterwards anyone can recompute them.

>>> packs = ProvablePacks("table-1", "00" * 32, 4)
>>> nonce = fresh_nonce()
>>> packs.commit(0, commitment(packs.binding, 0, nonce))
>>> packs.end_commitments()
>>> packs.say_nonce(0, nonce)
>>> packs.end_nonces()
>>> packs.seat(4) in range(4)
True
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterator, Sequence

from vierblatt.errors import BadOption, WrongTime
from vierblatt.match import Match
from vierblatt.shuffle.origin import Provable
from vierblatt.shuffle.stream import below, sha256, shuffled, stream, u32

LINKS = 512  #: secrets of a chain, and so deals of a match
MOST_SEATS = 64  #: as a record numbers them
HEX = frozenset("0123456789abcdef")
BIND_TAG = b"vierblatt provable deals 1\n"
COMMIT_TAG = b"vierblatt nonce 1\n"
NONCES_TAG = b"vierblatt nonces 1\n"
PACK_TAG = b"vierblatt provable pack 1\n"


def hash_chain(last: bytes) -> list[bytes]:
    """s(0) to s(512) from s(512)."""
    chain = [last]
    for _ in range(LINKS):
        chain.append(sha256(chain[-1]))
    return chain[::-1]


def binding(match_id: str, rules_hash: str, seats: int, anchor: bytes) -> bytes:
    """Ties the anchor to one match, its rule set and the number of seats; part of every later message."""
    name = match_id.encode()
    return sha256(BIND_TAG, u32(len(name)), name, bytes.fromhex(rules_hash), u32(seats), anchor)


def commitment(bound: bytes, seat: int, nonce: bytes) -> str:
    """What a seat says before anyone says a nonce."""
    return sha256(COMMIT_TAG, bound, u32(seat), nonce).hex()


def nonces_digest(nonces: Sequence[bytes]) -> bytes:
    """All nonces as one value, seat by seat; a silent seat's is empty."""
    return sha256(NONCES_TAG, *(u32(len(nonce)) + nonce for nonce in nonces))


def draws(secret: bytes, bound: bytes, nonces: Sequence[bytes], number: int) -> Iterator[int]:
    """The stream of deal `number`. Number 0 with the secret of deal 1 draws the first seat."""
    return stream(secret, PACK_TAG + bound + u32(number) + nonces_digest(nonces))


def fresh_nonce() -> bytes:
    """32 random bytes."""
    return secrets.token_bytes(32)


class ProvablePacks:
    """The server's side of provable deals, for one match.

    match_id: a text of at most 100 characters, never used twice. rules_hash: `RuleSet.hash`. last: s(512), to set up
    again what was set up before; it must never leave the server. In order: `commit` for the seats that take part,
    `end_commitments`, `say_nonce`, `end_nonces`; then deals. Raises BadOption and WrongTime.
    """

    def __init__(self, match_id: str, rules_hash: str, seats: int, *, last: bytes | None = None) -> None:
        if not 0 < len(match_id) <= 100 or not _is_unicode(match_id):
            raise BadOption("bad-match-id", characters=len(match_id))
        if len(rules_hash) != 64 or set(rules_hash) - HEX:
            raise BadOption("bad-rules-hash", text=rules_hash[:70])
        if not 0 < seats <= MOST_SEATS:
            raise BadOption("bad-seats", seats=seats, needed=f"1..{MOST_SEATS}")
        self.last = secrets.token_bytes(32) if last is None else last
        if len(self.last) != 32:
            raise BadOption("bad-secret", bytes=len(self.last))
        self.match_id, self.seats = match_id, seats
        self._chain = hash_chain(self.last)
        self.binding = binding(match_id, rules_hash, seats, self.anchor)
        self._commitments = [""] * seats
        self._nonces = [b""] * seats
        self._stage = 0  # 0: commitments come in, 1: nonces come in, 2: deals
        self._ended = 0  # the highest deal whose secret is public

    @classmethod
    def agreed(
        cls, match_id: str, rules_hash: str, nonces: Sequence[bytes], *, last: bytes | None = None
    ) -> ProvablePacks:
        """A source whose seats have all spoken: for a table in one process, and to restore one."""
        packs = cls(match_id, rules_hash, len(nonces), last=last)
        for seat, nonce in enumerate(nonces):
            if nonce:
                packs.commit(seat, commitment(packs.binding, seat, nonce))
        packs.end_commitments()
        for seat, nonce in enumerate(nonces):
            if nonce:
                packs.say_nonce(seat, nonce)
        packs.end_nonces()
        return packs

    @property
    def anchor(self) -> bytes:
        """s(0), to be published first of all."""
        return self._chain[0]

    def commit(self, seat: int, promise: str) -> None:
        """A seat's commitment, 64 hexadecimal digits; a seat commits once."""
        self._expect(0, seat)
        if len(promise) != 64 or set(promise) - HEX:
            raise BadOption("bad-commitment", seat=seat)
        if self._commitments[seat]:
            raise WrongTime("already-committed", seat=seat)
        self._commitments[seat] = promise

    def end_commitments(self) -> None:
        """From now on no commitment is taken, and nonces may be said."""
        self._expect(0)
        self._stage = 1

    def say_nonce(self, seat: int, nonce: bytes) -> None:
        """A seat's nonce, 32 bytes, which must be the one it committed to."""
        self._expect(1, seat)
        fits = hmac.compare_digest(commitment(self.binding, seat, nonce), self._commitments[seat])
        if len(nonce) != 32 or not fits:
            raise BadOption("bad-nonce", seat=seat)
        self._nonces[seat] = nonce

    def end_nonces(self) -> None:
        """From now on a seat that has said no nonce is silent, and deals may begin."""
        self._expect(1)
        self._stage = 2

    def seat(self, seats: int) -> int:
        """The first seat: deal number 0, with the secret of deal 1."""
        self._expect(2)
        if seats != self.seats:
            raise BadOption("bad-seats", seats=seats, needed=self.seats)
        return below(draws(self._chain[1], self.binding, self._nonces, 0), seats)

    def next(self, match: Match) -> list[int]:
        """The pack of the next deal; never again one whose secret is public."""
        self._expect(2)
        number = len(match.deals) + 1
        if number > LINKS:
            raise WrongTime("no-more-packs", packs=LINKS)
        if number <= self._ended:
            raise WrongTime("deal-revealed", deal=number)
        return shuffled(match.table.pack, draws(self._chain[number], self.binding, self._nonces, number))

    def origin(self) -> Provable:
        """Anchor, commitments and nonces."""
        self._expect(2)
        nonces = tuple(nonce.hex() for nonce in self._nonces)
        return Provable(self.match_id, self.anchor.hex(), tuple(self._commitments), nonces)

    def secret(self, match: Match, number: int) -> str:
        """s(number), once that deal has ended, scored or abandoned; before, WrongTime."""
        dealt = len(match.deals)
        running = number == dealt and not (match.needs_deal or match.over)
        if not 0 < number <= dealt or running:
            raise WrongTime("deal-running", deal=number)
        self._ended = max(self._ended, number)
        return self._chain[number].hex()

    def _expect(self, stage: int, seat: int = 0) -> None:
        if self._stage != stage:
            raise WrongTime(("commitments-open", "nonces-open", "nonces-closed")[self._stage])
        if not 0 <= seat < self.seats:
            raise BadOption("bad-seat", seat=seat, seats=self.seats)


def _is_unicode(text: str) -> bool:
    """Whether a text has bytes: half a surrogate pair has none."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
