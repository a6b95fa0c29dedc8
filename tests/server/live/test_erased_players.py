"""An erased player disappears from the loaded tables, and the others continue to play."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.limits import GENEROUS_LIMITS
from tests.server.cluster.clusters import cluster
from tests.server.live.servers import PATIENCE, Served, player_id, serving
from vierblatt.protocol import commands as ask
from vierblatt.protocol import frames
from vierblatt.server.accounts.erasing import erase
from vierblatt.server.live import erased_players
from vierblatt.server.live.closing import CloseCode
from vierblatt.server.store.port import Store
from vierblatt.server.store.sql import SqlStore


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(erased_players, "LOOK_EVERY", 0.05)


async def shown(served: Served, table: str, name: str) -> str:
    """Where players can see a name: in the lobby, at the table, among their own tables."""
    found: list[object] = [*served.hub.listed(), *await served.hub.tables_of(player_id(name))]
    found.append(await served.hub.info(table))
    return "".join(str(info) for info in found if name in str(info) or player_id(name) in str(info))


async def by_command(store: Store, player: str) -> None:
    """Another process erases a player without a message."""
    assert isinstance(store, SqlStore)
    other = SqlStore(store._engine.url.render_as_string(hide_password=False))
    await other.open()
    await erase(other, player)
    await other.close()


async def test_a_name_that_another_process_erases_leaves_the_memory_of_the_server(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table = await served.open_table("Amal")
        stays, goes = [await served.player(name) for name in ("Badr", "Clara")]
        for player in (stays, goes):
            await player.do(ask.Enter, table=table)
            await player.do(ask.Sit, table=table)
        assert await shown(served, table, "Clara") and await shown(served, table, "Amal")
        await by_command(served.store, player_id("Clara"))
        assert await goes.gone() in {CloseCode.REFUSED, CloseCode.RESYNC}
        assert await stays.gone() == CloseCode.RESYNC
        again = await served.player("Badr")
        entered = await again.do(ask.Enter, table=table)
        assert isinstance(entered, frames.Entered) and entered.seat >= 0
        assert await shown(served, table, "Clara") == ""
        await by_command(served.store, player_id("Amal"))  # the host
        assert await again.gone() == CloseCode.RESYNC
        again = await served.player("Badr")
        await again.do(ask.Enter, table=table)
        assert await shown(served, table, "Amal") == ""
        await again.do(ask.Stand, table=table)  # it is going on


async def test_an_empty_table_drops_the_erased_name_and_continues(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table = await served.open_table("Amal")
        guest = await served.player("Badr")
        await guest.do(ask.Enter, table=table)
        await guest.do(ask.Sit, table=table)
        await guest.leave()
        actor = served.hub.at(table)
        await by_command(served.store, player_id("Badr"))
        await actor.task
        async with asyncio.timeout(PATIENCE):
            while not served.hub.has(table) or not served.hub.at(table).ready:  # noqa: ASYNC110
                await asyncio.sleep(0.01)  # nobody is told
        assert await shown(served, table, "Badr") == ""


async def test_every_node_forgets_the_erased_name(tmp_path: Path) -> None:
    async with cluster(tmp_path) as nodes:
        here, there = nodes.served
        table = await here.open_table("Amal")
        stays, goes = [await side.player(name) for side, name in ((there, "Badr"), (here, "Clara"))]
        for player in (stays, goes):
            await player.do(ask.Enter, table=table)
            await player.do(ask.Sit, table=table)
        await erase(there.store, player_id("Clara"))
        await stays.gone()
        again = await there.player("Badr")
        entered = await again.do(ask.Enter, table=table)
        assert isinstance(entered, frames.Entered)
        assert "Clara" not in str(entered) and "Badr" in str(entered)
