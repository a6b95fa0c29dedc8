"""The terminal app at a server: the table comes over the wire, everything else is as at home."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.client.fake import TABLE, FakeServer, fake
from tests.registry import ALL_GAMES, QUICK_GAMES
from tests.scale import slow_except
from tests.tui.online import at_result, at_seats, press_row
from tests.tui.table import SMALL, app_in, at, menu, shown, turn, until
from vierblatt.client import Client, play
from vierblatt.client.api import ClientSession, HttpApi
from vierblatt.locale import LANGUAGES
from vierblatt.protocol import frames
from vierblatt.tui.app import VierblattApp
from vierblatt.tui.form import Form
from vierblatt.tui.online.lobby import LobbyScreen
from vierblatt.tui.online.table import OnlineTableScreen
from vierblatt.tui.rows import Button, Heading
from vierblatt.tui.screens.menu import MenuScreen
from vierblatt.tui.screens.page import PageScreen
from vierblatt.tui.screens.reading import FactsPage, RulesPage
from vierblatt.tui.screens.scores import ScorePage
from vierblatt.tui.screens.small import AskScreen
from vierblatt.tui.storage import UserFiles


@pytest.fixture(autouse=True)
def always_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fake server has no HTTP: tokens are accepted as they are."""

    async def renew(self: HttpApi) -> ClientSession:
        return ClientSession(self.token, self.token, self.token)

    monkeypatch.setattr(HttpApi, "renew", renew)


def app_at(server: FakeServer, folder: Path, where: str = f"/t/{TABLE}", **more: Any) -> VierblattApp:
    """An app that is known to the server as ann."""
    UserFiles(folder).keep_token(server.url, "ann")
    return app_in(folder, server=server.url + where, **more)


async def begin(pilot: Pilot[None]) -> OnlineTableScreen:
    """Sits down, fills up with bots, is ready; waits for the table."""
    seating = await at_seats(pilot)
    await press_row(pilot, "seat 0")
    await until(pilot, lambda: seating.link.seat == 0)
    await press_row(pilot, "bots")
    await until(pilot, lambda: all(seat.kind != "empty" for seat in seating.link.info.seats))
    await press_row(pilot, "ready")
    return await at(pilot, OnlineTableScreen)


@contextlib.asynccontextmanager
async def friend(server: FakeServer, name: str, seat: int) -> AsyncIterator[Any]:
    """Another player at the table."""
    async with Client(server.url, name) as client:
        link = await client.enter(TABLE)
        await link.sit(seat)
        yield link


@pytest.mark.parametrize("game", slow_except(QUICK_GAMES, ALL_GAMES))
async def test_a_whole_deal_is_played_at_a_server(game: str, tmp_path: Path) -> None:
    async with fake(game) as server:
        app = app_at(server, tmp_path)
        async with app.run_test(size=SMALL) as pilot:
            screen = await begin(pilot)
            while not screen.online.scored_deals():
                if isinstance(app.screen, PageScreen):
                    await pilot.press("enter")
                elif screen.top.asked:
                    assert screen.top.chosen in screen.top.scene.view.legal
                    await pilot.press(*["left"] * screen.top.scene.playing, "enter")
                await pilot.pause(0.01)
            assert server.table.sheet
            await until(pilot, lambda: bool(screen.link.verdicts))
            assert screen.link.verdicts[0].proved and screen.link.verdicts[0].played


async def test_a_match_to_its_end_shows_the_result_and_that_the_deals_were_checked(tmp_path: Path) -> None:
    async with fake("whist", {"target": 1}) as server:
        app = app_at(server, tmp_path)
        async with app.run_test(size=SMALL) as pilot:
            await begin(pilot)
            page = await at_result(pilot)
            assert page.feed.remarks(page.texts().words)[0] in " ".join(
                line.shown for line in page.lines(page.texts(), 400)
            )
            await pilot.press("escape")
            await at(pilot, LobbyScreen)


async def test_the_first_window_reports_a_second_one(tmp_path: Path) -> None:
    async with fake("whist") as server:
        app = app_at(server, tmp_path)
        async with app.run_test(size=SMALL) as pilot:
            await begin(pilot)
            top = await turn(pilot)
            for socket in [*server.sockets]:
                await server.send(socket, frames.Superseded(table=TABLE))
            await until(pilot, lambda: top.note == top.texts().say("error-superseded"))


async def test_a_table_that_is_closed_says_so_at_the_seats(tmp_path: Path) -> None:
    async with fake("whist") as server:
        app = app_at(server, tmp_path)
        async with app.run_test(size=SMALL) as pilot:
            seating = await at_seats(pilot)
            await seating.link.close()
            form = await menu(pilot)
            await until(pilot, lambda: form.note == app.texts().say("note-closed"))


async def test_the_host_chooses_a_bot_for_every_seat_and_frees_seats(tmp_path: Path) -> None:
    async with fake("whist") as server:
        app = app_at(server, tmp_path, bots="casual")
        async with app.run_test(size=SMALL) as pilot:
            seating = await at_seats(pilot)
            form = await menu(pilot)

            async def seat(number: int, *keys: str, becomes: str) -> None:
                form.rows.to(f"seat {number}")
                await pilot.press(*keys, "enter")
                await until(pilot, lambda: (seating.link.info.seats[number].bot or "nobody") == becomes)
                await pilot.pause()

            await press_row(pilot, "seat 0")
            await until(pilot, lambda: seating.link.seat == 0)
            await pilot.pause()
            await seat(1, becomes="casual")  # who sits already is offered what the settings say
            await seat(1, "right", becomes="beginner")  # "stays" comes first
            await seat(2, "left", becomes="beginner")
            assert shown(app).count(app.texts().words.text("bot-beginner")) == 2
            await seat(2, "left", becomes="nobody")
            form.rows.to("seat 2")
            await pilot.press("right", "right")  # chosen, and not yet done
            form.rows.to("bots")
            await pilot.press("left", "left")
            assert app.settings.bots == "best"
            await pilot.press("enter")
            await until(pilot, lambda: [each.bot for each in server.table.seats] == ["", "beginner", "strong", "best"])


async def test_only_the_host_can_seat_bots(tmp_path: Path) -> None:
    async with fake("whist") as server, friend(server, "ann", 0) as ann:
        await ann.seat_bot(1, "club")
        UserFiles(tmp_path).keep_token(server.url, "Zoe")
        app = app_in(tmp_path, server=f"{server.url}/t/{TABLE}")
        async with app.run_test(size=SMALL) as pilot:
            seating = await at_seats(pilot)
            form = await menu(pilot)
            assert all(isinstance(row, Button | Heading) for row in form.rows.rows)
            assert app.texts().words.text("bot-club") in shown(app)
            await press_row(pilot, "seat 2")
            await until(pilot, lambda: seating.link.seat == 2)


async def test_a_takeback_is_asked_for_with_the_key_of_undo(tmp_path: Path) -> None:
    async with fake("whist") as server, friend(server, "Zoe", 2) as zoe:
        await zoe.ready()
        app = app_at(server, tmp_path)
        async with app.run_test(size=SMALL) as pilot:
            screen = await begin(pilot)
            while not screen.top.asked:
                if zoe.my_turn:
                    await zoe.act(zoe.legal[0])
                await pilot.pause(0.01)
            await pilot.press("u")
            await until(pilot, lambda: screen.top.note == screen.top.texts().say("error-takeback-too-late"))


async def test_all_players_are_shown_by_name(tmp_path: Path) -> None:
    async with fake("whist") as server, friend(server, "Zoe", 2) as zoe:
        app = app_at(server, tmp_path)
        async with app.run_test(size=SMALL) as pilot:
            await at_seats(pilot)
            assert "Zoe" in shown(app) and f"/t/{TABLE}" in shown(app)
            await zoe.ready()
            await until(pilot, lambda: "Zoe  ✓" in shown(app))
            playing = asyncio.create_task(play(zoe, lambda view: view.legal[0]))
            await begin(pilot)
            await turn(pilot)
            assert "Zoe" in shown(app) and "ann" in shown(app)
            playing.cancel()


async def test_a_refused_card_names_its_rule(tmp_path: Path) -> None:
    async with fake("whist") as server:
        app = app_at(server, tmp_path)
        async with app.run_test(size=SMALL) as pilot:
            await begin(pilot)
            top = await turn(pilot)
            while len(top.scene.view.legal) == len(top.scene.view.hand):
                await pilot.press("enter")
                top = await turn(pilot)
            barred = next(card for card in top.scene.view.hand if card not in top.scene.view.legal)
            while top.chosen != barred:
                await pilot.press("down")
            before = server.table.seq
            await pilot.press("enter")
            await until(pilot, lambda: "WH-PLAY-1" in top.note)
            assert top.asked and server.table.seq == before


async def test_the_hint_comes_from_the_server(tmp_path: Path) -> None:
    async with fake("kout_bo") as server:
        app = app_at(server, tmp_path)
        async with app.run_test(size=SMALL) as pilot:
            await begin(pilot)
            top = await turn(pilot)
            await pilot.press("h")
            await until(pilot, lambda: bool(top.note))
            assert top.chosen == server.table.hint(0, "rules").answer().action


async def test_a_hint_that_is_refused_says_so(tmp_path: Path) -> None:
    async with fake("whist", hints=False) as server:
        app = app_at(server, tmp_path)
        async with app.run_test(size=SMALL) as pilot:
            await begin(pilot)
            top = await turn(pilot)
            await pilot.press("h")
            await until(pilot, lambda: top.note == top.texts().say("error-hints-off"))


async def test_pages_open_over_the_table(tmp_path: Path) -> None:
    async with fake("kout_bo") as server:
        app = app_at(server, tmp_path)
        async with app.run_test(size=SMALL) as pilot:
            await begin(pilot)
            await turn(pilot)
            for key, page in (("s", ScorePage), ("i", FactsPage), ("r", RulesPage)):
                await pilot.press(key)
                await at(pilot, page)
                assert shown(app).strip()
                await pilot.press("escape")
                await until(pilot, lambda: not isinstance(app.screen, PageScreen))


async def test_a_lost_connection_is_reported_and_restored(tmp_path: Path) -> None:
    async with fake("whist") as server:
        app = app_at(server, tmp_path)
        async with app.run_test(size=SMALL) as pilot:
            screen = await begin(pilot)
            top = await turn(pilot)
            screen.link._connection._pause = lambda _: 3.0  # long enough to be seen on a busy machine
            await server.cut()
            await until(pilot, lambda: top.note == top.texts().say("tui-offline"))
            assert not top.asked
            await until(pilot, lambda: top.asked)
            held = len(top.scene.view.hand)
            await pilot.press("enter")
            await until(pilot, lambda: len(top.scene.view.hand) == held - 1)


async def test_a_question_of_another_player_is_answered(tmp_path: Path) -> None:
    async with fake("whist") as server, friend(server, "Zoe", 1) as zoe:
        await zoe.ready()
        app = app_at(server, tmp_path)
        async with app.run_test(size=SMALL) as pilot:
            screen = await begin(pilot)
            await until(pilot, lambda: zoe.info.stage == "playing" and zoe.board is not None)
            await zoe.ask("pause")
            await at(pilot, AskScreen)
            await press_row(pilot, "yes")
            await until(pilot, lambda: screen.link.info.paused)
            await until(pilot, lambda: not screen.top.asked)
            await pilot.press("escape")
            await at(pilot, AskScreen)
            await press_row(pilot, "unpause")
            await until(pilot, lambda: not screen.link.info.paused)


async def test_phrases_are_shown_and_can_be_sent(tmp_path: Path) -> None:
    async with fake("whist") as server, friend(server, "Zoe", 1) as zoe:
        await zoe.ready()
        app = app_at(server, tmp_path)
        async with app.run_test(size=SMALL) as pilot:
            screen = await begin(pilot)
            await until(pilot, lambda: screen.online.change.seq == server.table.seq)
            await zoe.say("good-luck")
            await until(pilot, lambda: "Zoe: Good luck!" in screen.top.note)
            await pilot.press("escape")
            await at(pilot, AskScreen)
            await press_row(pilot, "say")
            await until(
                pilot, lambda: any(row.key == "thanks" for form in app.screen.query(Form) for row in form.rows.rows)
            )
            await press_row(pilot, "thanks")
            await until(pilot, lambda: any(said.phrase == "thanks" for said in zoe.said))


async def test_a_bot_plays_on_until_the_player_comes_back(tmp_path: Path) -> None:
    async with fake("whist", {"target": 9}, pace=40) as server:
        app = app_at(server, tmp_path)
        async with app.run_test(size=SMALL) as pilot:
            screen = await begin(pilot)
            await turn(pilot)
            await pilot.press("escape")
            await at(pilot, AskScreen)
            await press_row(pilot, "away")
            await until(pilot, lambda: server.table.seats[0].bot_turns > 0)
            await until(pilot, lambda: isinstance(app.screen, OnlineTableScreen | PageScreen))
            await screen.link.take_seat()
            await until(pilot, lambda: not server.table.seats[0].bot)


async def test_leaving_goes_to_the_lobby_and_from_there_to_the_menu(tmp_path: Path) -> None:
    async with fake("whist") as server:
        app = app_at(server, tmp_path)
        async with app.run_test(size=SMALL) as pilot:
            await begin(pilot)
            await turn(pilot)
            await pilot.press("escape")
            await at(pilot, AskScreen)
            await press_row(pilot, "leave")
            await at(pilot, LobbyScreen)
            await pilot.press("escape")
            await at(pilot, MenuScreen)
            await until(pilot, lambda: not server.sockets)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_lobby_lists_its_tables(language: str, tmp_path: Path) -> None:
    async with fake("whist") as server:
        one = frames.LobbyTable(
            id=TABLE, game="kout_bo", preset="standard", changed=0, host="Zoe", rated=False, stage="seating",
            seats=["human", "empty", "empty", "empty", "empty", "empty"], names=["Zoe", "", "", "", "", ""],
        )  # fmt: skip
        server.tamper = lambda frame: (
            frames.Lobby(tables=[one], players=2) if isinstance(frame, frames.Lobby) else frame
        )
        app = app_at(server, tmp_path, "", language=language)
        async with app.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: isinstance(app.screen, LobbyScreen) and "Zoe" in shown(app))
            assert server.url in shown(app)
            await press_row(pilot, f"table {TABLE}")
            seating = await at_seats(pilot)
            assert seating.link.table == TABLE


async def test_an_unreachable_server_leaves_the_app_at_its_menu(tmp_path: Path) -> None:
    app = app_in(tmp_path, server="http://127.0.0.1:9")
    async with app.run_test(size=SMALL) as pilot:
        form = await menu(pilot)
        await until(pilot, lambda: form.wrong)
        assert isinstance(app.screen, MenuScreen) and "127.0.0.1" in shown(app)


def test_a_token_is_stored_per_server_in_a_private_file(tmp_path: Path) -> None:
    files = UserFiles(tmp_path)
    assert files.token("http://a") == ""
    files.keep_token("http://a", "one")
    files.keep_token("http://b", "two")
    files.keep_token("http://a", "three")
    assert (files.token("http://a"), files.token("http://b")) == ("three", "two")
    assert (tmp_path / "servers.json").stat().st_mode & 0o777 == 0o600
    (tmp_path / "servers.json").write_text("broken")
    assert files.token("http://a") == ""
