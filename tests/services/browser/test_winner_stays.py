"""Where winners stay, on small phones in Arabic: the queue, a pair that agrees, and the seats of the next match."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, expect

from tests.services.browser.accessibility import axe
from tests.services.browser.page_players import PagePlayer, page_player
from tests.services.running import RunningServer

SMALL = {"viewport": {"width": 320, "height": 568}, "locale": "ar"}
WIDE = "() => document.documentElement.scrollWidth > innerWidth"


def test_a_pair_waits_and_sits_down(new_context: Callable[..., BrowserContext], server: RunningServer) -> None:
    host = page_player(new_context, server.url)
    settings = {"private": True, "winner_stays": True}
    table = host.person.open_table("baloot", solo=True, changes={"target": 1}, settings=settings)
    host.enter(table)
    expect(host.cards.first).to_be_visible()
    first, second = (page_player(new_context, server.url, **SMALL) for _ in range(2))
    for each in (first, second):
        each.enter(table)
        each.page.get_by_role("button", name="قائمة الانتظار", exact=True).click()
        each.panel.get_by_role("button", name="احجز دورك").click()
        expect(each.panel.get_by_role("status")).to_contain_text("دورك في القائمة")
    second.panel.get_by_role("button", name=re.compile(f"العب مع.*{first.person.name}")).click()
    expect(second.panel.get_by_text("بانتظار موافقته")).to_be_visible()
    agree = first.panel.get_by_role("button", name=re.compile("يريد اللعب معك"))
    expect(agree).to_be_visible()
    assert not axe(first.page) and not first.page.evaluate(WIDE)
    for button in first.panel.get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None and box["height"] >= 44, button.inner_text()
    agree.click()
    for each in (first, second):
        expect(each.panel.locator("vb-table-queue li")).to_have_count(1)
    second.panel.get_by_role("button", name="إغلاق").click()
    host.drive(through=True)
    host.sheet(120_000)
    host.rest()
    host.page.get_by_role("button", name="Play again").click()
    for each in (first, second):  # their pages follow by themselves
        expect(each.page.get_by_role("button", name="أنا جاهز")).to_be_visible()
        expect(each.page).not_to_have_url(re.compile(table))
    assert not second.page.evaluate(WIDE)
    assert not axe(second.page)
    seats = host.person.get(f"/api/tables/{_table(first)}")["seats"]
    assert {first.person.player, second.person.player} <= {seat["player"] for seat in seats}


def _table(player: PagePlayer) -> str:
    return player.page.url.rpartition("/")[2]
