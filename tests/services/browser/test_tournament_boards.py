"""Pairs who play boards at tables, on phones: chosen by tapping, from board to board, checked when all have played."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.scale import slow_except
from tests.services.browser.accessibility import barriers_of
from tests.services.browser.page_players import PATIENCE, page_player
from tests.services.browser.test_tournament_tables import SMALL
from tests.services.browser.test_tournaments import organiser, said, shown
from tests.services.running import RunningServer

#: Four pairs, of whom three are bots, play two boards in two rounds of a short game, quickly.
EVENING = {
    "name": "Evening", "game": "back_alley", "changes": {"schedule": [3]}, "open_entry": True,
    "format": {"format": "pairs", "rounds": 2, "boards": 1, "movement": "howell"},
    "tables": {"settings": {"move_seconds": 60, "pace": 1}, "absent": "bots", "automatic": True},
}  # fmt: skip


@pytest.mark.parametrize("language", slow_except({"ar"}, ["en", "de", "ar"]))
def test_an_evening_of_boards_on_a_phone(
    language: str, new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    amal = page_player(new_context, server.url, locale=language, **SMALL)
    boss = page_player(new_context, server.url)
    tournament = boss.person.post("/api/tournaments", **EVENING)["id"]
    amal.person.post(f"/api/tournaments/{tournament}/entry", name="Falcons")
    for number in range(3):
        boss.person.post(f"/api/tournaments/{tournament}/contestants", name=f"Bots {number}")
    page = amal.page
    page.goto(f"/tournament/{tournament}#boards")
    expect(page.locator("vb-tournament-boards")).to_contain_text(shown(said(language, "tour-lot-later")))
    assert not barriers_of(page)
    boss.person.post(f"/api/tournaments/{tournament}/start", lot="3 6 1")
    page.locator("vb-own-table a").tap()
    for number in (1, 2):
        page.wait_for_url(re.compile(r"/t/[a-z0-9]{10}$"))
        expect(page.locator("card-table, vb-table-seating").first).to_be_visible()
        amal.drive(number)
        amal.sheet(PATIENCE)
        expect(amal.result).to_contain_text(shown(said(language, "table-board-over", board=number)))
        expect(amal.result.locator("a[href^='/r/'], a[href^='/check/']")).to_have_count(0)
        assert not barriers_of(page)
        if number == 1:
            amal.result.locator("vb-next-board a").tap()
    amal.result.locator("a.tournament").tap()
    page.wait_for_url(re.compile(rf"/tournament/{tournament}#round$"))
    page.locator("nav.tabs a[href='#boards']").tap()
    boards = page.locator("vb-tournament-boards")
    expect(boards.locator("vb-verdict.fits")).to_have_count(2)
    expect(boards).to_contain_text("3 6 1")
    boards.locator("button.board").first.tap()
    expect(boards.locator("tbody tr")).to_have_count(2)
    expect(boards.locator("tbody a[href^='/r/']")).to_have_count(2)
    assert not barriers_of(page)
    boards.locator("tbody a[href^='/r/']").first.tap()
    page.wait_for_url(re.compile(r"/r/[a-z0-9]{10}"))
    page.goto(page.url.partition("#")[0].replace("/r/", "/check/"))
    expect(page.locator("vb-verdict").first).to_contain_text(shown(said(language, "check-verdict-board")))


def test_an_organiser_chooses_boards_at_tables_and_enters_the_lot(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    host = organiser(new_context, "ar", server)
    choice = host.choose_boards()
    choice.get_by_text(shown(host.said("tour-absent-bots-is"))).tap()
    assert not barriers_of(host.page)
    host.tap("tour-make")
    host.page.wait_for_url(re.compile(r"/tournament/[a-z0-9]{10}$"))
    host.add_numbered(8)
    host.tap("tour-act-start", host.lead)
    host.lead.locator("input[name=lot]").fill("3 6 1")
    assert not barriers_of(host.page)
    host.tap("tour-act-start", host.lead)
    expect(host.page.locator("vb-tournament-round .meeting")).to_have_count(4)
    host.tap("tour-part-boards", host.page.locator("nav.tabs"))
    boards = host.page.locator("vb-tournament-boards")
    expect(boards).to_contain_text(shown(host.said("tour-lot-by-organiser")))
    expect(boards).to_contain_text("3 6 1")
    assert not barriers_of(host.page)
