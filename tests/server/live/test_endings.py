"""The end of a match is sent at once; it is stored afterwards, and no table waits for another's."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.limits import GENEROUS_LIMITS
from tests.server.live.failing import FailingStore
from tests.server.live.servers import player_id, serving
from vierblatt.protocol import commands as ask
from vierblatt.protocol import frames


class SlowStore(FailingStore):
    """A store that closes no table before it may."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.may, self.asked = asyncio.Event(), asyncio.Event()

    async def close_table(self, table: str) -> None:
        self.asked.set()
        await self.may.wait()
        await super().close_table(table)


async def test_closing_a_table_does_not_wait_for_the_store(tmp_path: Path) -> None:
    store = SlowStore(tmp_path / "v.db")
    async with serving(tmp_path / "v.db", store, limits=GENEROUS_LIMITS) as served:
        table = await served.open_table("Amal", "baloot")
        amal = await served.player("Amal")
        await amal.do(ask.Enter, table=table)
        assert isinstance(await amal.do(ask.Close, table=table), frames.Ack)
        await store.asked.wait()
        assert [row.id for row in await store.open_tables()] == [table]
        store.may.set()
        await store.closed.wait()
        assert await store.open_tables() == []


async def test_pending_writes_are_stored_before_the_server_ends(tmp_path: Path) -> None:
    store = SlowStore(tmp_path / "v.db")
    async with serving(tmp_path / "v.db", store, limits=GENEROUS_LIMITS) as served:
        table = await served.open_table("Amal", "baloot")
        amal = await served.player("Amal")
        await amal.do(ask.Enter, table=table)
        await amal.do(ask.Close, table=table)
        asyncio.get_running_loop().call_soon(store.may.set)
    assert store.closed.is_set()


async def test_the_deal_in_play_of_an_open_table_is_told_to_nobody(tmp_path: Path) -> None:
    """How bots would finish it depends on hidden cards, and the match goes on after a restart."""
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        counted = {"hints": False, "takeback": False, "private": True}
        table = await served.open_table("Amal", "baloot", solo=True, bot="club", settings=counted)
        helped = await served.open_table("Amal", "baloot", solo=True, bot="club", settings={"private": True})
        amal = await served.player("Amal")
        for each in (table, helped):
            await amal.do(ask.Enter, table=each)
            await amal.do(ask.Ready, table=each)
        await amal.until(lambda: all(amal.news[each].board is not None for each in (table, helped)))
    store = FailingStore(tmp_path / "v.db")
    await store.open()
    assert await store.bot_matches_of(player_id("Amal"), limit=9) == []
    await store.close()
