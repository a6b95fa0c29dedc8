"""Getting a table back from its log."""

from __future__ import annotations

from dataclasses import dataclass

from vierblatt.server.live.faults import LiveFault
from vierblatt.server.live.services import Services
from vierblatt.server.store.port import Lease, LeaseLost, LogEntry, Store, TableRow
from vierblatt.server.table import AnyEntry, Table
from vierblatt.server.table.entries import decode


@dataclass(frozen=True)
class Loaded:
    """open: whether the store still counts it among the open ones."""

    table: Table
    lease: Lease
    open: bool


async def load(services: Services, table: str, lease: Lease | None = None) -> Loaded:
    """A table as its log has it. lease: where this process has it already. Raises LiveFault, StoreFault, TableFault."""
    store, now = services.store, services.now()
    row = await store.table(table)
    if row is None:
        raise LiveFault("unknown-table", table=table)
    lease = lease or await store.acquire(table, services.owner)
    if lease is None:
        raise LeaseLost("lease-lost")
    return Loaded(await _replayed(store, row, now), lease, row.open)


async def _replayed(store: Store, row: TableRow, now: int) -> Table:
    snapshot = await store.snapshot(row.id)
    if snapshot is not None:
        rest = _entries(await store.read(row.id, snapshot.seq + 1))
        resumed = Table.resumed(row.secret, snapshot.body, rest, now)
        if resumed is not None:
            return resumed
    return Table.replay(row.secret, _entries(await store.read(row.id)), now)


def _entries(log: list[LogEntry]) -> list[AnyEntry]:
    return [decode(entry.body) for entry in log]
