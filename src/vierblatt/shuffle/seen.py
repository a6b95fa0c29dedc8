"""What a seat saw itself when its match began, as a document: a record alone can be made up from beginning to end.

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
from vierblatt.shuffle.origin import MOST_ROUNDS, Hex32, Hex32OrEmpty, Provable, Provable2

#: What may be wrong with a start; in `Verdict.faults` beside the codes of `vierblatt.shuffle.ProofFault`.
ANCHOR_CHANGED = "anchor-changed"  #: another anchor than the one that was committed under
LIST_CHANGED = "list-changed"  #: another list than the one that was told before the nonces
COMMITMENT_CHANGED = "commitment-changed"  #: the list does not hold what this seat committed to
BOT_COMMITTED = "bot-committed"  #: a seat of a bot has a commitment
NONCE_LEFT_OUT = "nonce-left-out"  #: the start does not hold this seat's nonce
NEVER_ASKED = "never-asked"  #: the match began, and this seat was not asked for its nonce, or not heard
ROUND_HIDDEN = "round-hidden"  #: a round that this seat took part in is not told of
WRONGLY_BLAMED = "wrongly-blamed"  #: a round is said to be void because of this seat, which opened its commitment
OTHER_MATCH = "other-match"  #: the numbers are those of another match, or of another number of seats
OTHER_RULES = "rules"  #: or of other house rules
OLD_SCHEME = "old-scheme"  #: scheme 1, under which a host could choose the cards


class SeenRound(msgspec.Struct, forbid_unknown_fields=True):
    """One round: the anchor that was committed under, the own numbers, and the list as it was told; empty before."""

    number: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)]
    anchor: Hex32
    commitment: Hex32
    nonce: Hex32
    commitments: Annotated[list[Hex32OrEmpty], Meta(max_length=64)] = []
    revealed: bool = False  #: whether the nonce was said


class SeenStart(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """All that a seat saw of a match's start."""

    match: Annotated[str, Meta(min_length=1, max_length=100)]
    rules_hash: Hex32
    seat: SeatNumber
    rounds: Annotated[list[SeenRound], Meta(max_length=MOST_ROUNDS + 1)]

    def to_json(self) -> bytes:
        """The document, for a file beside the record."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    @classmethod
    def from_json(cls, data: bytes | str) -> Self:
        """What a document says; raises BadRecord for anything else."""
        try:
            return msgspec.json.decode(data, type=cls)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
            raise BadRecord("bad-seen", why=str(fault)[:200]) from None

    def faults(self, told: ReportedStart) -> list[str]:
        """What is wrong with a start that has happened, in the eyes of this seat; a list of codes."""
        found = [] if told.match == self.match else [OTHER_MATCH]
        found += [] if told.rules_hash == self.rules_hash else [OTHER_RULES]
        for seen in self.rounds:
            if seen.number >= len(told.rounds):
                found.append(ROUND_HIDDEN)
            else:
                found += self._round_faults(seen, told)
        if not any(seen.number == len(told.rounds) - 1 for seen in self.rounds):
            found.append(NEVER_ASKED)
        return list(dict.fromkeys(found))

    def _round_faults(self, seen: SeenRound, told: ReportedStart) -> list[str]:
        said = told.rounds[seen.number]
        found = [] if said.anchor == seen.anchor else [ANCHOR_CHANGED]
        if seen.commitments and said.commitments != seen.commitments:
            found.append(LIST_CHANGED)
        if not seen.commitments:
            found.append(NEVER_ASKED)
        if seen.number == len(told.rounds) - 1:
            found += [] if told.nonces[self.seat : self.seat + 1] == [seen.nonce] else [NONCE_LEFT_OUT]
        elif seen.revealed and any(seen.commitments[seat : seat + 1] == [seen.commitment] for seat in said.unopened):
            found.append(WRONGLY_BLAMED)
        return found


class ReportedRound(msgspec.Struct, frozen=True):
    """One round as a server or a record tells of it; the last one has nobody unopened."""

    anchor: str
    commitments: list[str]
    unopened: Sequence[int] = ()


class ReportedStart(msgspec.Struct, frozen=True):
    """A start as a server or a record tells of it: all rounds, and the nonces of the last."""

    match: str
    rules_hash: str
    rounds: list[ReportedRound]
    nonces: list[str]


def start_from_record(packs: Provable | Provable2, rules_hash: str) -> ReportedStart:
    """A start as a record tells of it."""
    gone = packs.void if isinstance(packs, Provable2) else ()
    void = [ReportedRound(each.anchor, [*each.commitments], each.unopened) for each in gone]
    last = ReportedRound(packs.anchor, [*packs.commitments])
    return ReportedStart(packs.match, rules_hash, [*void, last], [*packs.nonces])
