"""Getting a table back from its log."""

from __future__ import annotations

from vierblatt.server.live.faults import LiveFault
from vierblatt.server.live.services import Services
from vierblatt.server.store.port import LeaseLost, LogEntry
from vierblatt.server.table import AnyEntry, Table
from vierblatt.server.table.entries import decode

#: How long a lease holds without being renewed, in milliseconds.
LEASE = 15_000


async def load(services: Services, table: str) -> tuple[Table, int]:
    """A table as its log has it, and the fence of the lease on it. Raises LiveFault, StoreFault, TableFault."""
    store, now = services.store, services.now()
    row = await store.table(table)
    if row is None:
        raise LiveFault("unknown-table", table=table)
    lease = await store.acquire(table, services.owner, now + LEASE, now)
    if lease is None:
        raise LeaseLost("lease-lost")
    snapshot = await store.snapshot(table)
    if snapshot is not None:
        rest = _entries(await store.read(table, snapshot.seq + 1))
        resumed = Table.resumed(row.secret, snapshot.body, rest, now)
        if resumed is not None:
            return resumed, lease.fence
    return Table.replay(row.secret, _entries(await store.read(table)), now), lease.fence


def _entries(log: list[LogEntry]) -> list[AnyEntry]:
    return [decode(entry.body) for entry in log]
