"""A failing database: nothing unsaved is acknowledged, and everything continues when the fault is gone."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, update
from sqlalchemy.exc import ProgrammingError

from tests.server.store.stores import a_table, a_token, bodies, opened, sqlite
from vierblatt.server.store import sqlite as engine
from vierblatt.server.store.chain import verify_log
from vierblatt.server.store.port import SeqTaken, StoreFault
from vierblatt.server.store.schema.tables import leases
from vierblatt.server.store.sql import SqlStore
from vierblatt.server.store.sqlite_logs import SqliteLogs

LARGE = b"x" * 100_000


@pytest.fixture
async def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SqlStore]:
    """A store on SQLite that does not wait long for others, with two tables."""
    monkeypatch.setattr(engine, "BUSY", 0.05)
    made = sqlite(tmp_path)
    await made.open()
    await opened(made, "t1", "t2")
    yield made
    await made.close()


class Disk:
    """What is wrong with the disk of a store."""

    def __init__(self, store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        self.broken = ""  #: what a commit says instead of being done
        self.lost = ""  #: what a commit says after it was done
        core = store._engine.core
        assert isinstance(store._engine, engine.SqliteEngine)
        self._commit = core.dialect.do_commit
        event.listen(store._engine._writing, "begin", lambda connection: self._limit(connection.connection))
        monkeypatch.setattr(engine, "SqliteLogs", self._logs)
        core.dialect.do_commit = self._do_commit  # type: ignore[method-assign] # the fault's way in

    def _logs(self, connection: sqlite3.Connection) -> SqliteLogs:
        self._limit(connection)
        return SqliteLogs(connection)

    def _limit(self, connection: Any) -> None:
        # A limit below the present size means: not a page more.
        connection.execute(f"PRAGMA max_page_count={1 if self.full else 2**30}")

    def _do_commit(self, dbapi_connection: Any) -> None:
        if self.broken:
            raise sqlite3.OperationalError(self.broken)
        self._commit(dbapi_connection)
        if self.lost:
            raise sqlite3.OperationalError(self.lost)


@pytest.fixture
def disk(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(store, monkeypatch)


async def refused(store: SqlStore, *, body: bytes = LARGE) -> StoreFault:
    """Why an append to each of two tables at once is refused: the same for both, and nothing of it is kept."""
    done = await asyncio.gather(
        store.append("t1", 1, [body], 1), store.append("t2", 1, [body], 1), return_exceptions=True
    )
    faults = [result for result in done if isinstance(result, StoreFault)]
    assert len(faults) == 2
    assert {fault.code for fault in faults} == {"store-down"}
    assert [len(await store.read(table)) for table in ("t1", "t2")] == [1, 1]
    return faults[0]


async def goes_on(store: SqlStore) -> None:
    """Appends what was refused, and finds both logs whole."""
    for table in ("t1", "t2"):
        assert bodies(await store.append(table, 1, [LARGE], 1)) == [LARGE]
        assert verify_log(table, await store.read(table)) is None
    assert await store.healthy()


async def test_a_full_disk(store: SqlStore, disk: Disk) -> None:
    disk.full = True
    fault = await refused(store)
    assert "full" in str(fault.__cause__)
    assert bodies(await store.read("t1")) == [b"opened"]
    disk.full = False
    await goes_on(store)


@pytest.mark.parametrize("trouble", ["disk I/O error", "database or disk is full", "unable to open database file"])
async def test_a_commit_that_fails(store: SqlStore, disk: Disk, trouble: str) -> None:
    disk.broken = trouble
    for _ in range(3):
        await refused(store)
    assert not await store.healthy()
    with pytest.raises(StoreFault):
        await store.add_table(a_table("t3"), [b"opened"], "here")
    with pytest.raises(StoreFault):
        await store.put_setting("key", b"value")
    disk.broken = ""
    await goes_on(store)
    assert await store.table("t3") is None
    assert await store.setting("key") is None


async def test_a_commit_whose_answer_was_lost_shows_as_a_stale_seq(store: SqlStore, disk: Disk) -> None:
    disk.lost = "disk I/O error"
    with pytest.raises(StoreFault) as fault:
        await store.append("t1", 1, [b"a"], 1)
    assert fault.value.code == "store-down"
    disk.lost = ""
    with pytest.raises(SeqTaken):
        await store.append("t1", 1, [b"b"], 1)
    assert bodies(await store.read("t1", 1)) == [b"a"]


@pytest.fixture
def locked(store: SqlStore, tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """Another program that writes to the file and does not come to an end."""
    with closing(sqlite3.connect(tmp_path / "vierblatt.db", isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield connection


async def test_a_file_that_another_program_holds(store: SqlStore, locked: sqlite3.Connection) -> None:
    fault = await refused(store)
    assert "locked" in str(fault.__cause__)
    assert not await store.healthy()
    locked.execute("ROLLBACK")
    await goes_on(store)


async def test_a_store_that_works_is_healthy_and_has_written_something(store: SqlStore, tmp_path: Path) -> None:
    written = []
    for _ in range(3):
        assert await store.healthy()
        written.append((tmp_path / "vierblatt.db-wal").read_bytes())
    assert len({*written}) == 3, "each time"


async def test_an_impossible_statement_is_a_defect_and_not_a_store_fault(store: SqlStore) -> None:
    with pytest.raises(ProgrammingError):
        await store._execute(update(leases).values(fence=Path()))
    await goes_on(store)


async def test_logged_faults_contain_no_secret(store: SqlStore) -> None:
    with pytest.raises(StoreFault) as fault:
        await store.add_token(a_token(player="none", digest=b"geheim-geheim"))
    assert "FOREIGN KEY" in str(fault.value.__cause__)
    assert "geheim" not in str(fault.value.__cause__)


async def test_a_corrupt_file_is_a_store_fault_and_not_a_defect(store: SqlStore, tmp_path: Path) -> None:
    await store.append("t1", 1, [LARGE], 1)
    await store.close()
    spoil(tmp_path / "vierblatt.db")
    again = sqlite(tmp_path)
    await again.open()
    with pytest.raises(StoreFault) as fault:
        await again.read("t1")
    assert fault.value.code == "store-down"
    await again.close()


def spoil(file: Path) -> None:
    """Overwrites the pages of the log, and no others."""
    with closing(sqlite3.connect(file)) as connection:
        (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'log'").fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as pages:
        pages.seek((root - 1) * size)
        pages.write(b"\xee" * size)
