"""What a seat sees of the start of a match, and what it refuses because of that.

Before a seat reveals its nonce it stores the complete list of commitments. Afterwards everything that the server says
about the start is compared with that list (`vierblatt.shuffle.seen`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vierblatt.protocol.values import Proof, SeatInfo
from vierblatt.shuffle import Round, fresh_nonce
from vierblatt.shuffle.seen import (
    ANCHOR_CHANGED,
    BOT_COMMITTED,
    COMMITMENT_CHANGED,
    LIST_CHANGED,
    NEVER_ASKED,
    OLD_SCHEME,
    OTHER_MATCH,
    OTHER_RULES,
    ROUND_HIDDEN,
    ReportedRound,
    ReportedStart,
    SeenRound,
    SeenStart,
)


def reported_start(proof: Proof) -> ReportedStart:
    """A start as the server reports it."""
    void = [ReportedRound(each.anchor, [*each.commitments], each.unopened) for each in proof.void]
    rounds = [*void, ReportedRound(proof.anchor, proof.commitments)]
    return ReportedStart(proof.match, proof.rules_hash, rounds, proof.nonces)


class Witness:
    """Plays a seat's part in a start: commits, checks the list, reveals the nonce or refuses to.

    table: its id, which must be the match's. rules_hash: of the rules as this program has them. seats: of the table.
    """

    def __init__(self, table: str, rules_hash: str, seats: int) -> None:
        self.seen = SeenStart(match=table, rules_hash=rules_hash, seat=0, rounds=[])
        self.seats = seats
        self.refused: list[str] = []  #: codes for why this seat took no part although it wanted to
        self.keep: Callable[[SeenStart], object] | None = (
            None  #: called with what was seen, before the nonce is revealed, to save it
        )

    def commit(self, proof: Proof, seat: int) -> str:
        """A commitment to a fresh nonce; empty if the server's data is unsound (`refused` says why)."""
        number, last = len(proof.void), self.seen.rounds[-1] if self.seen.rounds else None
        over = [(seen, proof.void[seen.number]) for seen in self.seen.rounds if seen.number < number]
        if any(
            seat in void.unopened and [seen.commitment] == [*void.commitments[seat : seat + 1]] for seen, void in over
        ):
            return ""  # the server did not receive this seat's nonce in time, and accepts no other
        faults = self._unsound(proof)
        if last is not None and number <= last.number and (number, proof.anchor) != (last.number, last.anchor):
            faults.append(ANCHOR_CHANGED)
        if last is not None and number == last.number and not faults:
            if seat == self.seen.seat:
                return last.commitment  # asked twice, for example after a lost answer
            if last.revealed:
                faults.append(LIST_CHANGED)  # and keep what was seen
            else:
                self.seen.rounds.pop()  # another seat now, before anything was revealed
        self._refuse(faults)
        if faults:
            return ""
        nonce = fresh_nonce()
        commitment = start_of(proof).commitment(seat, nonce)
        self.seen.seat = seat
        self.seen.rounds.append(SeenRound(number, proof.anchor, commitment, nonce.hex()))
        return commitment

    def reveal(self, proof: Proof, seats: Sequence[SeatInfo], seat: int) -> str:
        """The nonce, now that the list is complete; empty if this seat has no part in it, or refuses to reveal it."""
        if not self.seen.rounds or seat != self.seen.seat or seat < 0:
            return ""
        seen, faults = self.seen.rounds[-1], self._unsound(proof)
        if len(proof.void) < seen.number:
            faults.append(ROUND_HIDDEN)
        elif len(proof.void) > seen.number:
            return ""  # a round in which this seat did not commit
        if proof.anchor != seen.anchor:
            faults.append(ANCHOR_CHANGED)
        if len(proof.commitments) != self.seats or proof.commitments[seat] != seen.commitment:
            faults.append(COMMITMENT_CHANGED)
        elif seen.commitments and seen.commitments != proof.commitments:
            faults.append(LIST_CHANGED)
        if any(commitment and info.kind != "human" for commitment, info in zip(proof.commitments, seats, strict=False)):
            faults.append(BOT_COMMITTED)
        self._refuse(faults)
        if faults:
            return ""
        seen.commitments, seen.revealed = [*proof.commitments], True
        if self.keep is not None:
            self.keep(self.seen)
        return seen.nonce

    @property
    def takes_part(self) -> bool:
        """Whether this seat has committed to a nonce."""
        return bool(self.seen.rounds)

    def faults(self, proof: Proof, seat: int) -> list[str]:
        """What is wrong with a start that is complete, for the player on `seat` (-1: a spectator); codes."""
        codes = [*self.refused, *self._unsound(proof)]
        if self.takes_part and seat >= 0:
            codes += [NEVER_ASKED] if seat != self.seen.seat else self.seen.faults(reported_start(proof))
        return list(dict.fromkeys(codes))

    def _unsound(self, proof: Proof) -> list[str]:
        codes = [] if proof.scheme > 1 else [OLD_SCHEME]
        if proof.match != self.seen.match or proof.seats != self.seats:
            codes.append(OTHER_MATCH)
        if proof.rules_hash != self.seen.rules_hash:
            codes.append(OTHER_RULES)
        return codes

    def _refuse(self, faults: list[str]) -> None:
        self.refused += [fault for fault in faults if fault not in self.refused]


def start_of(proof: Proof) -> Round:
    """The round that the server reports."""
    anchor = bytes.fromhex(proof.anchor)
    return Round(proof.match, proof.rules_hash, proof.seats, anchor, len(proof.void), proof.scheme)


def code_of(proof: Proof) -> str:
    """The list in digits, for players to compare; empty before it is complete, and in scheme 1."""
    return start_of(proof).code(proof.commitments) if proof.scheme > 1 and any(proof.commitments) else ""
