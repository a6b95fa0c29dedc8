"""What survives: an orderly restart, a crash, a store that fails, another server that took the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.limits import GENEROUS_LIMITS
from tests.server.live.failing import FailingStore
from tests.server.live.servers import PATIENCE, Served, play_on, player_id, playing, serving, sit_down, turn
from vierblatt.protocol import commands as ask
from vierblatt.protocol import frames
from vierblatt.server.live import hub
from vierblatt.server.live.actor import RETRY
from vierblatt.server.live.closing import CloseCode
from vierblatt.server.live.services import milliseconds
from vierblatt.server.store.port import TableRow
from vierblatt.server.table.entries import Restarted, decode, encode

NAMES = ["Amal", "Badr", "Clara", "Dina", "Emil", "Faris"]


async def until(found: Callable[[], bool]) -> None:
    """Waits until something is true that no frame reports."""
    async with asyncio.timeout(PATIENCE):
        while not found():  # noqa: ASYNC110 - there is no event
            await asyncio.sleep(0.02)


async def row(served: Served, table: str) -> TableRow:
    found = await served.store.table(table)
    assert found is not None
    return found


async def test_after_a_restart_all_continue_where_they_were(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table, players = await playing(served)
        await play_on(table, dict(enumerate(players)), lambda news: news.seq > 30)
        last = max(player.news[table].seq for player in players)
        for player in players:
            await player.a(frames.Update, lambda update: update.seq == last)
        hands = [player.own(table).hand for player in players]
        board = players[0].news[table].board
        log = await served.store.read(table)
    for player in players:
        frame = await player.a(frames.Restarting)
        assert 0 < frame.after <= 3000
        assert player.closed == CloseCode.RESTARTING
        assert all(update.seq < len(log) for update in player.got if isinstance(update, frames.Update))
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        back = [await served.player(name) for name in NAMES]
        for seat, player in enumerate(back):
            entered = await player.do(ask.Enter, table=table, since=last)
            assert isinstance(entered, frames.Entered)
            assert (entered.seat, entered.board) == (seat, board)
            assert player.own(table).hand == hands[seat]
        after = await served.store.read(table)
        assert after[: len(log)] == log
        assert isinstance(decode(after[len(log)].body), Restarted)
        await play_on(table, dict(enumerate(back)), lambda news: news.seq > last + 20)


async def test_after_a_crash_no_acknowledged_action_is_missing(tmp_path: Path) -> None:
    """The process is gone without a farewell: the leases are still held, under the name of the only server."""
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table, players = await playing(served)
        mover = players[turn(table, players)]
        seq = mover.news[table].seq
        await mover.do(ask.Act, table=table, seq=seq, action=mover.own(table).legal[0])
        async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as second:
            amal = await second.player("Amal")
            entered = await amal.do(ask.Enter, table=table)
            assert isinstance(entered, frames.Entered) and entered.seq >= seq + 1


async def test_an_action_that_the_store_refuses_is_not_done(tmp_path: Path) -> None:
    store = FailingStore(tmp_path / "v.db")
    async with serving(tmp_path / "v.db", store, limits=GENEROUS_LIMITS) as served:
        table, players = await playing(served)
        mover = players[turn(table, players)]
        seq, legal = mover.news[table].seq, mover.own(table).legal[0]
        store.down = True
        assert await mover.refused(ask.Act, id="again", table=table, seq=seq, action=legal) == "store-down"
        for player in players:
            await player.do(ask.Ping)
            assert player.news[table].seq == seq
        assert len(await store.read(table)) == seq + 1
        store.down = False
        answer = await mover.do(ask.Act, id="again", table=table, seq=seq, action=legal)
        assert isinstance(answer, frames.Ack) and answer.seq == seq + 1


async def test_no_clock_runs_while_nothing_can_be_saved(tmp_path: Path) -> None:
    store = FailingStore(tmp_path / "v.db")
    async with serving(tmp_path / "v.db", store, limits=GENEROUS_LIMITS) as served:
        table, players = await playing(served, settings={"move_seconds": 60})
        mover = players[turn(table, players)]
        seq, legal = mover.news[table].seq, mover.own(table).legal[0]
        await asyncio.sleep(0.2)
        down = milliseconds()
        store.down = True
        assert await mover.refused(ask.Act, table=table, seq=seq, action=legal) == "store-down"
        after = (await served.hub.info(table)).deadline
        assert after is not None
        assert down - milliseconds() <= after - 60_000 <= 0


async def test_bots_and_clocks_continue_when_the_store_is_back(tmp_path: Path) -> None:
    store = FailingStore(tmp_path / "v.db")
    async with serving(tmp_path / "v.db", store, limits=GENEROUS_LIMITS) as served:
        table = await served.open_table("Amal", "baloot", solo=True)
        amal = await served.player("Amal")
        await amal.do(ask.Enter, table=table)
        store.down = True
        assert await amal.refused(ask.Ready, table=table) == "store-down"
        store.down = False
        await amal.do(ask.Ready, table=table)
        store.down = True
        store.refused.clear()
        async with asyncio.timeout(PATIENCE):
            await store.refused.wait()
        store.down = False
        await amal.a(frames.Update, lambda update: update.board is not None)


async def test_commands_do_not_delay_the_next_attempt_to_save(tmp_path: Path) -> None:
    """Seed 70 of the simulation: every command restarted the wait, and the table stood still."""
    store = FailingStore(tmp_path / "v.db")
    async with serving(tmp_path / "v.db", store, limits=GENEROUS_LIMITS) as served:
        table = await served.open_table("Amal", "baloot", solo=True)
        amal = await served.player("Amal")
        await amal.do(ask.Enter, table=table)
        await amal.do(ask.Ready, table=table)
        store.down = True
        store.refused.clear()
        async with asyncio.timeout(PATIENCE):
            await store.refused.wait()
        await amal.do(ask.Ping)  # whatever was told before has come
        seq = amal.news[table].seq
        store.down = False
        async with asyncio.timeout(PATIENCE):
            while amal.news[table].seq == seq:
                await amal.do(ask.Mute, table=table, player="nobody")
                await asyncio.sleep(RETRY / 10)


async def test_an_append_that_only_seemed_to_fail_makes_clients_reload(tmp_path: Path) -> None:
    store = FailingStore(tmp_path / "v.db")
    async with serving(tmp_path / "v.db", store, limits=GENEROUS_LIMITS) as served:
        table, players = await playing(served)
        mover = players[turn(table, players)]
        seq, legal = mover.news[table].seq, mover.own(table).legal[0]
        store.lost = 1
        assert await mover.refused(ask.Act, table=table, seq=seq, action=legal) == "store-down"
        assert await mover.refused(ask.Act, table=table, seq=seq, action=legal) == "seq-taken"
        for player in players:
            assert await player.gone() == CloseCode.RESYNC
        back = await served.player("Amal")
        entered = await back.do(ask.Enter, table=table)
        assert isinstance(entered, frames.Entered) and entered.seq == seq + 1


async def test_a_table_that_another_server_took_is_left_to_it(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table, players = await playing(served)
        await served.store.release(table, "test")
        await served.store.renew("another", 60_000)
        assert await served.store.acquire(table, "another") is not None
        mover = players[turn(table, players)]
        seq, legal = mover.news[table].seq, mover.own(table).legal[0]
        assert await mover.refused(ask.Act, table=table, seq=seq, action=legal) == "lease-lost"
        assert await mover.gone() == CloseCode.RESYNC
        back = await served.player("Amal")
        assert await back.refused(ask.Enter, table=table) == "lease-lost"
        assert len(await served.store.read(table)) == seq + 1


async def test_a_match_that_ended_while_the_store_was_down_is_kept_when_it_is_back(tmp_path: Path) -> None:
    store = FailingStore(tmp_path / "v.db")
    async with serving(tmp_path / "v.db", store, limits=GENEROUS_LIMITS) as served:
        table = await served.open_table("Amal", "baloot", solo=True, changes={"target": 1})
        amal = await served.player("Amal")
        await sit_down(table, [amal])
        store.down_for_records = 1
        await play_on(table, {0: amal}, lambda news: news.info.stage == "over")
        async with asyncio.timeout(60):
            await store.closed.wait()
        assert await store.record(table) is not None
        assert not (await row(served, table)).open


async def test_a_table_that_an_administrator_closed_in_the_store_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "LOOK_EVERY", 0.05)
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table, players = await playing(served)
        await served.store.close_table(table)
        closed = await players[3].a(frames.Update, lambda update: update.info.stage == "closed")
        assert closed.notes[0].what == "closed"


async def test_a_table_closed_while_unloaded_is_closed_for_later_visitors(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table, _ = await playing(served)
    store = FailingStore(tmp_path / "v.db")
    await store.open()
    await store.close_table(table)
    await store.close()
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        amal = await served.player("Amal")
        await amal.do(ask.Enter, table=table)
        await amal.until(lambda: amal.news[table].info.stage == "closed")


async def test_tables_of_a_dead_process_are_loaded_when_its_leases_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vierblatt.server.app.LEASE", 3000)
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table, _ = await playing(served)
        await served.store.renew("dead", 60_000)
        await served.store.release_all("test")
        lease = await served.store.acquire(table, "dead")
        assert lease is not None
        said = encode(Restarted(at=milliseconds()))  # which is in no snapshot
        await served.store.append(table, len(await served.store.read(table)), [said], lease.fence)
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS, owner="next") as following:
        assert not following.hub.has(table)
        await following.store.renew("dead", 1)
        await until(lambda: following.hub.has(table))
        assert [info.id for info in await following.hub.tables_of(player_id("Amal"))] == [table]
