"""What only PostgreSQL does: aborting a transaction in favour of another, timeouts, connections that are cut."""

from __future__ import annotations

import asyncio
import threading
import time
from asyncio import gather
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, make_url, text

from tests.server.store.stores import a_table, postgresql_url
from tests.services.proxy import Proxy
from vierblatt.server.store import postgresql
from vierblatt.server.store.port import StoreFault
from vierblatt.server.store.postgresql import PostgresEngine
from vierblatt.server.store.sql import SqlStore
from vierblatt.server.store.timeout_connection import TimeoutConnection

TOUCH = text("UPDATE rows SET times = times + 1 WHERE id = :id")


@pytest.fixture
async def engines(tmp_path: Path) -> AsyncIterator[tuple[PostgresEngine, PostgresEngine]]:
    """Two servers with one database, which has two rows."""
    here, there = (PostgresEngine(make_url(postgresql_url(tmp_path))) for _ in range(2))
    await here.write(lambda connection: connection.execute(text("CREATE TABLE rows (id int, times int)")))
    await here.write(lambda connection: connection.execute(text("INSERT INTO rows VALUES (0, 0), (1, 0)")))
    yield here, there
    await here.close()
    await there.close()


async def test_two_deadlocked_transactions_both_finish(
    engines: tuple[PostgresEngine, PostgresEngine],
) -> None:
    both = threading.Barrier(2)
    begun: list[int] = []

    def touching(first: int) -> Callable[[Connection], None]:
        def work(connection: Connection) -> None:
            again = first in begun
            begun.append(first)
            connection.execute(TOUCH, {"id": first})
            if not again:
                both.wait(10)
            connection.execute(TOUCH, {"id": 1 - first})

        return work

    await gather(*(engine.write(touching(first)) for first, engine in enumerate(engines)))
    assert len(begun) > 2, "one of them began anew, more than once if the database had no processor for long"
    times = await engines[0].read(lambda connection: connection.scalars(text("SELECT times FROM rows")).all())
    assert times == [2, 2]


async def test_a_server_silent_in_a_transaction_does_not_block_others(tmp_path: Path) -> None:
    here, there = (SqlStore(postgresql_url(tmp_path)) for _ in range(2))
    await here.open()
    await there.open()
    await here.add_table(a_table(), [b"opened"], "here")
    locked = threading.Event()

    def fall_silent(connection: Connection) -> int:
        connection.execute(text("SELECT * FROM leases FOR UPDATE"))
        if not locked.is_set():
            locked.set()
            time.sleep(2.5)
        return int(connection.execute(text("SELECT 1")).scalar_one())

    writing = asyncio.create_task(here._write(fall_silent))
    await asyncio.to_thread(locked.wait, 10)
    began = time.monotonic()
    assert await there.acquire("t1", "there") is None
    assert time.monotonic() - began < 2, "who writes for a whole server must not wait"
    assert await writing == 1, "its work is done again, from the beginning"
    assert await there.acquire("t1", "there") is not None
    await here.close()
    await there.close()


async def test_readers_may_take_their_time(engines: tuple[PostgresEngine, PostgresEngine]) -> None:
    tries = []

    def slowly(connection: Connection) -> int:
        value = int(connection.execute(text("SELECT 1")).scalar_one())
        tries.append(value)
        if len(tries) == 1:
            time.sleep(2.5)
        return value + int(connection.execute(text("SELECT 1")).scalar_one())

    engine, _ = engines
    assert await engine.read(slowly) == 2
    assert tries == [1]


async def test_a_copy_may_take_its_time(engines: tuple[PostgresEngine, PostgresEngine]) -> None:
    engine, _ = engines
    with engine.long_transaction() as connection:
        assert connection.scalar(text("SHOW idle_in_transaction_session_timeout")) == "0"
    with engine.transaction() as connection:
        assert connection.scalar(text("SHOW idle_in_transaction_session_timeout")) == "2s", "the limit is back"


async def test_bringing_the_schema_up_to_date_may_take_its_time(
    engines: tuple[PostgresEngine, PostgresEngine],
) -> None:
    engine, _ = engines

    def limits(connection: Connection) -> list[str]:
        return [str(connection.scalar(text(f"SHOW {name}"))) for name in ("statement_timeout", "lock_timeout")]

    assert await engine.exclusively(limits) == ["0", "1min"]
    assert await engine.write(limits) == ["10s", "5s"], "the limits are back"


async def test_a_silent_connection_is_given_up_and_reopened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TimeoutConnection, "silence", 0.5)
    monkeypatch.setitem(postgresql.CONNECTING, "connect_timeout", 2)
    behind = make_url(postgresql_url(tmp_path))
    assert behind.host is not None and behind.port is not None
    with Proxy(behind.host, behind.port) as proxy:
        store = SqlStore(behind.set(port=proxy.port).render_as_string())
        await store.open()
        assert await store.put_setting("before", b"1") == b"1"
        proxy.cut()
        for name in ("during", "still"):
            began = time.monotonic()
            with pytest.raises(StoreFault, match="store-down"):
                await store.put_setting(name, b"1")
            assert time.monotonic() - began < 10, "once for the silence, once to connect"
        assert not await store.healthy()
        with pytest.raises(StoreFault, match="store-down"):
            await store.setting("before")
        proxy.heal()
        assert await store.put_setting("after", b"1") == b"1"
        proxy.reset()
        assert await store.put_setting("reset", b"1") == b"1", "what is broken before it is used is made anew"
        await store.close()
