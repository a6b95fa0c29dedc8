"""The pace of a table in the browser: told before it opens, changed at it, skipped by a tap or a key."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.services.browser.page_players import PagePlayer, click_first, page_player, seated, until
from tests.services.running import RunningServer
from vierblatt.protocol import PACES

SLOWEST = 5_000  #: milliseconds; no test waits for that many tricks


def solo(new_context: Callable[..., BrowserContext], server: RunningServer, game: str, pace: int) -> PagePlayer:
    """A player at a table with bots, when it is their first turn."""
    me = page_player(new_context, server.url)
    me.enter(me.person.solo_table(game, settings={"private": True, "pace": pace}))
    return me


def pace_of(me: PagePlayer) -> int:
    table = me.page.url.rsplit("/", 1)[-1]
    return int(me.person.get(f"/api/tables/{table}")["settings"]["pace"])


def test_the_pace_chosen_at_home_is_that_of_the_table_and_is_remembered(page: Page, server: RunningServer) -> None:
    page.goto("/")
    page.get_by_role("combobox", name="Pace").select_option("fast")
    page.reload()
    expect(page.get_by_role("combobox", name="Pace")).to_have_value("fast")
    page.goto("/new/baloot")
    expect(page.get_by_role("combobox", name="Pace")).to_have_value("fast")
    page.goto("/")
    page.get_by_role("button", name="Baloot").first.click()
    expect(page.locator(".page.fast")).to_be_visible()


def test_the_pace_is_changed_at_the_table_and_everybody_follows(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    _, (host, guest) = seated(new_context, server.url, "baloot", bots=2)
    host.menu("Settings")
    host.panel.get_by_role("radio", name="fast").check()
    for each in (host, guest):
        expect(each.page.locator(".page.fast")).to_be_visible()
    assert pace_of(host) == PACES["fast"]
    guest.menu("Settings")
    expect(guest.panel.get_by_text("Pace: fast")).to_be_visible()
    expect(guest.panel.get_by_role("radio", name="slow")).to_have_count(0)


def test_the_hand_order_is_changed_at_the_table(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    me = solo(new_context, server, "kout_bo", PACES["instant"])
    until(me.page, lambda: me.cards.count() > 0)
    me.menu("Settings")
    me.panel.get_by_role("radio", name="by suit").check()
    me.panel.get_by_role("button", name="Close").click()
    shown = me.page.locator("card-hand button").evaluate_all("(all) => all.map((each) => each.dataset.card)")
    suits = [card[1] for card in shown if card[0] != "X"]
    assert suits == sorted(suits, key="SHCD".index)


@pytest.mark.parametrize("how", ["tap", "key"])
def test_a_skip_ends_the_rest_of_the_tricks_waiting(
    how: str, new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    me = solo(new_context, server, "king_bolola", SLOWEST)

    def skip() -> None:
        if how == "tap":
            me.page.locator("card-table").click(position={"x": 40, "y": 200})
        else:
            me.page.keyboard.press("n")

    def came_round() -> bool:
        skip()
        return me.turn.count() > 0

    until(me.page, lambda: me.cards.count() > 0)
    until(me.page, came_round)
    before = len(me.log)
    click_first(me.turn)
    until(me.page, lambda: len(me.log) != before)
    began = me.page.evaluate("performance.now()")
    until(me.page, came_round)
    assert me.page.evaluate("performance.now()") - began < SLOWEST
