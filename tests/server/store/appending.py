"""A server in small, to be killed: appends to many tables as fast as it can and prints what was acknowledged.

Each line is ``TABLE SEQ BODY``, printed after the store has acknowledged the entry as durable.
"""

from __future__ import annotations

import asyncio
import itertools
import sys

from tests.server.store.stores import a_table
from vierblatt.server.store.sql import SqlStore

TABLES = [f"t{number}" for number in range(20)]


async def append_for_ever(store: SqlStore, table: str, run: int) -> None:
    """Continues where the log ends."""
    owner = f"run{run}"
    if await store.table(table) is None:
        await store.add_table(a_table(table), [b"opened"], owner)
    lease = await store.acquire(table, owner)
    assert lease is not None
    seq = (await store.read(table))[-1].seq + 1
    for number in itertools.count():
        bodies = [f"{run}-{number}-{part}".encode() for part in range(number % 3 + 1)]
        for entry in await store.append(table, seq, bodies, lease.fence):
            sys.stdout.write(f"{table} {entry.seq} {entry.body.decode()}\n")
            sys.stdout.flush()
        seq += len(bodies)


async def main(url: str, run: int) -> None:
    """Until it is killed."""
    store = SqlStore(url)
    await store.open()
    await asyncio.gather(*(append_for_ever(store, table, run) for table in TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
