"""Packs that nobody can choose and everybody can check; `docs/provable-deals.md` specifies them byte by byte.

The server fixes all secrets before anyone commits: a chain s(0) = SHA-256(s(1)), ..., s(511) = SHA-256(s(512)), of
which it publishes s(0). Then seats commit to nonces, *everyone receives the complete list of commitments*, and only
then do the seats reveal their nonces. Every commitment on the list must be opened; otherwise the round is void and
another begins. Deal i is shuffled from s(i), the list and the nonces, and s(i) is revealed when the deal has ended. So
the server cannot choose packs (it fixes the chain and the list before it knows any nonce), nor can the players (they
do not know the secrets), and afterwards anyone can recompute the packs.

>>> from vierblatt.shuffle.rounds import commitment
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
from collections.abc import Sequence

from vierblatt.errors import BadOption, WrongTime
from vierblatt.match import Match
from vierblatt.shuffle.pack_description import MOST_ROUNDS, Provable, Provable2, VoidRound
from vierblatt.shuffle.rounds import LINKS, SCHEME, Round, Scheme
from vierblatt.shuffle.stream import sha256, u32

MOST_SEATS = 64  #: the limit for seat numbers in records
HEX = frozenset("0123456789abcdef")
ROUND_TAG = b"vierblatt round\n"


def hash_chain(last: bytes) -> list[bytes]:
    """s(0) to s(512) from s(512)."""
    chain = [last]
    for _ in range(LINKS):
        chain.append(sha256(chain[-1]))
    return chain[::-1]


def fresh_nonce() -> bytes:
    """32 random bytes."""
    return secrets.token_bytes(32)


class ProvablePacks:
    """The server's side of provable deals, for one round of one match.

    match_id: a text of at most 100 characters, never used twice. rules_hash: `RuleSet.hash`. last: s(512) of the first
    round, to restore an earlier source; it must never leave the server. void: the rounds before this one. The order of
    calls: `commit` for the seats that take part, `end_commitments`, `say_nonce`, then `end_nonces` and the deals, or
    `next_round` if a commitment was not opened. Raises BadOption and WrongTime.
    """

    def __init__(
        self,
        match_id: str,
        rules_hash: str,
        seats: int,
        *,
        last: bytes | None = None,
        scheme: Scheme = SCHEME,
        void: Sequence[VoidRound] = (),
    ) -> None:
        if not 0 < len(match_id) <= 100 or not _is_unicode(match_id):
            raise BadOption("bad-match-id", characters=len(match_id))
        if len(rules_hash) != 64 or set(rules_hash) - HEX:
            raise BadOption("bad-rules-hash", text=rules_hash[:70])
        if not 0 < seats <= MOST_SEATS:
            raise BadOption("bad-seats", seats=seats, needed=f"1..{MOST_SEATS}")
        self.last = secrets.token_bytes(32) if last is None else last
        if len(self.last) != 32:
            raise BadOption("bad-secret", bytes=len(self.last))
        self.match_id, self.seats, self.void = match_id, seats, tuple(void)
        number = len(self.void)
        self._chain = hash_chain(hmac.digest(self.last, ROUND_TAG + u32(number), "sha256") if number else self.last)
        self.round = Round(match_id, rules_hash, seats, self.anchor, number, scheme)
        self._commitments = [""] * seats
        self._nonces = [b""] * seats
        self._agreement = b""
        self._stage = 0  # 0: commitments come in, 1: nonces come in, 2: deals
        self._ended = 0  # the highest deal whose secret is public

    @classmethod
    def agreed(
        cls,
        match_id: str,
        rules_hash: str,
        nonces: Sequence[bytes],
        *,
        last: bytes | None = None,
        scheme: Scheme = SCHEME,
    ) -> ProvablePacks:
        """A source with all commitments and nonces complete, for a table in one process."""
        packs = cls(match_id, rules_hash, len(nonces), last=last, scheme=scheme)
        for seat, nonce in enumerate(nonces):
            if nonce:
                packs.commit(seat, packs.round.commitment(seat, nonce))
        packs.end_commitments()
        for seat, nonce in enumerate(nonces):
            if nonce:
                packs.say_nonce(seat, nonce)
        packs.end_nonces()
        return packs

    @property
    def anchor(self) -> bytes:
        """s(0), to be published before everything else."""
        return self._chain[0]

    @property
    def binding(self) -> bytes:
        """The hash that is part of every commitment of this round."""
        return self.round.binding

    @property
    def unopened(self) -> list[int]:
        """The seats that have committed but not revealed their nonce."""
        return [seat for seat, commitment in enumerate(self._commitments) if commitment and not self._nonces[seat]]

    def commit(self, seat: int, commitment: str) -> None:
        """Accepts a seat's commitment, 64 hexadecimal digits; a seat commits once."""
        self._expect(0, seat)
        if len(commitment) != 64 or set(commitment) - HEX:
            raise BadOption("bad-commitment", seat=seat)
        if self._commitments[seat]:
            raise WrongTime("already-committed", seat=seat)
        self._commitments[seat] = commitment

    def end_commitments(self) -> None:
        """Closes the list of commitments, which can then be published; `say_nonce` is allowed from now on."""
        self._expect(0)
        self._stage = 1

    def say_nonce(self, seat: int, nonce: bytes) -> None:
        """Accepts a seat's nonce, 32 bytes, which must match its commitment."""
        self._expect(1, seat)
        fits = hmac.compare_digest(self.round.commitment(seat, nonce), self._commitments[seat])
        if len(nonce) != 32 or not fits:
            raise BadOption("bad-nonce", seat=seat)
        self._nonces[seat] = nonce

    def end_nonces(self) -> None:
        """Allows deals to begin; raises WrongTime for an unopened commitment (scheme 1 just ignores such a seat)."""
        self._expect(1)
        if self.unopened and self.round.scheme > 1:
            raise WrongTime("unopened", seats=len(self.unopened))
        self._stage = 2
        self._agreement = self.round.agreement(self._commitments, self._nonces)

    def next_round(self) -> ProvablePacks:
        """The next round, with its own anchor; this round becomes void and names the seats that did not reveal.

        Raises WrongTime if every commitment was opened, and after `MOST_ROUNDS` rounds.
        """
        self._expect(1)
        if not self.unopened:
            raise WrongTime("nothing-unopened")
        if len(self.void) >= MOST_ROUNDS:
            raise WrongTime("no-more-rounds", rounds=MOST_ROUNDS)
        void_round = VoidRound(self.anchor.hex(), tuple(self._commitments), tuple(self.unopened))
        void, scheme = (*self.void, void_round), self.round.scheme
        return ProvablePacks(self.match_id, self.round.rules_hash, self.seats, last=self.last, scheme=scheme, void=void)

    def seat(self, seats: int) -> int:
        """The first seat: deal number 0, with the secret of deal 1."""
        self._expect(2)
        if seats != self.seats:
            raise BadOption("bad-seats", seats=seats, needed=self.seats)
        return self.round.first_seat(self._chain[1], self._agreement)

    def next(self, match: Match) -> list[int]:
        """The pack of the next deal; raises WrongTime if its secret is already public."""
        self._expect(2)
        number = len(match.deals) + 1
        if number > LINKS:
            raise WrongTime("no-more-packs", packs=LINKS)
        if number <= self._ended:
            raise WrongTime("deal-revealed", deal=number)
        return self.round.pack(match.table.pack, self._chain[number], self._agreement, number)

    def description(self) -> Provable | Provable2:
        """The anchor, commitments, nonces and void rounds."""
        self._expect(2)
        nonces, anchor = tuple(nonce.hex() for nonce in self._nonces), self.anchor.hex()
        if self.round.scheme == 1:
            return Provable(self.match_id, anchor, tuple(self._commitments), nonces)
        return Provable2(self.match_id, anchor, tuple(self._commitments), nonces, self.void)

    def secret(self, match: Match, number: int) -> str:
        """s(number), once that deal has ended, scored or abandoned; raises WrongTime before."""
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
    """Whether a text can be encoded: half a surrogate pair cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
