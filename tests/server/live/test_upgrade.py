"""A program with a newer behaviour version of a game comes upon tables of an older one, in the middle of a deal."""

from __future__ import annotations

import asyncio
import copy
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.limits import GENEROUS_LIMITS
from tests.server.live.failing import FailingStore
from tests.server.live.servers import PATIENCE, Served, play_on, playing, serving, sit_down
from tests.server.store.stores import made
from vierblatt import games
from vierblatt.protocol import commands as ask
from vierblatt.protocol import frames
from vierblatt.record import Record, verify
from vierblatt.server.live.services import milliseconds
from vierblatt.server.proving import prove
from vierblatt.server.table.entries import RULES_UNSUPPORTED, AnyEntry, Closed, decode

NAMES = ["Amal", "Badr", "Clara", "Dina", "Emil", "Faris"]


def release(monkeypatch: pytest.MonkeyPatch, game: str = "kout_bo", **changed: Any) -> None:
    """From now on the program has a game with other options; without any, only the version is the next."""
    now = games.get(game)  # imports the module, if this is the first test that needs it
    module = sys.modules[games.MODULES[game]]
    options = replace(now.options, **{"behaviour": now.options.behaviour + 1, **changed})
    monkeypatch.setattr(module, "GAME", replace(now, rules=replace(now.rules, options=options)))


def another_target(target: str | int) -> dict[str, Any]:
    """The changes of a release with another default, which can still play the old rules."""
    options = games.get("kout_bo").options
    option = copy.copy(options.by_name["target"])
    earlier = {options.behaviour: {"target": option.default}}
    option.default = target
    return {"by_name": {**options.by_name, "target": option}, "earlier": earlier}


async def left(tmp_path: Path, **new: Any) -> str:
    """A table of six people in the middle of a deal, whose server has ended."""
    async with serving(tmp_path / "v.db", made(tmp_path), limits=GENEROUS_LIMITS) as served:
        table, players = await playing(served, **new)
        await play_on(table, dict(enumerate(players)), lambda news: news.seq > 24)
        return table


async def log_of(served: Served, table: str) -> list[AnyEntry]:
    return [decode(entry.body) for entry in await served.store.read(table)]


def faults(served: Served) -> float:
    return served.application.metrics.faults._value.get()


async def test_running_tables_end_in_a_draw_and_other_games_continue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path / "v.db", made(tmp_path), limits=GENEROUS_LIMITS) as served:
        running, players = await playing(served)
        await play_on(running, dict(enumerate(players)), lambda news: news.seq > 24)
        waiting = await served.open_table("Amal")
        other = await served.open_table("Badr", "baloot", solo=True)
        over = await served.open_table("Clara", "kout_bo", solo=True, changes={"target": 51})
        for table, player in ((other, players[1]), (over, players[2])):
            await sit_down(table, [player])
        await play_on(over, {0: players[2]}, lambda news: news.info.stage == "over")
        await play_on(other, {0: players[1]}, lambda news: news.seq > 12)
    release(monkeypatch)
    async with serving(tmp_path / "v.db", made(tmp_path), limits=GENEROUS_LIMITS) as served:
        for name in NAMES:
            player = await served.player(name)
            for table in (running, waiting):
                entered = await player.do(ask.Enter, table=table)
                assert isinstance(entered, frames.Entered)
                assert entered.info.stage == "closed" and entered.info.outlived and entered.board is None
                assert await player.refused(ask.Act, table=table, seq=entered.seq, action="pass") == "table-closed"
            assert [seat.name for seat in player.news[running].info.seats] == NAMES
        for table in (running, waiting):
            end = (await log_of(served, table))[-1]
            assert isinstance(end, Closed) and end.why == RULES_UNSUPPORTED
            row = await served.store.table(table)
            assert row is not None and not row.open and await served.store.record(table) is None
        clara = await served.player("Clara")
        entered = await clara.do(ask.Enter, table=over)
        assert isinstance(entered, frames.Entered) and entered.info.stage == "closed" and not entered.info.outlived
        assert await served.store.record(over) is not None
        badr = await served.player("Badr")
        entered = await badr.do(ask.Enter, table=other)
        assert isinstance(entered, frames.Entered) and entered.info.stage == "playing"
        until = entered.seq + 8
        await play_on(other, {0: badr}, lambda news: news.seq > until)
        assert faults(served) == 0
        assert (await prove(served.store, milliseconds())).faults == []
    async with serving(tmp_path / "v.db", made(tmp_path), limits=GENEROUS_LIMITS) as served:
        entered = await (await served.player("Amal")).do(ask.Enter, table=running)
        assert isinstance(entered, frames.Entered) and entered.info.stage == "closed" and entered.info.outlived
        assert sum(isinstance(entry, Closed) for entry in await log_of(served, running)) == 1


async def test_players_at_a_closed_table_are_told_the_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store does not take the end at first: the table waits for it, and nothing else happens there."""
    async with serving(tmp_path / "v.db", FailingStore(tmp_path / "v.db"), limits=GENEROUS_LIMITS) as served:
        table, _ = await playing(served)
    release(monkeypatch)
    store = FailingStore(tmp_path / "v.db")
    async with serving(tmp_path / "v.db", store, limits=GENEROUS_LIMITS) as served:
        store.down = True
        amal = await served.player("Amal")
        entered = await amal.do(ask.Enter, table=table)
        assert isinstance(entered, frames.Entered) and entered.info.stage == "playing" and entered.board is None
        assert await amal.refused(ask.Stand, table=table) == "table-closed"
        async with asyncio.timeout(PATIENCE):
            await store.refused.wait()
        store.down = False
        closed = await amal.a(frames.Update)
        assert [note.what for note in closed.notes] == ["outlived"] and closed.info.outlived
        assert closed.info.stage == "closed" and faults(served) == 0


async def test_a_table_finishes_with_its_old_rules_if_they_still_exist(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    release(monkeypatch, **another_target(51))  # so that the match is a short one
    table = await left(tmp_path)
    release(monkeypatch, **another_target(101))
    async with serving(tmp_path / "v.db", made(tmp_path), limits=GENEROUS_LIMITS) as served:
        players = [await served.player(name) for name in NAMES]
        for player in players:
            entered = await player.do(ask.Enter, table=table)
            assert isinstance(entered, frames.Entered) and entered.info.stage == "playing"
        await play_on(table, dict(enumerate(players)), lambda news: news.info.stage == "over")
        await players[0].do(ask.Mute, table=table, player="nobody")  # in its turn, when the record is kept
        stored = await served.store.record(table)
        assert stored is not None
        record = Record.from_json(stored.body)
        assert record.rules.behaviour < games.get("kout_bo").options.behaviour
        assert verify(record) == []
        assert faults(served) == 0
        assert (await prove(served.store, milliseconds())).faults == []


async def test_an_older_program_leaves_a_newer_table_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as newer:
        release(newer)
        table = await left(tmp_path)
    async with serving(tmp_path / "v.db", made(tmp_path), limits=GENEROUS_LIMITS) as served:
        before = await log_of(served, table)
        assert await (await served.player("Amal")).refused(ask.Enter, table=table) == "table-away"
        assert await log_of(served, table) == before and await served.store.holder(table) == ""
        row = await served.store.table(table)
        assert row is not None and row.open and faults(served) == 0


async def test_a_table_of_a_removed_game_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await left(tmp_path)
    others = {game: module for game, module in games.MODULES.items() if game != "kout_bo"}
    monkeypatch.setattr(games, "MODULES", others)
    async with serving(tmp_path / "v.db", made(tmp_path), limits=GENEROUS_LIMITS) as served:
        for _ in range(2):
            assert await (await served.player("Amal")).refused(ask.Enter, table=table) == "table-closed"
        row, log = await served.store.table(table), await log_of(served, table)
        assert row is not None and not row.open
        assert [entry.why for entry in log if isinstance(entry, Closed)] == [RULES_UNSUPPORTED] and faults(served) == 0
