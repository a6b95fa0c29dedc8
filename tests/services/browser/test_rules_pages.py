"""The pages of rules: short first, terms that explain themselves, ids for those who want them."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.services.browser.accessibility import axe
from tests.services.browser.page_players import page_player
from tests.services.running import RunningServer

SENTENCE = "A contract without trumps"


def sentence(page: Page) -> Locator:
    """The open sentence of a term."""
    return page.locator("vb-term [popover]:popover-open")


def rules(page: Page, game: str, rule: str = "") -> None:
    page.goto(f"/rules/{game}{rule}")
    expect(page.locator("vb-rules summary").first).to_be_visible()


def test_a_tap_on_a_term_shows_its_sentence_and_escape_closes_it(page: Page) -> None:
    rules(page, "baloot")
    term = page.locator("vb-term", has_text="sun").first
    button = term.get_by_role("button")
    term.scroll_into_view_if_needed()
    button.click()
    expect(sentence(page)).to_contain_text(SENTENCE)
    expect(sentence(page)).to_be_visible()
    box = sentence(page).bounding_box()
    assert (
        box and box["x"] >= 0 and box["x"] + box["width"] <= 360 and box["y"] >= 0 and box["y"] + box["height"] <= 640
    )
    assert not axe(page)
    page.keyboard.press("Escape")
    expect(sentence(page)).to_have_count(0)
    page.keyboard.press("Enter")
    expect(sentence(page)).to_contain_text(SENTENCE)


def test_the_complete_rules_open_and_the_words_of_the_game_are_listed(page: Page) -> None:
    rules(page, "kout_bo")
    full = page.get_by_role("heading", name="The complete rules")
    later = page.get_by_role("heading", name="Jokers")
    expect(later).to_be_hidden()
    full.click()
    expect(later).to_be_visible()
    page.get_by_role("heading", name="Words of this game").click()
    expect(page.locator("vb-rules dl")).to_contain_text("malzom")
    assert not axe(page)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", ["en", "ar"])
def test_ids_are_shown_to_those_who_want_them_from_then_on(
    language: str, new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    page = page_player(new_context, server.url, locale=language).page
    rules(page, "baloot", "#BAL-PLAY-5")
    place = page.locator(".here")
    expect(place).to_be_in_viewport()
    assert "BAL-PLAY-5" not in place.inner_text()
    assert not axe(page)
    page.get_by_role("checkbox").check()
    assert "BAL-PLAY-5" in place.inner_text()
    page.reload()
    expect(place).to_be_in_viewport()
    expect(place).to_contain_text("BAL-PLAY-5")
    expect(page.locator("code", has_text="first_dealer")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_at_the_table_escape_closes_a_sentence_before_the_rules(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    me = page_player(new_context, server.url)
    me.enter(me.person.solo_table("baloot"))
    me.play_on(lambda: me.answers.count() > 0)
    me.page.keyboard.press("r")
    term = me.panel.locator("vb-term", has_text="sun").first
    term.get_by_role("button").click()
    expect(sentence(me.page)).to_contain_text(SENTENCE)
    assert not axe(me.page)
    me.page.keyboard.press("Escape")
    expect(sentence(me.page)).to_have_count(0)
    expect(me.page.get_by_role("dialog", name="Rules")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.panel).to_have_count(0)


def test_a_refusal_at_the_table_explains_its_terms(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    me = page_player(new_context, server.url)
    me.enter(me.person.solo_table("back_alley"))
    me.play_on(lambda: 0 < me.open_cards.count() < me.cards.count() and me.trick.count() > 0)
    me.page.get_by_role("button", name="cannot be played now").first.click(position={"x": 6, "y": 24})
    term = me.page.locator("vb-table-feedback vb-term").first
    term.get_by_role("button").click()
    expect(sentence(me.page)).to_be_visible()
    expect(sentence(me.page)).to_have_text(re.compile(r"\w.*\.$"))
    assert not axe(me.page)
    me.page.keyboard.press("Escape")
    expect(sentence(me.page)).to_have_count(0)
    expect(term).to_be_visible()


def test_no_table_of_a_page_breaks_a_word(page: Page) -> None:
    """A cell is never narrower than its longest word; a table that is too wide scrolls by itself."""
    for game in ("baloot", "king_bolola", "kout_bo", "back_alley"):
        rules(page, game)
        page.get_by_role("heading", name="The complete rules").click()
        broken = page.locator("vb-rules td").evaluate_all(
            "(cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent)"
        )
        assert not broken
        styles = page.locator("vb-rules table").evaluate_all(
            "(all) => all.map((each) => [getComputedStyle(each).hyphens, getComputedStyle(each).overflowWrap].join())"
        )
        assert {*styles} == {"manual,normal"}
