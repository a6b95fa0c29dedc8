"""The log of a table: checks its chain, that it can be played, and that row, secret and snapshot belong to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from vierblatt.server.proving.fault import DatabaseFault, fault
from vierblatt.server.proving.rows import type_error
from vierblatt.server.store.chain import verify_log
from vierblatt.server.store.port import LogEntry, Snapshot, TableRow
from vierblatt.server.table import AnyEntry, Table
from vierblatt.server.table import snapshot as snapshots
from vierblatt.server.table.entries import decode

#: A time after all others, at which two replays of a table agree on who has been away since when.
THE_END = 2**53


class ProvedLog:
    """The result of proving a log. table: as the log gives it, or None if it cannot be replayed."""

    def __init__(self, row: TableRow, log: Sequence[LogEntry], snapshot: Snapshot | None) -> None:
        self.row = row
        self.table: Table | None = None
        self.ended = 0  #: when the match was over
        self.faults = [*_type_faults(row, log)] or [*_chain_faults(row.id, log)]
        if self.faults:
            return
        try:
            entries = [decode(entry.body) for entry in log]
            self.table = self._played(entries)
        except Exception as why:  # noqa: BLE001 - a forged entry may cause any error
            self.faults.append(fault("log-unplayable", row.id, reason=str(why) or type(why).__name__))
            return
        self.faults += _row_faults(row, self.table)
        if snapshot is not None:
            self.faults += _snapshot_faults(row, entries, snapshot, self.table)

    def _played(self, entries: Sequence[AnyEntry]) -> Table:
        table = Table.replay(self.row.secret, entries[:1], THE_END)
        for entry in entries[1:]:
            was_over = table.over
            table.apply(entry)
            if table.over and not was_over:
                self.ended = entry.at
        return table.follow([], THE_END)


def _type_faults(row: TableRow, log: Sequence[LogEntry]) -> Iterator[DatabaseFault]:
    for each in (row, *log):
        if why := type_error(each):
            yield fault("log-unplayable", row.id, reason=why)
            return


def _chain_faults(table: str, log: Sequence[LogEntry]) -> Iterator[DatabaseFault]:
    if not log:
        yield fault("log-missing", table)
    broken = verify_log(table, log)
    if broken is not None:
        yield fault("log-link" if log[broken].seq == broken else "log-gap", table, seq=broken)


def _row_faults(row: TableRow, table: Table) -> Iterator[DatabaseFault]:
    opened = table.opened
    theirs = opened.table, opened.game, opened.host, opened.at, opened.settings.private
    of_now = opened.behaviour == table.rules.behaviour  # the hash of another version's rules is not known any more
    if theirs != (row.id, row.game, row.host, row.opened, row.private) or (of_now and table.rules_unsupported):
        yield fault("log-of-another", row.id)
    if table.packs_after(()).anchor.hex() != opened.anchor:
        yield fault("log-secret", row.id)


def _snapshot_faults(
    row: TableRow, entries: Sequence[AnyEntry], snapshot: Snapshot, table: Table
) -> Iterator[DatabaseFault]:
    if type_error(snapshot):
        yield fault("snapshot-broken", row.id, seq=snapshot.seq)
        return
    if snapshot.seq >= len(entries):
        # The chain cannot show that its end was cut off; a snapshot from the missing part can.
        yield fault("log-gap", row.id, seq=len(entries))
        return
    if table.rules_unsupported or _is_from_another_version(snapshot.body, table):
        return
    try:
        resumed = Table.resumed(row.secret, snapshot.body, entries[snapshot.seq + 1 :], THE_END)
        same = resumed is not None and resumed.snapshot() == table.snapshot()
    except Exception:  # noqa: BLE001 - and so may a forged state
        resumed, same = None, False
    if resumed is None:
        yield fault("snapshot-broken", row.id, seq=snapshot.seq)
    elif not same:
        yield fault("snapshot-differs", row.id, seq=snapshot.seq)


def _is_from_another_version(body: bytes, table: Table) -> bool:
    """Whether the program ignores a snapshot because another version wrote it; that is not a fault."""
    try:
        state = msgspec.msgpack.decode(body)
    except msgspec.DecodeError:
        return False
    ours = {"version": snapshots.VERSION, "layout": table.game.layout.marker}
    return isinstance(state, dict) and any(state.get(name) != value for name, value in ours.items())
