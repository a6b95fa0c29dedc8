"""A cheating host: it sends a client anything it likes, and knows everything except the honest nonces."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from vierblatt import games
from vierblatt.cards import NAMES
from vierblatt.client.referee import Referee, Verdict
from vierblatt.games.events import DealBegun, Event
from vierblatt.match import Match
from vierblatt.protocol.frames import Revealed
from vierblatt.protocol.values import Proof, SeatInfo, TableInfo, TableSettings
from vierblatt.record import Record, record_of
from vierblatt.record.document import Player
from vierblatt.shuffle import Provable, Provable2, Round, VoidRound
from vierblatt.shuffle.provable import hash_chain

TABLE, GAME, SEATS = "abcdefghij", "back_alley", 4
#: The honest player sits at seat 0, an accomplice of the host at 1, bots on the others.
HONEST, ACCOMPLICE, BOT = 0, 1, 2


def number(text: str) -> bytes:
    """A number that looks random."""
    return hashlib.sha256(text.encode()).digest()


@dataclass
class Host:
    """What the host says now; every cheat changes some of it. secret: from which its chain is made."""

    secret: str = "host"
    proof: Proof = field(init=False)
    info: TableInfo = field(init=False)
    nonces: list[bytes] = field(default_factory=lambda: [b""] * SEATS)

    def __post_init__(self) -> None:
        rules = games.get(GAME).options.rule_set()
        self.rules = rules
        self.chain = hash_chain(number(self.secret))
        self.proof = Proof(
            match=TABLE, rules_hash=rules.hash, seats=SEATS, anchor=self.chain[0].hex(), commitments=[""] * SEATS,
            nonces=[""] * SEATS, scheme=2,
        )  # fmt: skip
        people = [SeatInfo(kind="human", player=f"p{seat}", ready=True) for seat in (HONEST, ACCOMPLICE)]
        bots = [SeatInfo(kind="bot", bot="rules", ready=True)] * 2
        self.info = TableInfo(
            id=TABLE, game=GAME, preset="standard", changes={}, rules_hash=rules.hash, settings=TableSettings(),
            host="p1", stage="seating", seats=[*people, *bots],
        )  # fmt: skip

    def say(self, **fields: Any) -> None:
        """Changes fields of the published proof."""
        self.proof = msgspec.structs.replace(self.proof, **fields)

    def put(self, what: str, seat: int, value: str) -> None:
        """One seat's commitment or nonce."""
        values = [*getattr(self.proof, what)]
        values[seat] = value
        self.say(**{what: values})

    @property
    def round(self) -> Round:
        """The current round."""
        anchor = bytes.fromhex(self.proof.anchor)
        return Round(self.proof.match, self.proof.rules_hash, SEATS, anchor, len(self.proof.void), self.proof.scheme)

    def commit(self, seat: int, nonce: bytes) -> None:
        """A commitment of one of its own seats."""
        self.nonces[seat] = nonce
        self.put("commitments", seat, self.round.commitment(seat, nonce))

    @property
    def agreement(self) -> bytes:
        """What goes into the packs."""
        return self.round.agreement(self.proof.commitments, [bytes.fromhex(nonce) for nonce in self.proof.nonces])

    def pack(self, deal: int = 1, secret: bytes | None = None) -> list[int]:
        """The pack that follows from the published numbers."""
        table = games.get(GAME).rules.shape(self.rules.values)
        return self.round.pack(table.pack, secret or self.chain[deal], self.agreement, deal)


class Victim:
    """An honest client: the real referee, given the host's messages one by one."""

    def __init__(self, host: Host, seat: int = HONEST) -> None:
        self.host, self.seat = host, seat
        self.referee = Referee(host.info, host.proof)
        self.nonce = b""

    def ready(self) -> str:
        """Its commitment, which the host puts into its list."""
        self.referee.update_proof(self.host.proof)
        commitment = self.referee.commitment(self.seat)
        if commitment:
            self.host.put("commitments", self.seat, commitment)
        return commitment

    def asked(self) -> str:
        """Its nonce after the host has sent its list; empty if it refuses."""
        self.referee.update_proof(self.host.proof)
        said = self.referee.nonce(self.host.info, self.seat)
        self.nonce = bytes.fromhex(said) or self.nonce
        return said

    def begin(self) -> Verdict:
        """The verdict on the start as the host publishes it now."""
        self.referee.update_proof(self.host.proof)
        return self.referee.check_start(self.seat)


def honest_start(host: Host | None = None) -> tuple[Host, Victim]:
    """Up to the moment when the honest nonce has been said; the accomplice has committed to one, too."""
    host = host or Host()
    victim = Victim(host)
    victim.ready()
    host.commit(ACCOMPLICE, number("accomplice"))
    assert victim.asked()
    return host, victim


def started(host: Host, victim: Victim, **changes: Any) -> None:
    """All nonces are disclosed, and the first seat is the one that is drawn."""
    nonces = [victim.nonce.hex(), *(nonce.hex() for nonce in host.nonces[1:])]
    host.say(nonces=nonces)
    host.say(first_seat=host.round.first_seat(host.chain[1], host.agreement))
    host.say(**changes)


def dealt(host: Host, victim: Victim, *, pack: Sequence[int] | None = None, actions: int = 10**9) -> Match:
    """Plays the first deal from the host's messages while the client watches, at most so many actions."""
    match = Match(GAME, host.rules, first_seat=host.proof.first_seat)
    victim.referee.update_proof(host.proof)
    events: list[Event] = match.deal(list(pack or host.pack()))
    while not (match.needs_deal or match.over) and actions > 0:
        legal = match.legal_actions()
        events += match.do(legal[len(legal) // 2])
        actions -= 1
    victim.referee.follow([event for event in events if event.audience in {None, victim.seat}], [], victim.seat)
    assert isinstance(events[0], DealBegun)
    return match


def revealed(host: Host, match: Match, *, secret: bytes | None = None, pack: Sequence[int] | None = None) -> Revealed:
    """What the host discloses when the first deal has ended."""
    cards = " ".join(NAMES[card] for card in pack or match.deals[0][0])
    return Revealed(deal=1, secret=(secret or host.chain[1]).hex(), pack=cards)


@dataclass
class _TrustedSource:
    """A source of packs that is trusted, as a cheating host writes its record."""

    host: Host
    packs: Callable[[], Any]

    def seat(self, seats: int) -> int:  # noqa: ARG002 - as every source is asked
        return self.host.proof.first_seat

    def next(self, match: Match) -> list[int]:
        raise NotImplementedError

    def description(self) -> Any:
        return self.packs()

    def secret(self, match: Match, deal: int) -> str:  # noqa: ARG002 - the same
        return self.host.chain[deal].hex()


def record(host: Host, match: Match) -> Record:
    """The record that the host writes of it."""
    proof = host.proof
    common = proof.match, proof.anchor, tuple(proof.commitments), tuple(proof.nonces)
    description = Provable2(*common, tuple(proof.void)) if proof.scheme > 1 else Provable(*common)
    people = [Player("Honest", "human"), Player("Friend", "human"), Player("", "rules"), Player("", "rules")]
    return record_of(match, _TrustedSource(host, lambda: description), people, created=None)


def void(host: Host, unopened: Sequence[int]) -> VoidRound:
    """A round that the host declares void."""
    return VoidRound(host.proof.anchor, tuple(host.proof.commitments), tuple(unopened))
