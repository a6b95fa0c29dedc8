"""A record compared with its table."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet

import msgspec

from vierblatt.cards import parse_card
from vierblatt.errors import VierblattError
from vierblatt.record import Record, verify
from vierblatt.record.chain import broken_links
from vierblatt.server.accounts.erasing import chained
from vierblatt.server.accounts.results import rated_result, stored_record
from vierblatt.server.proving.fault import DatabaseFault, fault
from vierblatt.server.proving.logs import ProvedLog
from vierblatt.server.proving.rows import type_error
from vierblatt.server.store.port import StoredRecord
from vierblatt.server.table import Table
from vierblatt.shuffle import DuplicateBoard, Provable, Provable2, verify_board, verify_proof

#: What a record and its table must agree on; the players are compared separately.
COMPARED = ("game", "preset", "names", "scores", "winners", "rated")


def record_faults(stored: StoredRecord, log: ProvedLog | None, accounts: AbstractSet[str]) -> list[DatabaseFault]:
    """All faults of a record. log: of its table, or None if there is none. accounts: ids of existing ones."""
    if type_error(stored):
        return [fault("record-unreadable", stored.id)]
    try:
        return [*_faults(stored, log, accounts)]
    except Exception:  # noqa: BLE001 - a forged record may cause any error
        return [fault("record-unreadable", stored.id)]


def _faults(stored: StoredRecord, log: ProvedLog | None, accounts: AbstractSet[str]) -> Iterator[DatabaseFault]:
    try:
        record = Record.from_json(stored.body)
    except VierblattError:
        yield fault("record-unreadable", stored.id)
        return
    table = log.table if log is not None else None
    if table is not None and table.rules_unsupported:  # this version cannot replay its rules
        yield from (
            fault("record-faulty", stored.id, reason=f"{place} {deal}: link") for place, deal in broken_links(record)
        )
        return
    if log is not None and table is not None and table.over:
        yield from _compared_with_table(stored, record, log, table, accounts)
        return
    yield from _own_faults(stored, record)
    if log is None or table is not None:  # nothing follows from a log that has a fault
        yield fault("record-of-nothing", stored.id)


def _own_faults(stored: StoredRecord, record: Record) -> list[DatabaseFault]:
    return [fault("record-faulty", stored.id, reason=str(wrong)) for wrong in verify(record)]


def _compared_with_table(
    stored: StoredRecord, record: Record, log: ProvedLog, table: Table, accounts: AbstractSet[str]
) -> Iterator[DatabaseFault]:
    if not len(stored.names) == len(record.seats) == len(table.seats):
        yield fault("record-differs", stored.id, what="names")
        yield from _own_faults(stored, record)
        return
    humans = {number: seat.player for number, seat in enumerate(table.seats) if seat.kind == "human"}
    for number, player in humans.items():
        if player not in accounts and (stored.names[number] or record.seats[number].name):
            yield fault("name-came-back", stored.id, seat=number)
            yield from _own_faults(stored, record)
            return
    # A name may be gone while its account still exists: the account is deleted last.
    forgotten = {number for number in humans if not stored.names[number]}
    expected = _expected(stored, record, table, forgotten)
    for name in COMPARED:
        # Whether the players had met too often for it to count depends on their other matches.
        seldom = name == "rated" and expected.rated and not stored.rated
        if getattr(stored, name) != getattr(expected, name) and not seldom:
            yield fault("record-differs", stored.id, what=name)
    if stored.players != [player if player in accounts else "" for player in expected.players]:
        yield fault("record-differs", stored.id, what="players")
    if stored.ended < log.ended:
        yield fault("record-differs", stored.id, what="ended")
    if record == Record.from_json(expected.body):  # the log proves chain, rules and scores: the packs are left
        yield from _pack_faults(stored, record, table)
    else:
        yield from _own_faults(stored, record) or [fault("record-differs", stored.id, what="body")]


def _pack_faults(stored: StoredRecord, record: Record, table: Table) -> Iterator[DatabaseFault]:
    """Checks the packs as a player does, from what is public."""
    deals = [
        ([parse_card(card) for card in deal.pack.split()], deal.end.secret if deal.end is not None else None)
        for deal in record.deals
    ]
    hash_, pack, first, seats = record.rules.hash, table.layout.pack, record.first_seat, table.layout.seats
    if isinstance(record.packs, DuplicateBoard):
        found = verify_board(record.packs, rules_hash=hash_, pack=pack, seats=seats, first_seat=first, deals=deals)
    else:
        assert isinstance(record.packs, Provable | Provable2)
        found = verify_proof(record.packs, rules_hash=hash_, pack=pack, first_seat=first, deals=deals)
    for wrong in found:
        yield fault("record-faulty", stored.id, reason=f"deal {wrong.deal}: {wrong.code}")


def _expected(stored: StoredRecord, record: Record, table: Table, forgotten: set[int]) -> StoredRecord:
    """The row that should be stored for the table's match; it may have been written by any version of the program."""
    written = chained(msgspec.structs.replace(table.record(), program=record.program))
    return stored_record(table, written, forgotten, stored.ended, counted=rated_result(table) is not None)
