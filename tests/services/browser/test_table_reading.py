"""How the table is read and used: other languages, by keyboard only, the reason for a refusal."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.services.browser.accessibility import axe
from tests.services.browser.page_players import PagePlayer, page_player, until
from tests.services.running import RunningServer

KEYS = 1_500  #: more key presses than a deal needs
#: Where the keyboard focus is: the nearest part of the page around the focused element.
_FOCUS = """() => {
    let at = document.activeElement;
    let part = '';
    while (at?.shadowRoot?.activeElement) {
        part = at.localName;
        at = at.shadowRoot.activeElement;
    }
    return part;
}"""


@pytest.fixture
def me(new_context: Callable[..., BrowserContext], server: RunningServer) -> PagePlayer:
    """A player who is to play to a trick, and has cards that they may not play."""
    me = page_player(new_context, server.url)
    me.enter(me.person.solo_table("back_alley"))
    me.play_on(lambda: 0 < me.open_cards.count() < me.cards.count() and me.trick.count() > 0)
    return me


def cards_of(page: Page) -> list[str]:
    return page.locator("card-hand playing-card").evaluate_all("(all) => all.map((card) => card.card)")


def test_another_language_is_spoken_from_now_on_and_the_cards_stay(me: PagePlayer) -> None:
    before = cards_of(me.page)
    assert before
    elsewhere = me.page.context.new_page()
    elsewhere.goto("/about")
    elsewhere.get_by_role("button", name="العربية").click()
    expect(elsewhere.locator("html")).to_have_attribute("dir", "rtl")
    expect(me.page.locator("html")).to_have_attribute("dir", "rtl")
    expect(me.page.locator("html")).to_have_attribute("lang", "ar")
    hand = me.page.get_by_role("list", name="أوراقك")
    expect(hand.get_by_role("button")).to_have_count(len(before))
    assert cards_of(me.page) == before
    expect(hand.get_by_role("button").first).to_have_accessible_name(re.compile("[\u0600-\u06ff]"))
    expect(me.page.get_by_role("button", name="Menu")).to_have_count(0)
    assert not axe(me.page)
    assert me.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    elsewhere.get_by_role("button", name="Deutsch").click()
    expect(me.page.get_by_role("button", name="Menü")).to_be_visible()
    expect(me.page.locator("html")).to_have_attribute("dir", "ltr")
    assert cards_of(me.page) == before


def test_a_card_that_is_not_legal_explains_why_and_links_the_rule(me: PagePlayer) -> None:
    before = me.cards.count()
    me.page.get_by_role("button", name="cannot be played now").first.click(position={"x": 6, "y": 24})
    reason = me.page.get_by_role("alert").filter(has=me.page.get_by_role("link", name="Show the rule"))
    expect(reason).to_be_visible()
    link = reason.get_by_role("link", name="Show the rule")
    address = link.get_attribute("href") or ""
    assert re.fullmatch(r"/rules/back_alley#BA-(PLAY|BLEED)-\d+", address), address
    assert not axe(me.page)
    link.click()
    rule = me.panel.locator(".here")
    expect(rule).to_be_in_viewport()
    expect(rule.locator(f"[id='{address.partition('#')[2]}']")).to_have_count(1)
    assert not axe(me.page)
    me.panel.get_by_role("button", name="Close").click()
    expect(me.cards).to_have_count(before)
    me.press_open_card()
    expect(me.cards).to_have_count(before - 1)


def test_a_deal_is_played_with_the_keyboard_alone(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    me = page_player(new_context, server.url)
    page = me.page
    me.enter(me.person.solo_table("baloot"))
    expect(page.locator("card-hand button").first).to_be_visible()
    for _ in range(KEYS):
        if me.result.count():
            break
        if not me.turn.count():
            page.wait_for_timeout(20)
            continue
        wanted = "vb-table-actions" if me.answers.count() else "card-hand"
        if page.evaluate(_FOCUS) != wanted:
            page.keyboard.press("Tab")
            continue
        if wanted == "card-hand" and me.open_cards.count() < page.locator("card-hand button").count():
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    else:
        raise AssertionError("the deal has no end")
    page.keyboard.press("s")
    expect(page.get_by_role("dialog", name="Scores")).to_be_visible()
    page.keyboard.press("Escape")
    expect(me.panel).to_have_count(0)


def test_a_screen_reader_announces_events(me: PagePlayer) -> None:
    announcement = me.page.locator("p.announcement")
    expect(announcement).to_have_attribute("aria-live", "polite")
    before = announcement.inner_text()
    assert "Your turn" in before
    me.press_open_card()
    until(me.page, lambda: announcement.inner_text() != before)
    expect(announcement).not_to_be_empty()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_keys_are_explained(theme: str, me: PagePlayer) -> None:
    me.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    me.page.keyboard.press("?")
    expect(me.panel.get_by_text("Move between cards")).to_be_visible()
    assert not axe(me.page)
