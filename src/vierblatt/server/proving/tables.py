"""One table with everything stored about it: a piece of work that another process can do."""

from __future__ import annotations

import contextlib
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

import msgspec

from vierblatt.server.accounts.ratings import RatedMatch
from vierblatt.server.accounts.results import rated_result
from vierblatt.server.proving.fault import DatabaseFault, fault
from vierblatt.server.proving.logs import ProvedLog
from vierblatt.server.proving.records import record_faults
from vierblatt.server.proving.rows import type_error
from vierblatt.server.store.port import LogEntry, Snapshot, StoredRecord, TableRow
from vierblatt.server.table.entries import SatDown, decode

#: Part of every entry of a player who took a seat.
SAT = b'"sat"'


@dataclass(frozen=True)
class StoredTable:
    """What the database contains about a table."""

    row: TableRow
    log: list[LogEntry]
    snapshot: Snapshot | None
    stored: StoredRecord | None

    @property
    def players(self) -> set[str]:
        """All players who may have an account and whose names may be stored."""
        players = {*self.stored.players} if self.stored is not None else set[str]()
        for entry in self.log:
            if not type_error(entry) and SAT in entry.body:
                with contextlib.suppress(msgspec.DecodeError):  # the proof of the log reports it
                    sat = decode(entry.body)
                    if isinstance(sat, SatDown):
                        players.add(sat.player)
        return players - {""}


@dataclass(frozen=True)
class TableProof:
    """The result. ended: when the match was over; 0 if it was not, or was a tournament's board.

    result: as ratings see it, if it counts.
    """

    faults: list[DatabaseFault]
    ended: int
    result: RatedMatch | None


def prove_table(kept: StoredTable, accounts: AbstractSet[str]) -> TableProof:
    """Proves a table. accounts: ids of its players who have one."""
    try:
        return _prove(kept, accounts)
    except Exception as why:  # noqa: BLE001 - forged data may cause any error
        return TableProof([fault("log-unplayable", kept.row.id, reason=str(why) or type(why).__name__)], 0, None)


def _prove(kept: StoredTable, accounts: AbstractSet[str]) -> TableProof:
    log = ProvedLog(kept.row, kept.log, kept.snapshot)
    faults = list(log.faults)
    if kept.stored is not None:
        faults += record_faults(kept.stored, log, accounts)
    over = log.table is not None and log.table.over
    if log.table is not None and log.table.duplicate is not None:  # its record waits until the board is opened
        return TableProof(faults, 0, None)
    return TableProof(faults, log.ended, rated_result(log.table) if log.table is not None and over else None)
