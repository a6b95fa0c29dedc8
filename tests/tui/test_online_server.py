"""The terminal app at the real server, from the first visit on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.live.servers import serving
from tests.tui.online import at_result, at_seats, in_lobby, press_row
from tests.tui.table import SMALL, app_in, at, menu, shown, turn, until
from vierblatt.analysis.par import Margins
from vierblatt.client import Client, Refusal
from vierblatt.protocol import commands
from vierblatt.tui.online import table as online_table
from vierblatt.tui.online.table import READING, OnlineTableScreen
from vierblatt.tui.screens.small import AskScreen
from vierblatt.tui.storage import UserFiles


async def test_the_first_visit_makes_a_guest_and_the_second_is_the_same_one(tmp_path: Path) -> None:
    async with serving(tmp_path / "db") as served:
        players = []
        for _ in range(2):
            app = app_in(tmp_path, server=served.url, name="Layla")
            async with app.run_test(size=SMALL) as pilot:
                lobby = await in_lobby(pilot)
                players.append(lobby.session.client.player)
                assert "Layla" in shown(app)
        assert players[0] == players[1]
        assert (tmp_path / "servers.json").stat().st_mode & 0o777 == 0o600


async def test_a_guest_is_asked_once_what_the_others_should_call_them(tmp_path: Path) -> None:
    async with serving(tmp_path / "db") as served:
        app = app_in(tmp_path, server=served.url, name=" ")
        async with app.run_test(size=SMALL) as pilot:
            await at(pilot, AskScreen)
            await menu(pilot)
            await pilot.press(*"Admin", "enter")
            await until(pilot, lambda: "call you" not in shown(app))  # refused: nobody may be called that
            await at(pilot, AskScreen)
            await pilot.press(*"Layla", "enter")
            await in_lobby(pilot)
            assert "Layla" in shown(app) and app.settings.name == "Layla"
        UserFiles(tmp_path).keep_token(served.url, "")
        again = app_in(tmp_path, server=served.url)
        async with again.run_test(size=SMALL) as pilot:
            await in_lobby(pilot)
            assert "Layla" in shown(again)


async def test_a_guest_may_stay_nameless(tmp_path: Path) -> None:
    async with serving(tmp_path / "db") as served:
        app = app_in(tmp_path, server=served.url, name=" ")
        async with app.run_test(size=SMALL) as pilot:
            await at(pilot, AskScreen)
            await press_row(pilot, "")
            lobby = await in_lobby(pilot)
            assert lobby.session.client.name and app.settings.name == " "


async def test_the_end_says_how_much_was_luck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    answer = Client.luck

    async def late(client: Client, table: str) -> Margins | None:
        asked.append(table)
        if len(asked) < 3:  # the server has announced the end and is about to store the match
            raise Refusal("unknown-record")
        return await answer(client, table)

    monkeypatch.setattr(Client, "luck", late)
    monkeypatch.setattr(online_table, "AGAIN", (0.02,) * 1000)
    async with serving(tmp_path / "db", limits={"commands": 1000}) as served:
        table = await served.open_table("Ann", "baloot", changes={"target": 51}, solo=True)
        UserFiles(tmp_path).keep_token(served.url, await served.token("Ann"))
        app = app_in(tmp_path, table, server=served.url)
        async with app.run_test(size=SMALL) as pilot:
            await at(pilot, OnlineTableScreen)
            page = await at_result(pilot)
            await until(pilot, lambda: page.luck is not None)
            await pilot.press("end")
            await until(pilot, lambda: "Compared with steady bots" in shown(app))


async def test_a_table_says_when_a_bot_takes_over(tmp_path: Path) -> None:
    async with serving(tmp_path / "db") as served:
        table = await served.open_table("Ann", "whist", bots=2)
        zoe = await served.player("Zoe")
        await zoe.do(commands.Enter, table=table)
        await zoe.do(commands.Sit, table=table, seat=1)
        UserFiles(tmp_path).keep_token(served.url, await served.token("Ann"))
        app = app_in(tmp_path, table, server=served.url)
        async with app.run_test(size=SMALL) as pilot:
            seating = await at_seats(pilot)
            await press_row(pilot, "seat 0")
            await until(pilot, lambda: seating.link.seat == 0)
            await zoe.do(commands.Ready, table=table)
            await press_row(pilot, "ready")
            screen = await at(pilot, OnlineTableScreen)
            await zoe.leave()
            while True:  # whoever has to act is not disturbed
                if screen.top.asked:
                    await pilot.press("enter")
                if "Zoe is away. A bot takes over in" in shown(app):
                    break
                await pilot.pause(0.01)
            screen.top.tell("another message")
            screen._count_down()
            assert screen.top.note == "another message", "it can be read first"
            screen._message = "another message", asyncio.get_running_loop().time() - READING
            screen._count_down()
            assert "Zoe is away" in screen.top.note
            again = await served.player("Zoe")
            await again.do(commands.Enter, table=table)
            await until(pilot, lambda: not screen.link.info.grace)
            await until(pilot, lambda: "A bot takes over in" not in shown(app))
            await again.leave()


async def test_a_void_token_is_replaced_by_a_new_guest(tmp_path: Path) -> None:
    async with serving(tmp_path / "db") as served:
        UserFiles(tmp_path).keep_token(served.url, "nonsense")
        app = app_in(tmp_path, server=served.url)
        async with app.run_test(size=SMALL) as pilot:
            lobby = await in_lobby(pilot)
            assert UserFiles(tmp_path).token(served.url) == lobby.session.client.token != "nonsense"


async def test_a_table_against_bots_begins_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path / "db") as served:
        app = app_in(tmp_path, server=served.url)
        async with app.run_test(size=SMALL) as pilot:
            await in_lobby(pilot)
            await press_row(pilot, "solo")
            await at(pilot, AskScreen)
            await press_row(pilot, "king_bolola")
            await at(pilot, OnlineTableScreen)
            top = await turn(pilot)
            assert top.scene.view.game == "king_bolola" and top.chosen in top.scene.view.legal
            before = top.scene.view
            await pilot.press("enter")
            await until(pilot, lambda: top.scene.view != before)


async def test_a_match_against_bots_is_continued_from_the_lobby(tmp_path: Path) -> None:
    async with serving(tmp_path / "db") as served:
        app = app_in(tmp_path, server=served.url)
        async with app.run_test(size=SMALL) as pilot:
            await in_lobby(pilot)
            await press_row(pilot, "solo")
            await at(pilot, AskScreen)
            await press_row(pilot, "baloot")
            screen = await at(pilot, OnlineTableScreen)
            await turn(pilot)
            await pilot.press("escape")
            await at(pilot, AskScreen)
            await press_row(pilot, "leave")
            await in_lobby(pilot)
            await until(pilot, lambda: "Continue: Baloot, deal 1, 0 : 0" in shown(app))
            await press_row(pilot, f"table {screen.link.table}")
            again = await at(pilot, OnlineTableScreen)
            assert again.link.table == screen.link.table and again is not screen
            await turn(pilot)


async def test_the_lobby_lists_ones_own_open_table_once(tmp_path: Path) -> None:
    async with serving(tmp_path / "db") as served:
        table = await served.open_table("Ann", "whist")
        ann = await served.player("Ann")
        await ann.do(commands.Enter, table=table)
        await ann.do(commands.Sit, table=table, seat=0)
        UserFiles(tmp_path).keep_token(served.url, await served.token("Ann"))
        app = app_in(tmp_path, server=served.url)
        async with app.run_test(size=SMALL) as pilot:
            lobby = await in_lobby(pilot)
            await until(pilot, lambda: lobby.mine and lobby.lobby.tables)
            assert [each.id for each in lobby.lobby.tables] == [table]
            assert [row.key for row in lobby.form.rows.rows].count(f"table {table}") == 1


async def test_a_game_named_on_the_command_line_is_a_quick_match(tmp_path: Path) -> None:
    async with serving(tmp_path / "db") as served:
        app = app_in(tmp_path, "kout_bo", server=served.url)
        async with app.run_test(size=SMALL) as pilot:
            seating = await at_seats(pilot)
            assert seating.link.info.game == "kout_bo" and seating.link.seat >= 0
            assert not seating.link.info.settings.private


async def test_a_game_with_house_rules_is_a_table_of_ones_own(tmp_path: Path) -> None:
    async with serving(tmp_path / "db") as served:
        app = app_in(tmp_path, "kout_bo", server=served.url, rules={"target": "51"})
        async with app.run_test(size=SMALL) as pilot:
            seating = await at_seats(pilot)
            assert seating.link.referee.rules.values["target"] == 51
            assert seating.link.info.settings.private


async def test_an_invitation_leads_to_the_seats_and_a_friend_is_seen_there(tmp_path: Path) -> None:
    async with serving(tmp_path / "db") as served:
        table = await served.open_table("Zoe", "back_alley")
        zoe = await served.player("Zoe")
        await zoe.do(commands.Enter, table=table)
        await zoe.do(commands.Sit, table=table, seat=2)
        app = app_in(tmp_path, server=f"{served.url}/t/{table}")
        async with app.run_test(size=SMALL) as pilot:
            seating = await at_seats(pilot)
            await until(pilot, lambda: "Zoe" in shown(app))
            await press_row(pilot, "seat 0")
            await until(pilot, lambda: seating.link.seat == 0)
            await zoe.do(commands.Ready, table=table)
            await until(pilot, lambda: "✓" in shown(app))
            await pilot.press("escape")
            await in_lobby(pilot)
            await until(pilot, lambda: zoe.news[table].info.seats[0].kind == "empty")


async def test_a_missing_table_is_reported_in_the_lobby(tmp_path: Path) -> None:
    async with serving(tmp_path / "db") as served:
        app = app_in(tmp_path, "0123456789", server=served.url)
        async with app.run_test(size=SMALL) as pilot:
            lobby = await in_lobby(pilot)
            await until(pilot, lambda: lobby.query_one("Form").wrong)  # type: ignore[attr-defined]


async def test_after_a_match_n_starts_another_with_the_same_players(tmp_path: Path) -> None:
    async with serving(tmp_path / "db", limits={"commands": 1000}) as served:
        table = await served.open_table("Ann", "whist", changes={"target": 1}, solo=True)
        UserFiles(tmp_path).keep_token(served.url, await served.token("Ann"))
        app = app_in(tmp_path, table, server=served.url)
        async with app.run_test(size=SMALL) as pilot:
            await at(pilot, OnlineTableScreen)
            await at_result(pilot)
            await pilot.press("n")
            top = await turn(pilot)
            assert top.scene.view.deal == 1 and not top.feed.over
            screen = app.screen
            assert isinstance(screen, OnlineTableScreen) and screen.link.table != table
