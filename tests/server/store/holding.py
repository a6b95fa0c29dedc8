"""As a program, to be killed: adds to the log of a tournament without end and prints what was acknowledged."""

from __future__ import annotations

import asyncio
import sys

from tests.server.store.stores import NOW
from vierblatt.server.store.port import AddedEntries
from vierblatt.server.store.sql import SqlStore


async def add_for_ever(url: str, tournament: str) -> None:
    """Continues where the log ends, with one to three entries at a time."""
    store = SqlStore(url)
    await store.open()
    stored = await store.tournament(tournament)
    assert stored is not None
    row = stored.row
    while True:
        bodies = [f"{row.seq}-{part}".encode() for part in range(row.seq % 3 + 1)]
        added = AddedEntries(bodies=bodies, stage="running", contestants=0, changed=NOW)
        before, row = row.seq, await store.append_tournament(row, added)
        for seq, body in enumerate(bodies, before):
            print(f"{seq} {body.decode()}", flush=True)  # noqa: T201 - the test reads it


if __name__ == "__main__":
    asyncio.run(add_for_ever(*sys.argv[1:]))
