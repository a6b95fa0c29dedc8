"""Group commit: waiting appends are written together, and nothing is acknowledged before it is durable."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import delete

from tests.server.store.stores import NOW, bodies, opened
from vierblatt.server.store import group
from vierblatt.server.store.port import LeaseLost, SeqTaken, StoreFault
from vierblatt.server.store.schema.tables import log
from vierblatt.server.store.sql import SqlStore


class Commits:
    """Counts a store's commits, and holds them up while `gate` is shut."""

    def __init__(self, store: SqlStore) -> None:
        self.count = 0
        self.begun = threading.Event()
        self.gate = threading.Event()
        self.gate.set()
        dialect = store._engine.core.dialect
        self._commit = dialect.do_commit
        dialect.do_commit = self._do_commit  # type: ignore[method-assign] # every commit of the store comes by here

    def _do_commit(self, dbapi_connection: Any) -> None:
        self.begun.set()
        assert self.gate.wait(10)
        self.count += 1
        self._commit(dbapi_connection)

    async def reached(self) -> None:
        """Returns when a commit stands before the gate."""
        assert await asyncio.to_thread(self.begun.wait, 10)
        self.begun.clear()


@pytest.fixture
def commits(store: SqlStore) -> Iterator[Commits]:
    made = Commits(store)
    yield made
    made.gate.set()


async def test_appends_that_come_together_share_transactions(store: SqlStore, commits: Commits) -> None:
    names = [f"t{i}" for i in range(50)]
    await opened(store, *names)
    commits.count = 0
    await asyncio.gather(*(store.append(name, 1, [name.encode()], 1) for name in names))
    assert commits.count <= 2
    for name in names:
        assert bodies(await store.read(name, 1)) == [name.encode()]


async def test_appends_during_a_commit_share_the_next_one(store: SqlStore, commits: Commits) -> None:
    names = [f"t{i}" for i in range(20)]
    await opened(store, *names, "first")
    commits.count = 0
    commits.gate.clear()
    commits.begun.clear()
    first = asyncio.create_task(store.append("first", 1, [b"1"], 1))
    await commits.reached()
    others = [asyncio.create_task(store.append(name, 1, [b"1"], 1)) for name in names]
    await asyncio.sleep(0)
    commits.gate.set()
    await asyncio.gather(first, *others)
    assert commits.count == 2


async def test_a_long_queue_is_cut_into_transactions(
    store: SqlStore, commits: Commits, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(group, "LARGEST", 10)
    names = [f"t{i}" for i in range(12)]
    await opened(store, *names)
    commits.count = 0
    texts = [b"x"] * 4
    done = await asyncio.gather(
        *(store.append(name, 1, texts, 1) for name in names), store.append("t0", 5, texts * 5, 1)
    )
    assert commits.count == 7
    assert [len(entries) for entries in done] == [4] * 12 + [20]


async def test_a_refused_append_does_not_harm_the_others(store: SqlStore, commits: Commits) -> None:
    await opened(store, "good", "stale", "foreign", "fine")
    commits.count = 0
    done = await asyncio.gather(
        store.append("good", 1, [b"a", b"b"], 1),
        store.append("stale", 7, [b"x"], 1),
        store.append("foreign", 1, [b"x"], 99),
        store.append("none", 1, [b"x"], 1),
        store.append("fine", 1, [b"c"], 1),
        return_exceptions=True,
    )
    assert [type(result) for result in done] == [list, SeqTaken, LeaseLost, LeaseLost, list]
    assert commits.count <= 2
    assert [len(await store.read(table)) for table in ("good", "stale", "foreign", "fine")] == [3, 1, 1, 2]


async def test_a_table_without_a_log_does_not_harm_the_others(store: SqlStore) -> None:
    await opened(store, "gone", "good")
    await store._execute(delete(log).where(log.c.table_id == "gone"))
    done = await asyncio.gather(
        store.append("gone", 1, [b"x"], 1), store.append("good", 1, [b"a"], 1), return_exceptions=True
    )
    assert [type(result) for result in done] == [LeaseLost, list]
    assert await store.read("gone") == []


async def test_appends_after_a_refused_one_are_refused_too(store: SqlStore) -> None:
    await opened(store, "t1")
    done = await asyncio.gather(
        store.append("t1", 2, [b"too early"], 1),
        store.append("t1", 3, [b"on top"], 1),
        store.append("t1", 1, [b"fits"], 1),
        return_exceptions=True,
    )
    assert [type(result) for result in done] == [SeqTaken, SeqTaken, list]
    assert bodies(await store.read("t1", 1)) == [b"fits"]


async def test_nothing_is_acknowledged_before_it_is_committed(
    store: SqlStore, elsewhere: SqlStore, commits: Commits
) -> None:
    await opened(store, "t1")
    commits.gate.clear()
    commits.begun.clear()
    append = asyncio.create_task(store.append("t1", 1, [b"a"], 1))
    await commits.reached()
    assert await elsewhere.read("t1", 1) == []
    assert not append.done()
    commits.gate.set()
    assert await append == await elsewhere.read("t1", 1)


async def test_a_caller_that_goes_away_leaves_whole_writes_behind(store: SqlStore, commits: Commits) -> None:
    await opened(store, "t1", "t2")
    commits.gate.clear()
    commits.begun.clear()
    gone = asyncio.create_task(store.append("t1", 1, [b"a", b"b"], 1))
    await commits.reached()
    waiting = asyncio.create_task(store.append("t2", 1, [b"c"], 1))
    other = asyncio.create_task(store.close_table("t2"))
    await asyncio.sleep(0)
    for task in (gone, waiting, other):
        task.cancel()
    await asyncio.gather(gone, waiting, other, return_exceptions=True)
    commits.gate.set()
    assert bodies(await store.append("t1", 3, [b"next"], 1)) == [b"next"]
    assert bodies(await store.read("t2")) == [b"opened", b"c"]
    # Written in their order, so this one comes after the close that nobody waits for.
    await store.put_setting("after", b"")
    assert [row.id for row in await store.open_tables()] == ["t1"]


async def test_closing_writes_pending_appends_and_refuses_new_ones(
    store: SqlStore, elsewhere: SqlStore, commits: Commits
) -> None:
    await opened(store, "t1")
    tasks = [asyncio.create_task(store.append("t1", seq, [b"x"], 1)) for seq in range(1, 6)]
    await asyncio.sleep(0)
    await store.close()
    assert all(task.done() for task in tasks)
    assert len(await elsewhere.read("t1")) == 6
    with pytest.raises(StoreFault) as refused:
        await store.append("t1", 6, [b"late"], 1)
    assert refused.value.code == "store-down"
    with pytest.raises(StoreFault):
        await store.read("t1")
    assert not await store.healthy()


async def test_closing_tries_an_unreachable_database_once(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    await opened(store, "t1")
    asked, answer = 0, asyncio.Event()

    async def away(_: object) -> None:
        nonlocal asked
        asked += 1
        await answer.wait()
        raise OSError("gone")

    monkeypatch.setattr(store._engine, "write", away)
    monkeypatch.setattr(store._engine, "append", away)
    writing: list[asyncio.Future[Any]] = [asyncio.ensure_future(store.close_table("t1")) for _ in range(10)]
    writing.append(asyncio.ensure_future(store.append("t1", 1, [b"late"], 1)))
    await asyncio.sleep(0)
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    answer.set()
    refused = await asyncio.gather(*writing, return_exceptions=True)
    assert [str(fault) for fault in refused if isinstance(fault, StoreFault)] == ["store-down"] * len(writing)
    await closing
    assert asked <= 2


async def test_an_append_while_closing_is_refused(store: SqlStore, elsewhere: SqlStore, commits: Commits) -> None:
    await opened(store, "t1")
    commits.gate.clear()
    commits.begun.clear()
    early = asyncio.create_task(store.append("t1", 1, [b"early"], 1))
    await commits.reached()
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    with pytest.raises(StoreFault):
        await store.append("t1", 2, [b"late"], 1)
    commits.gate.set()
    await asyncio.gather(early, closing)
    assert bodies(await elsewhere.read("t1")) == [b"opened", b"early"]


async def test_a_defect_reaches_its_caller_and_the_writer_continues(store: SqlStore) -> None:
    await opened(store, "t1")
    with pytest.raises(ZeroDivisionError):
        await store._write(lambda _connection: NOW // 0)
    assert await store.append("t1", 1, [b"a"], 1)
