"""No page has a serious barrier: axe-core on every page of the site, light and dark, in both text directions."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.scale import slow_except
from tests.services.browser.accessibility import barriers_of
from tests.services.browser.matches import finished_match
from tests.services.browser.page_players import page_player
from tests.services.running import RunningServer

#: For each change all pages are looked at in Arabic, whose words come from the right, and some in English, of which
#: `make soak` takes all; the table is looked at in Arabic.
EVERY, SOME = slice(None), slice(None, None, 6)


@pytest.fixture(scope="session")
def match(shared_server: RunningServer) -> str:
    """The id of a finished match."""
    return finished_match(shared_server.url, "back_alley")


@pytest.mark.parametrize(
    ("language", "part"),
    [
        pytest.param("ar", EVERY, id="ar-every"),
        pytest.param("en", SOME, id="en-some"),
        pytest.param("en", EVERY, id="en-every", marks=pytest.mark.slow),
    ],
)
@pytest.mark.early
def test_no_page_has_a_serious_barrier(
    language: str, part: slice, match: str, new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    me = page_player(new_context, server.url, locale=language)
    me.person.solo_table("baloot")  # so that the list of the person's tables is not empty
    me.person.open_table("kout_bo")
    majlis = me.person.post("/api/majlises", name="Diwan", game="baloot")["id"]
    addresses = ["/", "/lobby", "/check", f"/check/{match}", f"/r/{match}", "/me", f"/player/{me.person.player}"]
    addresses += ["/leaders", "/leaders/baloot", "/statistics", "/settings", "/about", f"/m/{majlis}"]
    entering = me.person.post("/api/tournaments", name="Evening", game="baloot", format={"format": "knockout"})["id"]
    addresses += ["/tournaments", "/tournaments/new", f"/tournament/{entering}"]
    fault = "contract=hokom+H&trick=TC.9H&card=7H&hand=KS.JH&rules=target%3D101"
    addresses += ["/sheet", "/dispute/kout_bo", f"/dispute/baloot?{fault}"]
    for game in ("baloot", "kout_bo"):
        addresses += [f"/new/{game}", f"/rules/{game}"]
    barriers: dict[str, list[str]] = {}
    for address in addresses[part]:
        me.page.goto(address)
        expect(me.page.locator("h1").first).to_be_visible()
        me.page.wait_for_load_state("networkidle")
        barriers[address] = barriers_of(me.page, dark=True)
    expect(me.page.locator("html")).to_have_attribute("dir", "rtl" if language == "ar" else "ltr")
    assert not {where: found for where, found in barriers.items() if found}


def test_a_missing_page_has_no_serious_barrier(page: Page, complaints: list[str]) -> None:
    page.goto("/nothing/here")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert not barriers_of(page)
    assert [line for line in complaints if "404" not in line] == []
    complaints.clear()


@pytest.mark.parametrize("language", slow_except({"ar"}, ["en", "ar"]))
def test_no_state_of_the_table_has_a_serious_barrier(
    language: str, new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    me = page_player(new_context, server.url, locale=language)
    barriers: dict[str, list[str]] = {}

    me.enter(me.person.open_table("baloot"))
    expect(me.page.locator("vb-table-seating button.primary")).to_be_visible()
    barriers["seating"] = barriers_of(me.page, dark=True)
    me.enter(me.person.solo_table("baloot"))
    me.play_on(lambda: me.answers.count() > 0)
    barriers["auction"] = barriers_of(me.page, dark=True)
    me.play_on(lambda: me.open_cards.count() > 0 and me.trick.count() > 0)
    barriers["play"] = barriers_of(me.page, dark=True)
    for key, panel in {"m": "menu", "s": "sheet", "i": "log", "r": "rules"}.items():
        me.page.keyboard.press(key)
        expect(me.page.get_by_role("dialog")).to_be_visible()
        me.page.wait_for_load_state("networkidle")
        barriers[panel] = barriers_of(me.page, dark=True)
        me.page.keyboard.press("Escape")
        expect(me.panel).to_have_count(0)
    while "result" not in barriers or not me.result.count():  # until it was there for the whole check
        me.drive()
        me.sheet(60_000)
        barriers["result"] = barriers_of(me.page, dark=True)
    assert not {where: found for where, found in barriers.items() if found}
