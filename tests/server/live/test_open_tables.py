"""Unloaded tables: only a visitor loads them, and players' own tables are still listed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.limits import GENEROUS_LIMITS
from tests.server.live.failing import FailingStore
from tests.server.live.servers import Served, player_id, serving
from vierblatt.protocol import commands as ask
from vierblatt.protocol import frames
from vierblatt.server.live import LiveFault, loading
from vierblatt.server.live import actor as actors
from vierblatt.server.live.idle_tables import ABANDONED_AFTER, is_abandoned
from vierblatt.server.live.loading import Loaded
from vierblatt.server.live.services import TableServices, milliseconds
from vierblatt.server.store.port import Lease, OpenTable, StoreFault
from vierblatt.server.table import Person, Table
from vierblatt.server.table import entries as log

AMAL, BADR = Person(player_id("Amal"), "Amal"), Person(player_id("Badr"), "Badr")


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables that are loaded from now on."""
    found: list[str] = []

    async def load(services: TableServices, table: str, lease: Lease | None = None) -> Loaded:
        found.append(table)
        return await loading.load(services, table, lease)

    monkeypatch.setattr(actors, "load", load)
    return found


@asynccontextmanager
async def later(file: Path) -> AsyncIterator[Served]:
    """The server after a restart, when it has looked at all its tables."""
    async with serving(file, limits=GENEROUS_LIMITS) as served:
        await served.hub.scan_open_tables()
        yield served


async def test_a_start_loads_no_table_with_a_current_snapshot(tmp_path: Path, loads: list[str]) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        opened = [await served.open_table("Amal", "baloot", solo=True) for _ in range(6)]
    loads.clear()
    async with later(tmp_path / "v.db") as served:
        assert [info.id for info in await served.hub.tables_of(AMAL.id)] == opened
        assert await served.hub.tables_of(BADR.id) == []
        assert loads == []
        amal = await served.player("Amal")
        await amal.do(ask.Enter, table=opened[2])
        assert loads == [opened[2]]
        first, *rest = await served.hub.tables_of(AMAL.id)
        assert first.id == opened[0] and [info.id for info in rest] == opened[1:]
        assert [info.seats[0].online for info in [first, *rest]] == [False, False, True, False, False, False]
        assert loads == [opened[2]]


@pytest.mark.parametrize("new", [{"solo": True}, {"bots": 3, "sit": True}])
async def test_a_scan_while_a_table_is_opened_finds_it_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, new: dict[str, Any]
) -> None:
    """A table that was loaded without its first seats could not take another entry."""
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        add_table = served.store.add_table

        async def scanned(*given: Any, **named: Any) -> Any:
            added = await add_table(*given, **named)
            await served.hub.scan_open_tables()
            return added

        monkeypatch.setattr(served.hub.store, "add_table", scanned)
        table = await served.open_table("Amal", "baloot", **new)
        amal = await served.player("Amal")
        entered = await amal.do(ask.Enter, table=table)
        assert isinstance(entered, frames.Entered) and all(seat.kind != "empty" for seat in entered.info.seats)
        await amal.do(ask.Stand, table=table)


async def test_a_table_left_without_a_current_snapshot_is_loaded_at_start(tmp_path: Path, loads: list[str]) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        kept, left = [await served.open_table("Amal", "baloot", solo=True) for _ in range(2)]
        assert kept != left
    store = FailingStore(tmp_path / "v.db")
    await store.open()
    lease = await store.acquire(left, "test")
    assert lease is not None
    entries = await store.read(left)
    sat = log.encode(log.BotSat(at=milliseconds(), seat=1, bot="club"))
    await store.append(left, len(entries), [sat], lease.fence)
    await store.close()
    loads.clear()
    async with later(tmp_path / "v.db") as served:
        assert loads == [left]
        assert [info.seats[1].bot for info in await served.hub.tables_of(AMAL.id)] == ["rules", "club"]


@pytest.mark.parametrize("info", [b'{"id":"older"}', b'{"stage":"asleep"}', b"\xff"])
async def test_an_unreadable_snapshot_of_another_version_is_skipped(tmp_path: Path, info: bytes) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        opened = [await served.open_table("Amal", "baloot", solo=True) for _ in range(2)]
    store = FailingStore(tmp_path / "v.db")
    await store.open()
    kept = await store.snapshot(opened[0])
    assert kept is not None
    await store.put_snapshot(opened[0], msgspec.structs.replace(kept, info=info))
    await store.close()
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        assert [found.id for found in await served.hub.tables_of(AMAL.id)] == opened
    monday = milliseconds() + 2 * ABANDONED_AFTER["playing"]
    standing = OpenTable(id=opened[0], opened=0, seq=1, last=b'{"at":0}', saved=1, info=info)
    assert is_abandoned(standing, monday)


def test_a_table_that_a_tournament_waits_for_is_not_abandoned_soon() -> None:
    info = b'{"stage":"seating","tournament":{"meeting":1}}'
    standing = OpenTable(id="t1", opened=0, seq=1, last=b'{"at":0}', saved=1, info=info)
    assert not is_abandoned(standing, 2 * ABANDONED_AFTER["seating"])
    assert is_abandoned(standing, 2 * ABANDONED_AFTER["playing"])


async def test_one_table_is_described_without_loading_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    described: list[str] = []
    real = Table.info

    def info(table: Table, now: int, spectators: int = 0) -> object:
        described.append(table.id)
        return real(table, now, spectators)

    async with serving(tmp_path / "v.db", limits={**GENEROUS_LIMITS, "tables_per_player": 100}) as served:
        mine = await served.open_table("Amal", "baloot", solo=True)
        for _ in range(20):
            await served.open_table("Badr", "baloot", solo=True)
        monkeypatch.setattr(Table, "info", info)
        assert [found.id for found in await served.hub.tables_of(AMAL.id)] == [mine]
        assert described == [mine]


async def test_seats_follow_standing_up_and_moving(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table = await served.open_table("Amal", "baloot")
        badr = await served.player("Badr")
        await badr.do(ask.Enter, table=table)
        await badr.do(ask.Sit, table=table, seat=1)
        await badr.do(ask.Sit, table=table, seat=2)
        assert [info.id for info in await served.hub.tables_of(BADR.id)] == [table]
        await badr.do(ask.Stand, table=table)
        assert await served.hub.tables_of(BADR.id) == []
        assert await served.store.open_at(BADR.id, limit=9) == []
        await badr.do(ask.Sit, table=table, seat=2)
        await served.hub.close_table(table, "test")
        assert await served.hub.tables_of(BADR.id) == []
        await served.hub.info(table)  # what follows from the end is done before this
        assert await served.store.open_at(BADR.id, limit=9) == []


async def test_tables_that_rest_count_for_their_host_after_a_restart_too(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits={"tables_per_player": 8}) as served:
        for _ in range(8):
            await served.open_table("Amal", "baloot")
    async with serving(tmp_path / "v.db", limits={"tables_per_player": 1}) as served:
        with pytest.raises(LiveFault, match="too-many-tables"):
            await served.open_table("Amal", "baloot")


async def test_a_match_whose_record_could_not_be_kept_at_the_end_is_loaded_again(
    tmp_path: Path, loads: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = FailingStore(tmp_path / "v.db")
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS, store=store) as served:
        table = await served.open_table("Amal", "baloot", solo=True)

        async def away(table: str) -> None:
            raise StoreFault("store-down")

        monkeypatch.setattr(store, "close_table", away)
        await served.hub.close_table(table, "test")
    loads.clear()
    async with later(tmp_path / "v.db") as served:
        assert loads == [table]
        await served.hub.info(table)  # what follows from the end is done before this
        assert await served.store.open_tables() == []
