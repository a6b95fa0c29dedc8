"""Restoring a table from its log."""

from __future__ import annotations

from dataclasses import dataclass

from vierblatt.errors import BadOption
from vierblatt.server.live.faults import LiveFault
from vierblatt.server.live.services import TableServices
from vierblatt.server.store.port import Lease, LeaseLost, LogEntry, Store, TableRow
from vierblatt.server.table import AnyEntry, Table
from vierblatt.server.table.entries import RULES_UNSUPPORTED, Closed, decode, encode


@dataclass(frozen=True)
class Loaded:
    """open: whether the table is open in the store. unsaved: number of entries that are in no snapshot.

    majlis: the one for which it was opened, or None.
    """

    table: Table
    lease: Lease
    open: bool
    unsaved: int
    majlis: str | None


async def load(services: TableServices, table: str, lease: Lease | None = None) -> Loaded:
    """Loads a table from its log. lease: if this process already holds it. Raises LiveFault, StoreFault, TableFault.

    A table that was opened under rules that this program no longer supports is loaded without its match
    (`Table.rules_unsupported`) and can only be closed.
    """
    store, now = services.store, services.now()
    row = await store.table(table)
    if row is None:
        raise LiveFault("unknown-table", table=table)
    lease = lease or await store.acquire(table, services.owner)
    if lease is None:
        raise LeaseLost("lease-lost")
    try:
        replayed, unsaved = await _replayed(store, row, now)
    except BadOption:  # the game itself no longer exists
        await _close_unsupported_table(services, row, lease)
        raise LiveFault("table-closed", table=table) from None
    if replayed.opened.behaviour > replayed.game.options.behaviour:  # only a newer version of the program can play it
        await store.release(table, services.owner)
        raise LiveFault("table-away", table=table)
    if replayed.rules_unsupported and not row.open:
        replayed.stage = "closed"  # only its own rules could say whether it was over; if so, it has its record
    return Loaded(replayed, lease, row.open, unsaved, row.majlis)


async def _close_unsupported_table(services: TableServices, row: TableRow, lease: Lease) -> None:
    """Ends the log of a table that can no longer be interpreted."""
    if row.open:
        services.log.warning("table-outlived", table=row.id, game=row.game)
        end = encode(Closed(at=services.now(), why=RULES_UNSUPPORTED))
        await services.store.append(row.id, len(await services.store.read(row.id)), [end], lease.fence)
        await services.store.close_table(row.id)


async def _replayed(store: Store, row: TableRow, now: int) -> tuple[Table, int]:
    snapshot = await store.snapshot(row.id)
    if snapshot is not None:
        rest = _entries(await store.read(row.id, snapshot.seq + 1))
        resumed = Table.resumed(row.secret, snapshot.body, rest, now)
        if resumed is not None:
            return resumed, len(rest) or (snapshot.info is None)
    entries = _entries(await store.read(row.id))
    return Table.replay(row.secret, entries, now), len(entries)


def _entries(log: list[LogEntry]) -> list[AnyEntry]:
    return [decode(entry.body) for entry in log]
