"""A record beside the table that it is of."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet

import msgspec

from vierblatt.errors import VierblattError
from vierblatt.record import Record, verify
from vierblatt.server.accounts.erasing import chained
from vierblatt.server.accounts.results import rated_result, stored_record
from vierblatt.server.proving.fault import Fault, fault
from vierblatt.server.proving.logs import Log
from vierblatt.server.store.port import StoredRecord
from vierblatt.server.table import Table

#: What a record and its table must agree about; who sat there is compared apart.
COMPARED = ("game", "preset", "names", "scores", "winners", "rated")


def record_faults(stored: StoredRecord, log: Log | None, accounts: AbstractSet[str]) -> Iterator[Fault]:
    """All that is wrong with a record. log: of its table, None where there is none. accounts: those that there are."""
    try:
        record = Record.from_json(stored.body)
    except VierblattError:
        yield fault("record-unreadable", stored.id)
        return
    own = [fault("record-faulty", stored.id, reason=str(wrong)) for wrong in verify(record)]
    yield from own
    if log is None or (log.table is not None and not log.table.over):
        yield fault("record-of-nothing", stored.id)
    elif log.table is not None:  # of a log with a fault nothing follows
        yield from _beside(stored, record, log, log.table, accounts, told=bool(own))


def _beside(
    stored: StoredRecord, record: Record, log: Log, table: Table, accounts: AbstractSet[str], *, told: bool
) -> Iterator[Fault]:
    humans = {number: seat.player for number, seat in enumerate(table.seats) if seat.kind == "human"}
    for number, player in humans.items():
        if player not in accounts and (stored.names[number] or record.seats[number].name):
            yield fault("name-came-back", stored.id, seat=number)
            return
    # A name may be gone already while its account is still there: it is deleted last.
    forgotten = {number for number in humans if not stored.names[number]}
    expected = _expected(stored, record, table, forgotten)
    for name in COMPARED:
        if getattr(stored, name) != getattr(expected, name):
            yield fault("record-differs", stored.id, what=name)
    if stored.players != [player if player in accounts else "" for player in expected.players]:
        yield fault("record-differs", stored.id, what="players")
    if stored.ended < log.ended:
        yield fault("record-differs", stored.id, what="ended")
    if not told and record != Record.from_json(expected.body):
        yield fault("record-differs", stored.id, what="body")


def _expected(stored: StoredRecord, record: Record, table: Table, forgotten: set[int]) -> StoredRecord:
    """What would be kept of the table's match; by which version of the program it was written may differ."""
    written = chained(msgspec.structs.replace(table.record(), program=record.program))
    return stored_record(table, written, forgotten, stored.ended, counted=rated_result(table) is not None)
