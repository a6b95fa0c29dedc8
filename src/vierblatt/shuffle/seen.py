"""A document of what one seat saw when its match began, since a record alone can be fabricated entirely.

>>> SeenStart.from_json(SeenStart(match="abc", rules_hash="00" * 32, seat=1, rounds=[]).to_json()).seat
1
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Self

import msgspec
from msgspec import Meta

from vierblatt.bounds import SeatNumber
from vierblatt.errors import BadRecord
from vierblatt.shuffle.pack_description import MOST_ROUNDS, Hex32, Hex32OrEmpty, Provable, Provable2

#: The faults of a start; in `Verdict.faults` in addition to the codes of `vierblatt.shuffle.ProofFault`.
ANCHOR_CHANGED = "anchor-changed"  #: the anchor differs from the one used for the commitments
LIST_CHANGED = "list-changed"  #: the list differs from the one sent before the nonces
COMMITMENT_CHANGED = "commitment-changed"  #: the list does not have this seat's commitment
BOT_COMMITTED = "bot-committed"  #: a bot's seat has a commitment
NONCE_LEFT_OUT = "nonce-left-out"  #: the start does not have this seat's nonce
NEVER_ASKED = "never-asked"  #: the match began without asking this seat for its nonce, or without accepting it
ROUND_HIDDEN = "round-hidden"  #: a round in which this seat took part is missing
WRONGLY_BLAMED = "wrongly-blamed"  #: a round is reported void because of this seat, which opened its commitment
OTHER_MATCH = "other-match"  #: the start is that of another match, or of another number of seats
OTHER_RULES = "rules"  #: the start is for other house rules
OLD_SCHEME = "old-scheme"  #: scheme 1, under which a host could choose the cards


class SeenRound(msgspec.Struct, forbid_unknown_fields=True):
    """One round: the anchor of the commitments, this seat's numbers, and the list as received (empty before)."""

    number: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)]
    anchor: Hex32
    commitment: Hex32
    nonce: Hex32
    commitments: Annotated[list[Hex32OrEmpty], Meta(max_length=64)] = []
    revealed: bool = False  #: whether the nonce was sent


class SeenStart(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Everything that a seat saw of a match's start."""

    match: Annotated[str, Meta(min_length=1, max_length=100)]
    rules_hash: Hex32
    seat: SeatNumber
    rounds: Annotated[list[SeenRound], Meta(max_length=MOST_ROUNDS + 1)]

    def to_json(self) -> bytes:
        """The document, for a file kept with the record."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    @classmethod
    def from_json(cls, data: bytes | str) -> Self:
        """Reads a document; raises BadRecord for anything else."""
        try:
            return msgspec.json.decode(data, type=cls)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
            raise BadRecord("bad-seen", why=str(fault)[:200]) from None

    def faults(self, reported_start: ReportedStart) -> list[str]:
        """The codes of all contradictions between a reported start and what this seat saw."""
        codes = [] if reported_start.match == self.match else [OTHER_MATCH]
        codes += [] if reported_start.rules_hash == self.rules_hash else [OTHER_RULES]
        for seen in self.rounds:
            if seen.number >= len(reported_start.rounds):
                codes.append(ROUND_HIDDEN)
            else:
                codes += self._round_faults(seen, reported_start)
        if not any(seen.number == len(reported_start.rounds) - 1 for seen in self.rounds):
            codes.append(NEVER_ASKED)
        return list(dict.fromkeys(codes))

    def _round_faults(self, seen: SeenRound, reported_start: ReportedStart) -> list[str]:
        reported = reported_start.rounds[seen.number]
        codes = [] if reported.anchor == seen.anchor else [ANCHOR_CHANGED]
        if seen.commitments and reported.commitments != seen.commitments:
            codes.append(LIST_CHANGED)
        if not seen.commitments:
            codes.append(NEVER_ASKED)
        if seen.number == len(reported_start.rounds) - 1:
            codes += [] if reported_start.nonces[self.seat : self.seat + 1] == [seen.nonce] else [NONCE_LEFT_OUT]
        elif seen.revealed and any(
            seen.commitments[seat : seat + 1] == [seen.commitment] for seat in reported.unopened
        ):
            codes.append(WRONGLY_BLAMED)
        return codes


class ReportedRound(msgspec.Struct, frozen=True):
    """One round as reported by a server or a record; the last one has no unopened seats."""

    anchor: str
    commitments: list[str]
    unopened: Sequence[int] = ()


class ReportedStart(msgspec.Struct, frozen=True):
    """A start as reported by a server or a record: all rounds, and the nonces of the last."""

    match: str
    rules_hash: str
    rounds: list[ReportedRound]
    nonces: list[str]


def start_from_record(packs: Provable | Provable2, rules_hash: str) -> ReportedStart:
    """The start that a record reports."""
    gone = packs.void if isinstance(packs, Provable2) else ()
    void = [ReportedRound(each.anchor, [*each.commitments], each.unopened) for each in gone]
    last = ReportedRound(packs.anchor, [*packs.commitments])
    return ReportedStart(packs.match, rules_hash, [*void, last], [*packs.nonces])
