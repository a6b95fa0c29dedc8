"""Verifies a record: its chain, its rule set, every action, every score, every pack.

The chain reveals any change. Replaying the record and checking its packs reveal changes for which someone computed a
new chain. Each fault says where in the record it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from vierblatt.cards import parse_card
from vierblatt.errors import BadCard, BadRecord, VierblattError
from vierblatt.games.contract import Game
from vierblatt.games.options import plain
from vierblatt.match import Match
from vierblatt.record.chain import broken_links
from vierblatt.record.document import Deal, End, Record
from vierblatt.record.recorder import done_text, record_of
from vierblatt.record.replay import begin, follow
from vierblatt.shuffle import (
    DuplicateBoard,
    GivenPacks,
    PackDescription,
    Provable,
    Provable2,
    Seeded,
    SeededPacks,
    verify_board,
    verify_proof,
)
from vierblatt.shuffle.seen import BOT_COMMITTED, OTHER_MATCH, SeenStart, start_from_record
from vierblatt.taken_back import lines_of_play

HUMAN = "human"  #: the kind of a player who is not a bot
ENTRY_OF_PROOF = {
    "nonce": "header", "unopened": "header", "void-round": "header", "first-seat": "header", "secret": "end",
    "pack": "deal", "too-many-deals": "deal",
}  # fmt: skip


@dataclass(frozen=True)
class RecordFault:
    """One fault of a record.

    code: stable, kebab-case. entry: ``header``, ``deal``, ``action(s)``, ``end``, ``result`` or ``head``. deal and
    action are numbered from 1; 0 means none in particular.
    """

    code: str
    entry: str
    deal: int = 0
    action: int = 0
    found: str = ""
    expected: str = ""

    def __str__(self) -> str:
        place = [f"deal {self.deal}"] * (self.deal > 0) + [f"action {self.action}"] * (self.action > 0) + [self.entry]
        facts = f": {self.found}" * bool(self.found) + f" (expected {self.expected})" * bool(self.expected)
        return f"{', '.join(place)}: {self.code}{facts}"


def verify(record: Record, game: Game | None = None) -> list[RecordFault]:
    """Returns all faults found; empty for a valid record. `game` is needed for a game that is not registered."""
    faults = [RecordFault("link", place, deal) for place, deal in broken_links(record)]
    try:
        match = begin(record, game)
    except BadRecord as error:
        return [*faults, RecordFault(error.code, "header", found=str(error))]
    faults += _header_faults(record, match)
    try:
        for step, _ in follow(match, record):
            if not step.deals[-1][1]:
                faults += _taken_back_faults(record.deals[len(step.deals) - 1], step)
    except BadRecord as error:
        faults.append(_replay_fault(error))
    faults += _replayed_faults(record, match)
    faults += _pack_faults(record, match)
    return faults


def seen_faults(record: Record, seen: SeenStart) -> list[RecordFault]:
    """The contradictions between a record's start and what a seat saw (`vierblatt.shuffle.seen` has the codes)."""
    if not isinstance(record.packs, Provable | Provable2):
        return [RecordFault(OTHER_MATCH, "header", found=type(record.packs).__name__.lower(), expected="provable")]
    reported = start_from_record(record.packs, record.rules.hash)
    return [RecordFault(code, "header", found=f"seat {seen.seat}") for code in seen.faults(reported)]


def _differs(
    code: str, entry: str, found: object, expected: object, deal: int = 0, action: int = 0
) -> list[RecordFault]:
    return [] if found == expected else [RecordFault(code, entry, deal, action, str(found), str(expected))]


def _header_faults(record: Record, match: Match) -> list[RecordFault]:
    rules, said = match.rules, record.rules
    named = _differs("preset", "header", said.preset, rules.preset)
    return [
        *_differs("behaviour", "header", said.behaviour, rules.behaviour),
        *_differs("options", "header", repr(plain(said.options)), repr(plain(rules.changed))),
        *_differs("rules-hash", "header", said.hash, rules.hash),
        *([] if match.game.options.was_preset(rules.changed, said.preset) else named),
        *_differs("seats", "header", len(record.seats), match.table.seats),
    ]


def _replay_fault(error: BadRecord) -> RecordFault:
    facts = error.parameters
    action = int(str(facts["action"]))
    return RecordFault(error.code, "action" if action else "deal", int(str(facts["deal"])), action, str(facts["why"]))


def _taken_back_faults(deal: Deal, begun: Match) -> Iterator[RecordFault]:
    """Checks that what was taken back was legal and is spelled as actions are. begun: before the first action."""
    if not deal.taken_back:
        return
    number, earlier = len(begun.deals), len(deal.taken_back)
    try:
        for kept, actions in zip(reversed(deal.taken_back), lines_of_play(deal.actions, deal.taken_back), strict=True):
            played = begun.copy()
            done = [done_text(played.repeat(action)) for action in actions][kept.after :]
            found, expected = (f"number {earlier}: {' '.join(texts)}" for texts in (kept.actions, done))
            yield from _differs("taken-back", "actions", found, expected, number)
            earlier -= 1
    except (ValueError, VierblattError) as error:
        yield RecordFault("taken-back", "actions", number, found=f"number {earlier}: {error}")


class _Recorded(GivenPacks):
    """A record as a pack source. It does not check the packs; `_pack_faults` does."""

    def __init__(self, record: Record) -> None:
        super().__init__([deal.pack for deal in record.deals], first_seat=record.first_seat)
        self._record = record

    def description(self) -> PackDescription:
        return self._record.packs

    def secret(self, match: Match, number: int) -> str | None:  # noqa: ARG002 - the interface of sources
        end = self._record.deals[number - 1].end
        return None if end is None else end.secret


def _replayed_faults(record: Record, match: Match) -> Iterator[RecordFault]:
    """The differences between the record's deals and result and those of a replay."""
    again = record_of(match, _Recorded(record))
    whole = len(again.deals) == len(record.deals)
    for number, (said, ours) in enumerate(zip(record.deals, again.deals, strict=False), 1):
        yield from _differs("dealer", "deal", said.dealer, ours.dealer, number)
        yield from _differs("pack-text", "deal", said.pack, ours.pack, number)
        for k, (recorded, replayed) in enumerate(zip(said.actions, ours.actions, strict=False), 1):
            yield from _differs("action-text", "action", recorded, replayed, number, k)
        whole = whole and len(said.actions) == len(ours.actions)
        if len(said.actions) == len(ours.actions):
            yield from _end_faults(number, said, ours)
    if whole:
        said_result = record.result and (record.result.winners, record.result.totals)
        our_result = again.result and (again.result.winners, again.result.totals)
        yield from _differs("result", "result", said_result, our_result)


def _end_faults(number: int, said: Deal, ours: Deal) -> Iterator[RecordFault]:
    if said.end is None or ours.end is None:
        yield from _differs("end", "end", _ended(said.end), _ended(ours.end), number)
        return
    yield from _differs("scores", "end", said.end.scores, ours.end.scores, number)
    yield from _differs("totals", "end", said.end.totals, ours.end.totals, number)


def _ended(end: End | None) -> str:
    return "not ended" if end is None else "ended"


def _pack_faults(record: Record, match: Match) -> Iterator[RecordFault]:
    """The differences between the record's packs, secrets and first seat and those of their source."""
    if isinstance(record.packs, Provable | Provable2):
        yield from _proof_faults(record, record.packs, match)
        return
    if isinstance(record.packs, DuplicateBoard):
        yield from _board_faults(record, record.packs, match)
        return
    for number, deal in enumerate(record.deals, 1):
        if deal.end is not None and deal.end.secret is not None:
            yield RecordFault("secret", "end", number)
    if not isinstance(record.packs, Seeded):
        return
    source = SeededPacks(int(record.packs.seed), first_seat=record.packs.first_seat)
    yield from _differs("first-seat", "header", record.first_seat, source.seat(match.table.seats))
    for number, deal in enumerate(record.deals, 1):
        if _order(deal.pack) != source.pack(match.table.pack, number):
            yield RecordFault("pack", "deal", number)


def _proof_faults(record: Record, proof: Provable | Provable2, match: Match) -> Iterator[RecordFault]:
    if len(proof.nonces) != match.table.seats:
        yield RecordFault("nonce", "header", found=str(len(proof.nonces)), expected=str(match.table.seats))
        return
    if isinstance(proof, Provable2):
        for number, (commitment, player) in enumerate(zip(proof.commitments, record.seats, strict=False)):
            if commitment and player.kind != HUMAN:
                yield RecordFault(BOT_COMMITTED, "header", found=f"seat {number}")
    yield from _missing_secrets(record)
    deals, pack, rules_hash = _revealed(record), match.table.pack, record.rules.hash
    for fault in verify_proof(proof, rules_hash=rules_hash, pack=pack, first_seat=record.first_seat, deals=deals):
        seat = f"seat {fault.seat}" if fault.seat >= 0 else ""
        yield RecordFault(fault.code, ENTRY_OF_PROOF[fault.code], fault.deal, found=seat)


def _board_faults(record: Record, board: DuplicateBoard, match: Match) -> Iterator[RecordFault]:
    yield from _missing_secrets(record)
    for fault in verify_board(
        board, rules_hash=record.rules.hash, pack=match.table.pack, seats=match.table.seats,
        first_seat=record.first_seat, deals=_revealed(record),
    ):  # fmt: skip
        yield RecordFault(fault.code, ENTRY_OF_PROOF[fault.code], fault.deal)


def _missing_secrets(record: Record) -> Iterator[RecordFault]:
    for number, deal in enumerate(record.deals, 1):
        if deal.end is not None and deal.end.secret is None:
            yield RecordFault("secret", "end", number, found="none")


def _revealed(record: Record) -> list[tuple[list[int], str | None]]:
    """Each deal's pack in dealing order, and its secret."""
    return [(_order(deal.pack), None if deal.end is None else deal.end.secret) for deal in record.deals]


def _order(pack: str) -> list[int]:
    """The cards of a pack; empty for an invalid text, which then counts as different."""
    try:
        return [parse_card(card) for card in pack.split()]
    except BadCard:
        return []
