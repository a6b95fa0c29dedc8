"""A process that is killed while it writes has lost nothing that it acknowledged."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.store.appending import TABLES
from tests.server.store.killing import acknowledged
from tests.server.store.stores import KIND, URLS, made
from vierblatt.server.store.chain import verify_log


async def prove(folder: Path, kills: int, least: int) -> None:
    """Kills a process again and again, then compares what it acknowledged with the store."""
    store = made(folder)
    reported: list[str] = []
    for run in range(kills):
        reported += acknowledged(least + 37 * run, "appending", URLS[KIND](folder), str(run))
    await store.open()
    logs = {table: await store.read(table) for table in TABLES}
    await store.close()
    for table, entries in logs.items():
        assert verify_log(table, entries) is None
    there = {f"{table} {e.seq} {e.body.decode()}" for table, entries in logs.items() for e in entries}
    assert len(set(reported)) == len(reported)
    assert set(reported) - there == set()


async def test_acknowledged_entries_survive_a_kill(tmp_path: Path) -> None:
    await prove(tmp_path, kills=2, least=300)


@pytest.mark.slow
async def test_acknowledged_entries_survive_many_kills(tmp_path: Path) -> None:
    await prove(tmp_path, kills=40, least=3000)
