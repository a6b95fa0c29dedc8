"""The tables of a server together: lobby, quick match, limits, tables that leave the memory and come back."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.limits import GENEROUS_LIMITS
from tests.server.live.servers import Served, asking, play_on, player_id, playing, serving, sit_down
from tests.server.table.tables import Driver
from vierblatt.errors import VierblattError
from vierblatt.protocol import commands as ask
from vierblatt.protocol import frames
from vierblatt.protocol.values import TableSettings
from vierblatt.server.live import Hub, LiveFault, NewTable, actor, idle_tables, open_table_limit, thinking
from vierblatt.server.live.actor import Actor
from vierblatt.server.live.closing import CloseCode
from vierblatt.server.store.port import Account, LogEntry
from vierblatt.server.table import Person, TableFault

#: Of a table to which a quick match may lead.
CLOCK: dict[str, Any] = {"move_seconds": 45, "bank_seconds": 120}
AMAL, BADR = Person(player_id("Amal"), "Amal"), Person(player_id("Badr"), "Badr")


async def gone(served: Served, table: str) -> None:
    """Until a table has left the memory."""
    async with asyncio.timeout(60):
        while table in loaded(served.hub):
            looked = loaded(served.hub)[table]
            looked.tidy()
            await asyncio.wait({looked.task}, timeout=0.05)


def loaded(hub: Hub) -> dict[str, Actor]:
    return hub._actors


async def test_the_lobby_is_pushed_to_its_watchers(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        watcher, amal = await served.player("Watcher"), await served.player("Amal")
        await watcher.do(ask.WatchLobby)
        assert (await watcher.a(frames.Lobby)).tables == []
        table = await served.open_table("Amal", "baloot", changes={"target": 52}, settings={"move_seconds": 30})
        await amal.do(ask.Enter, table=table)
        await amal.do(ask.Sit, table=table, seat=2)
        listed = (await watcher.a(frames.Lobby, lambda lobby: bool(lobby.tables))).tables[0]
        assert listed == frames.LobbyTable(
            id=table, game="baloot", preset="standard", changed=1, host="Amal", rated=False, stage="seating",
            seats=["empty", "empty", "human", "empty"], names=["", "", "Amal", ""], move_seconds=30,
        )  # fmt: skip
        assert (await watcher.a(frames.Lobby, lambda lobby: lobby.players == 2)).players == 2
        await watcher.do(ask.WatchLobby, on=False)
        seen = len([frame for frame in watcher.got if isinstance(frame, frames.Lobby)])
        await amal.do(ask.Stand, table=table)
        assert served.hub.listed() == []
        served.hub.lobby._push()
        await watcher.do(ask.Ping)
        assert len([frame for frame in watcher.got if isinstance(frame, frames.Lobby)]) == seen


async def test_private_full_and_empty_tables_are_not_listed(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        amal = await served.player("Amal")
        hidden = await served.open_table("Amal", settings={"private": True})
        solo = await served.open_table("Amal", solo=True, settings={"spectators": False})
        alone = await served.open_table("Amal")
        await sit_down(hidden, [amal])
        await amal.do(ask.Enter, table=solo)
        assert served.hub.listed() == []
        await amal.do(ask.Enter, table=alone)
        assert served.hub.listed() == []
        await amal.do(ask.Sit, table=alone)
        assert [table.id for table in served.hub.listed()] == [alone]


@pytest.mark.parametrize(
    ("new", "code"),
    [
        ({"game": "poker"}, "unknown-game"),
        ({"preset": "nonsense"}, "unknown-preset"),
        ({"changes": {"nonsense": 1}}, "unknown-option"),
        ({"changes": {"target": -1}}, "bad-value"),
        ({"bots": 4}, "too-many-bots"),
        ({"bots": 2, "bot_seats": [0, 1]}, "too-many-bots"),
        ({"bot_seats": [4]}, "bad-seat"),
        ({"bot_seats": [0], "sit": True}, "seat-taken"),
        ({"bots": 1, "bot": "genius"}, "unknown-bot"),
        ({"bots": 1, "bot": "search:ms=600000"}, "unknown-bot"),
        ({"bots": 1, "bot": "policy:os:getcwd"}, "unknown-bot"),
        ({"bots": 1, "bot": "net:/etc/passwd"}, "unknown-bot"),
        ({"settings": TableSettings(rated=True), "bots": 1}, "rated-no-bots"),
        ({"settings": TableSettings(rated=True), "solo": True}, "rated-no-bots"),
        ({"settings": TableSettings(rated=True), "changes": {"target": 52}}, "rated-preset-only"),
        ({"settings": TableSettings(rated=True)}, "rated-needs-clock"),
        ({"settings": TableSettings(rated=True, bank_seconds=60)}, "rated-needs-clock"),
        ({"settings": TableSettings(rated=True, move_seconds=1)}, "rated-needs-clock"),
        ({"settings": TableSettings(rated=True, move_seconds=3600)}, "rated-needs-clock"),
        ({"settings": TableSettings(rated=True, move_seconds=45, bank_seconds=3600)}, "rated-needs-clock"),
        ({"settings": TableSettings(chat="free")}, "free-chat-private"),
    ],
)
async def test_a_table_that_cannot_be_is_not_opened(tmp_path: Path, new: dict[str, Any], code: str) -> None:
    async with serving(tmp_path / "v.db") as served:
        with pytest.raises(VierblattError) as refused:
            await served.hub.open_table(AMAL, NewTable(**{"game": "baloot", **new}))
        assert refused.value.code == code
        assert await served.store.open_tables() == []


async def test_a_guest_opens_no_rated_table(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db") as served:
        rated = NewTable(game="baloot", settings=TableSettings(rated=True, **CLOCK))
        with pytest.raises(LiveFault, match="rated-no-guests"):
            await served.hub.open_table(Person("guest", "Guest 1", guest=True), rated)
        table = (await served.hub.open_table(AMAL, rated)).id
        with pytest.raises(TableFault, match="rated-no-guests"):
            await served.hub.seat(table, Person("guest", "Guest 1", guest=True))


async def test_a_socket_knows_whether_its_player_is_a_guest(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table = await served.open_table("Amal", "baloot", settings={"rated": True, **CLOCK})
        guest = await served.player("Badr")
        await guest.do(ask.Enter, table=table)
        assert await guest.refused(ask.Sit, table=table) == "rated-no-guests"
        member = Account(id=player_id("Clara"), name="Clara", login="clara", created=0, seen=0)
        await served.store.add_account(member)
        clara = await served.player("Clara")
        await clara.do(ask.Enter, table=table)
        await clara.do(ask.Sit, table=table)


async def test_a_rematch_of_a_rated_table_has_no_guests(tmp_path: Path) -> None:
    """They could sit there in earlier versions."""
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        await served.token("Badr")
        member = Account(id=player_id("Amal"), name="Amal", login="amal", created=0, seen=0)
        await served.store.add_account(member)
        old = Driver("back_alley", table="oldtable00", rated=True, **CLOCK)
        for seat, person in enumerate((AMAL, BADR)):
            old.do(ask.Sit, person, seat=seat)
        info = await served.hub.info(await served.hub._rematch(old.table, ""))
        assert [seat.name for seat in info.seats] == ["Amal", "", "", ""]


async def test_open_tables_per_player_are_limited(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits={"tables_per_player": 2}) as served:
        first = await served.open_table("Amal")
        await served.open_table("Amal")
        with pytest.raises(LiveFault, match="too-many-tables"):
            await served.open_table("Amal")
        await served.open_table("Badr")
        await served.hub.close_table(first, "test")
        await served.open_table("Amal")


async def test_the_table_limit_holds_for_simultaneous_requests(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits={"tables_per_player": 3}) as served:
        await served.token("Amal")  # makes the account
        done = await asyncio.gather(*(served.open_table("Amal") for _ in range(9)), return_exceptions=True)
        assert sum(isinstance(each, str) for each in done) == 3
        assert sum(isinstance(each, LiveFault) and each.code == "too-many-tables" for each in done) == 6
        assert served.hub.hosting.count(AMAL.id) == 3


async def test_unloaded_tables_count_less_towards_the_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(actor, "EMPTY_FOR", 0)
    async with serving(tmp_path / "v.db", limits={"tables_per_player": 2}) as served:
        for _ in range(2 * open_table_limit.RESTING):
            await served.open_table("Amal", solo=True)
            served.hub._tidy()
            await asyncio.gather(*(each.task for each in served.hub._actors.values()))
        with pytest.raises(LiveFault, match="too-many-tables"):
            await served.open_table("Amal")


async def test_bots_take_the_last_seats_and_changes_equal_to_a_preset_are_recognised(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db") as served:
        info = await served.hub.info(await served.open_table("Amal", "baloot", bots=3))
        assert [seat.kind for seat in info.seats] == ["empty", "bot", "bot", "bot"]
        default = await served.hub.info(await served.open_table("Amal", "baloot", changes={"target": 152}))
        assert (default.preset, default.changes) == ("standard", {})


async def test_bots_are_as_strong_as_their_host_asked(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db") as served:
        table = await served.open_table("Amal", "baloot", solo=True, bot="club")
        assert [seat.bot for seat in (await served.hub.info(table)).seats] == ["", "club", "club", "club"]


async def test_an_empty_table_is_unloaded_and_restored_unchanged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(actor, "EMPTY_FOR", 0)
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table, players = await playing(served)
        seq, board, hand = players[0].news[table].seq, players[0].news[table].board, players[0].own(table).hand
        loaded(served.hub)[table].tidy()
        await players[0].do(ask.Ping)
        assert table in loaded(served.hub)
        for player in players:
            await player.do(ask.Go, table=table)
        await gone(served, table)
        assert [info.id for info in await served.hub.tables_of(AMAL.id)] == [table]
        snapshot = await served.store.snapshot(table)
        assert snapshot is not None and snapshot.seq == seq
        entered = await players[0].do(ask.Enter, table=table)
        assert isinstance(entered, frames.Entered)
        assert (entered.seq, entered.board, players[0].own(table).hand) == (seq, board, hand)


async def test_an_abandoned_table_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(actor, "EMPTY_FOR", 0)
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table = await served.open_table("Amal")
        await gone(served, table)
        await served.hub.scan_open_tables()
        assert [row.id for row in await served.store.open_tables()] == [table], "somebody may still come"
        monkeypatch.setattr(idle_tables, "ABANDONED_AFTER", {"seating": -1})
        await served.hub.scan_open_tables()
        assert loaded(served.hub) == {}, "no table has to be loaded for that"
        assert await served.store.open_tables() == []
        assert await served.hub.tables_of(AMAL.id) == []
        assert (await served.hub.info(table)).stage == "closed"


async def test_a_banned_player_is_disconnected_and_refused_as_banned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vierblatt.server.live.hub.LOOK_EVERY", 0.05)
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        amal = await served.player("Amal")
        await served.store.ban(AMAL.id, 4_000_000_000_000)
        assert await amal.gone() == CloseCode.REFUSED
        with pytest.raises(AssertionError, match="banned"):
            await served.player("Amal")


async def test_a_defect_at_one_table_is_counted_and_the_table_is_reloaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table = await served.open_table("Amal", solo=True)
        amal = await served.player("Amal")
        await amal.do(ask.Enter, table=table)

        def fail(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(loaded(served.hub)[table].table, "decide", fail)
        assert await amal.refused(ask.Ready, table=table) == "server-fault"
        assert await amal.gone() == CloseCode.RESYNC
        assert "vierblatt_faults_total 1.0" in served.application.metrics.text().decode()
        amal = await served.player("Amal")
        await amal.do(ask.Enter, table=table)
        await amal.do(ask.Ready, table=table)


async def test_a_defect_between_two_commands_is_one_of_that_table_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table = await served.open_table("Amal", solo=True)
        amal = await served.player("Amal")
        await amal.do(ask.Enter, table=table)

        def fail() -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(loaded(served.hub)[table].table, "wakes_at", fail)
        await amal.send(ask.Ready, table=table)
        assert await amal.gone() == CloseCode.RESYNC
        assert "vierblatt_faults_total 1.0" in served.application.metrics.text().decode()
        amal = await served.player("Amal")
        await amal.do(ask.Enter, table=table)


async def test_a_failed_table_does_not_stop_others_from_ending_cleanly(tmp_path: Path) -> None:
    async def fail() -> None:
        raise ZeroDivisionError

    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table = await served.open_table("Amal")
        loaded(served.hub)[table].task = asyncio.create_task(fail())
        amal = await served.player("Amal")
        await served.hub.stop()
        assert await amal.gone() == CloseCode.RESTARTING
        assert await served.store.holder(table) == ""
        assert "vierblatt_faults_total 1.0" in served.application.metrics.text().decode()


async def test_a_defect_in_the_records_does_not_interrupt_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table = await served.open_table("Amal", "baloot", solo=True, changes={"target": 1})
        amal = await served.player("Amal")
        await sit_down(table, [amal])

        def fail() -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(loaded(served.hub)[table].table, "record", fail)
        await play_on(table, {0: amal}, lambda news: news.info.stage == "over")
        await amal.do(ask.Rematch, table=table)
        assert "vierblatt_faults_total 1.0" in served.application.metrics.text().decode()
        assert await served.store.record(table) is None


async def test_a_slow_bot_thinks_in_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots of this table think in another process, on its host's account, and the table continues."""
    monkeypatch.setattr(actor, "is_quick", lambda bot: False)
    monkeypatch.setattr(thinking, "ANSWER_TIMEOUT", 600.0)  # the process has to begin first, perhaps on a busy machine
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table = await served.open_table("Amal", "baloot", solo=True)
        amal = await served.player("Amal")
        hosts = asking(served, monkeypatch)
        await sit_down(table, [amal])
        await play_on(table, {0: amal}, lambda news: news.seq > 30)
        assert {*hosts} == {player_id("Amal")}
        text = served.application.metrics.text().decode()
    assert float(re.findall(r"vierblatt_bot_seconds_count (\S+)", text)[0]) > 10
    assert {*re.findall(r"vierblatt_bot_questions_dropped_total{.*} (\S+)", text)} == {"0.0"}


async def test_commands_during_shutdown_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table = await served.open_table("Amal")
        living = loaded(served.hub)[table]
        living.stop()
        with pytest.raises(LiveFault, match="restarting"):
            await living.call(lambda each: asyncio.sleep(0))
        await served.hub.stop()
        with pytest.raises(LiveFault, match="restarting"):
            await served.hub.info(table)


async def test_a_closed_table_can_be_looked_at_from_a_seat_that_a_bot_took(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table, players = await playing(served)
        await players[0].do(ask.Stand, table=table)
        await served.hub.close_table(table, "test")
        entered = await players[0].do(ask.Enter, table=table)
        assert isinstance(entered, frames.Entered)
        assert entered.info.stage == "closed" and entered.info.seats[0].bot


async def test_a_closed_connection_does_not_enter_a_table_loaded_later(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table = await served.open_table("Amal")
        living = loaded(served.hub)[table]
        badr = await served.player("Badr")
        connection = next(iter(served.hub._people[BADR.id]))
        connection.closed = True
        await badr.send(ask.Enter, table=table)
        await badr.do(ask.Go, table=table)
        assert connection not in living.presenter.audience


async def test_a_closed_connection_does_not_enter_when_the_seat_is_returned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table, players = await playing(served, settings={"grace": 0})
        living, name = loaded(served.hub)[table], "Faris"
        await players[5].leave()
        await players[0].a(frames.Update, lambda update: bool(update.info.seats[5].bot))
        back = await served.player(name)
        connection = next(iter(served.hub._people[player_id(name)]))
        append = served.store.append

        async def slowly(table: str, first: int, bodies: Sequence[bytes], fence: int) -> list[LogEntry]:
            served.hub.leave_all_tables(connection)  # while the database writes
            return await append(table, first, bodies, fence)

        seen = players[0].news[table].seq
        monkeypatch.setattr(served.store, "append", slowly)
        await back.send(ask.Enter, table=table)
        await players[0].a(frames.Update, lambda update: update.seq > seen and not update.info.seats[5].bot)
        await players[0].a(
            frames.Update, lambda update: any(note.what == "replaced" for note in update.notes) and update.seq > seen
        )
        assert connection not in living.presenter.audience and not living.table.seats[5].online
