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
from vierblatt.server.proving.rows import misfit
from vierblatt.server.store.port import LogEntry, Snapshot, StoredRecord, TableRow
from vierblatt.server.table.entries import Sat, decode

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
            if not misfit(entry) and SAT in entry.body:
                with contextlib.suppress(msgspec.DecodeError):  # the proof of the log reports it
                    sat = decode(entry.body)
                    if isinstance(sat, Sat):
                        players.add(sat.player)
        return players - {""}


@dataclass(frozen=True)
class Found:
    """The result. ended: when the match was over, 0 if it was not. result: as ratings see it, if it counts."""

    faults: list[DatabaseFault]
    ended: int
    result: RatedMatch | None


def proved(kept: StoredTable, accounts: AbstractSet[str]) -> Found:
    """Proves a table. accounts: ids of its players who have one."""
    try:
        return _proved(kept, accounts)
    except Exception as why:  # noqa: BLE001 - forged data may cause any error
        return Found([fault("log-unplayable", kept.row.id, reason=str(why) or type(why).__name__)], 0, None)


def _proved(kept: StoredTable, accounts: AbstractSet[str]) -> Found:
    log = ProvedLog(kept.row, kept.log, kept.snapshot)
    faults = list(log.faults)
    if kept.stored is not None:
        faults += record_faults(kept.stored, log, accounts)
    over = log.table is not None and log.table.over
    return Found(faults, log.ended, rated_result(log.table) if log.table is not None and over else None)
