"""A PostgreSQL database is restored to a point in time, as docs/operations.md describes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.databases.postgresql import Postgres, missing
from tests.server.accounts.finished import NOW
from tests.server.proving.databases import fill, keep, played
from vierblatt.server.proving import prove
from vierblatt.server.store.sql import SqlStore

PAGE = (Path(__file__).parent.parent.parent / "docs" / "operations.md").read_text(encoding="utf-8")


@pytest.fixture
def archiving() -> Iterator[Postgres]:
    """A server that archives every change, with the command in that document."""
    if why := missing():
        pytest.skip(why)
    command = next(line for line in PAGE.splitlines() if line.startswith("archive_command")).partition("'")[2][:-1]
    server = Postgres("archive_mode=on")
    archive = str(server.folder / "archive")
    server._run("mkdir", archive)
    server.settings = ("archive_mode=on", "archive_command=" + command.replace("/archive", archive))
    yield server.start()
    server.stop()


async def test_recovery_keeps_all_before_the_moment_and_nothing_after(archiving: Postgres) -> None:
    url = archiving.create("games")
    store = SqlStore(url)
    await store.open()
    await fill(store)
    base = archiving.folder / "base"
    here = ["-h", "127.0.0.1", "-p", str(archiving.port), "-U", "postgres"]
    archiving._run("pg_basebackup", "-D", str(base), "-X", "stream", "-c", "fast", *here)
    await keep(store, played("before0000", people=2), snapshot_at=5)
    with psycopg.connect(archiving.url("postgres"), autocommit=True) as connection:
        (moment,) = connection.execute("SELECT clock_timestamp()::text").fetchone() or ("",)
        await asyncio.sleep(0.1)
        await keep(store, played("after00000", people=2), snapshot_at=5)
        await_archived(connection)
    await store.close()
    archiving.kill()

    (base / "recovery.signal").touch()
    with (base / "postgresql.auto.conf").open("a", encoding="utf-8") as settings:
        settings.write(f"restore_command = 'cp {archiving.folder}/archive/%f %p'\n")
        settings.write(f"recovery_target_time = '{moment}'\nrecovery_target_action = 'promote'\n")
    archiving.data = base
    archiving.start()
    await_promoted(archiving)
    again = SqlStore(url)
    await again.open()
    assert await again.table("before0000") is not None
    assert await again.table("after00000") is None
    proof = await prove(again, NOW)
    assert proof.faults == [] and proof.tables == 5
    assert await again.healthy()
    await again.close()


def await_archived(connection: psycopg.Connection[tuple[object, ...]]) -> None:
    """Ends the current file of the log, and waits until the archive has it."""
    ended = connection.execute("SELECT pg_walfile_name(pg_switch_wal())").fetchone()
    assert ended is not None
    while True:  # a test that hangs is ended with the stack
        row = connection.execute("SELECT last_archived_wal FROM pg_stat_archiver").fetchone()
        if row is not None and row[0] is not None and str(row[0]) >= str(ended[0]):
            return
        time.sleep(0.05)


def await_promoted(server: Postgres) -> None:
    """Waits until the database accepts changes again."""
    while True:
        with psycopg.connect(server.url("postgres")) as connection:
            if connection.execute("SELECT pg_is_in_recovery()").fetchone() == (False,):
                return
        time.sleep(0.05)
