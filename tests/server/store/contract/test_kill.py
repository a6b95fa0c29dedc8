"""A process that is killed while it writes has lost nothing that it acknowledged."""

from __future__ import annotations

import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from tests.server.store.appending import TABLES
from tests.server.store.stores import KIND, URLS, made
from vierblatt.server.store.chain import verify_log

ROOT = Path(__file__).parents[4]


def acknowledged(url: str, run: int, least: int) -> list[str]:
    """What a process acknowledged before it was killed, at least so many lines."""
    command = [sys.executable, "-m", "tests.server.store.appending", url, str(run)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            lines = list(islice(process.stdout, least))
        finally:
            process.kill()
        lines += process.stdout.readlines()
    # The kill may cut the last line; what was not told whole was not told.
    whole = [line for line in lines if line.endswith("\n")]
    assert len(whole) >= least
    return whole


async def prove(folder: Path, kills: int, least: int) -> None:
    """Kills a process again and again, then compares what it acknowledged with the store."""
    store = made(folder)
    reported: list[str] = []
    for run in range(kills):
        reported += acknowledged(URLS[KIND](folder), run, least + 37 * run)
    await store.open()
    logs = {table: await store.read(table) for table in TABLES}
    await store.close()
    for table, entries in logs.items():
        assert verify_log(table, entries) is None
    there = {f"{table} {e.seq} {e.body.decode()}\n" for table, entries in logs.items() for e in entries}
    assert len(set(reported)) == len(reported)
    assert set(reported) - there == set()


@pytest.mark.thorough
async def test_acknowledged_entries_survive_a_kill(tmp_path: Path) -> None:
    await prove(tmp_path, kills=3, least=500)


@pytest.mark.slow
async def test_acknowledged_entries_survive_many_kills(tmp_path: Path) -> None:
    await prove(tmp_path, kills=40, least=3000)
