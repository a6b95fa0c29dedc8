"""The duplicate rating on a small phone: chosen for a tournament; after a rated evening, on the pages of players."""

from __future__ import annotations

import asyncio
import itertools
import re
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import BrowserContext, expect
from websockets.asyncio.client import connect

from tests.server.live.servers import Player
from tests.server.tournament.evenings import play_on
from tests.services.browser.accessibility import barriers_of
from tests.services.browser.page_players import until
from tests.services.browser.test_tournament_tables import named, phone
from tests.services.browser.test_tournaments import organiser, said, shown
from tests.services.people import Guest
from tests.services.running import RunningServer
from vierblatt.protocol import PROTOCOL, commands

ROUNDS = 3
#: Four pairs in three rounds of one board.
EVENING = {
    "name": "Evening", "game": "back_alley", "open_entry": True,
    "format": {"format": "pairs", "rounds": ROUNDS, "boards": 1, "movement": "howell"},
    "tables": {"settings": {"move_seconds": 120, "pace": 0, "rated": True}, "absent": "walkover", "automatic": True},
}  # fmt: skip


def registered(server: RunningServer, name: str) -> Guest:
    """A player with an account."""
    me = named(server, name)
    token = me.post("/api/register", name=name, password="correct horse battery")["token"]
    return Guest(server.url, token, me.player, name)


async def play_evening(url: str, tournament: str, people: Sequence[Guest]) -> None:
    """All play all their boards."""
    await asyncio.gather(*(_play(url, tournament, each) for each in people))


async def _play(url: str, tournament: str, person: Guest) -> None:
    async with connect(f"ws{url.removeprefix('http')}/ws", compression=None) as socket:
        player, last, boards = Player(socket, itertools.count(1)), "", 0
        await player.do(commands.Hello, token=person.token, protocol=PROTOCOL)
        while boards < ROUNDS:
            table = (await asyncio.to_thread(person.get, f"/api/tournaments/{tournament}"))["own_table"]
            if table in {"", last}:
                await asyncio.sleep(0.3)
                continue
            await player.do(commands.Enter, table=table)
            await player.do(commands.Ready, table=table)
            await play_on(player, table)
            last, boards = table, boards + 1


def test_a_rated_evening_changes_the_rating_beside_that_of_matches(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    people = [registered(server, f"Duplicate {letter}") for letter in "ABCDEFGH"]
    boss = named(server, "Organiser")
    tournament = boss.post("/api/tournaments", **EVENING)["id"]
    path = f"/api/tournaments/{tournament}"
    for first, second in zip(people[::2], people[1::2], strict=True):
        invitation = first.post(f"{path}/entry", name=f"Pair {first.name[-1]}")["invitation"]
        second.post(f"{path}/partners", invitation=invitation)
    boss.post(f"{path}/start")
    with ThreadPoolExecutor(1) as thread:  # Playwright has the loop of this one
        thread.submit(asyncio.run, play_evening(server.url, tournament, people)).result()
    me = people[0]
    page = phone(new_context, me, "ar")
    until(page, lambda: boss.get(path)["next"][0] == "close")
    boss.post(f"{path}/close")
    until(page, lambda: bool(boss.get(f"/api/players/{me.player}")["board_ratings"]))
    page.goto(f"/player/{me.player}")
    rating = page.locator("vb-page-player")
    for text in ("web-match-rating", "web-board-rating", "web-rated-tournaments", "web-provisional"):
        expect(rating).to_contain_text(shown(said("ar", text)))
    expect(rating.locator("h3 ~ .scroll tbody tr")).to_have_count(1)
    assert not barriers_of(page)
    page.goto("/me")
    expect(page.locator("vb-page-me")).to_contain_text(shown(said("ar", "web-board-rating-about")))
    assert not barriers_of(page)
    page.goto("/leaders/back_alley")
    page.get_by_role("button", name=said("ar", "web-leaders-boards")).tap()
    expect(page.locator("vb-page-leaders")).to_contain_text(shown(said("ar", "web-leaders-boards-empty")))
    assert not barriers_of(page)


def test_an_organiser_announces_boards_as_rated(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    host = organiser(new_context, "ar", server)
    choice = host.choose_boards()
    choice.get_by_text(shown(host.said("tour-rated-boards"))).tap()
    expect(choice).to_contain_text(shown(host.said("tour-rated-is")))
    assert not barriers_of(host.page)
    choice.get_by_text(shown(host.said("tour-absent-bots-is"))).tap()
    expect(choice.get_by_text(shown(host.said("tour-rated-boards")))).to_have_count(0)
    choice.get_by_text(shown(host.said("tour-absent-walkover-is"))).tap()
    with host.page.expect_response(re.compile(r"/api/tournaments$")) as made:
        host.tap("tour-make")
    assert made.value.json()["tables"]["settings"]["rated"] is True
