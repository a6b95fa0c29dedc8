"""Somebody who has never seen the rules learns a game on a phone and plays a whole match, without leaving the page."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.scale import slow_except
from tests.services.browser.learners import Learner, walk
from tests.services.browser.matches import kept_record
from tests.services.browser.page_players import drive, sheet_of
from tests.services.running import RunningServer

PHONE = {"width": 390, "height": 844}
LONG = 300_000  #: milliseconds for a match of 24 deals on a busy machine
WAYS = {"baloot": "ar", "kout_bo": "de", "king_bolola": "en", "back_alley": "de"}


@pytest.mark.parametrize(("game", "language"), slow_except({("baloot", "ar")}, WAYS.items()))
@pytest.mark.early
def test_a_newcomer_learns_a_game_and_plays_a_whole_match_without_leaving_the_page(
    game: str, language: str, new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    page = new_context(locale=language, viewport=PHONE, reduced_motion="reduce").new_page()
    learner = Learner(page, game, language)
    page.goto("/")
    page.evaluate("() => { window.stayed = true; }")

    page.locator("a.first").tap()
    page.locator(f"vb-page-learn a[href='/learn/{game}']").tap()
    page.locator("a.begin").tap()
    walk(learner)
    learner.go_on.tap()

    coach = page.locator("vb-table-coach")
    expect(page.locator(".tools [aria-pressed='true']")).to_be_visible()
    expect(coach.locator("section")).to_be_visible()
    drive(page, through=True)
    sheet_of(page, LONG)
    totals = [int(figure) for figure in sums(page)]
    assert kept_record(server.url, page.url.rpartition("/")[2])["deals"][-1]["end"]["totals"] == totals
    expect(page.locator("vb-table-result h2")).not_to_be_empty()

    page.get_by_role("link", name=learner.words.text("table-to-games")).tap()
    expect(page.locator("button.play").first).to_be_visible()
    expect(page.locator("vb-page-home a[href^='/learn']")).to_have_count(0)  # nobody is asked again
    assert page.evaluate("() => window.stayed")


def sums(page: Page) -> list[str]:
    """The total of each side, the player's first, as figures."""
    shown = page.locator("vb-table-result tr.total td").all_inner_texts()
    return [re.sub(r"[^\d-]", "", total) for total in shown]
