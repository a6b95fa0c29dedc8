"""A day of daily deals on a phone: a board is played to its end, compared, and the day is left and found again."""

from __future__ import annotations

import sqlite3
import time

import pytest
from playwright.sync_api import Page, expect

from tests.daily.boards import asks_everybody
from tests.scale import slow_except
from tests.services.browser.accessibility import axe
from tests.services.browser.modules import choose
from tests.services.browser.terms import terms_on
from tests.services.running import RunningServer
from vierblatt import games
from vierblatt.daily import DayPacks
from vierblatt.daily.days import DAY, day_of
from vierblatt.locale.words import Words

GAME = "baloot"


@pytest.fixture(autouse=True)
def day(server: RunningServer) -> None:
    """Today, and tomorrow in case it is nearly midnight, with bots that need not search."""

    connection = sqlite3.connect(server.database)
    with connection:
        for ahead in (0, DAY):
            name = day_of(time.time_ns() // 1_000_000 + ahead)
            secrets = (bytes([number]) * 32 for number in range(256))
            secret = next(each for each in secrets if asks_everybody(DayPacks(GAME, name, each)))
            row = GAME, name, secret, games.get(GAME).options.behaviour, "rules"
            connection.execute("INSERT OR IGNORE INTO daily_days VALUES (?, ?, ?, ?, ?)", row)
    connection.close()


def play_board(page: Page) -> None:
    """Plays the open board, with the first call or card that is offered."""
    see = page.locator("vb-page-deal .go-on")
    card = page.locator("card-hand .asked button:not(.shut)").first
    answer = page.locator(".answers button:not([aria-disabled='true'])").first
    for _ in range(40):
        expect(see.or_(card).or_(answer).first).to_be_visible()
        if see.is_visible():
            break
        assert not terms_on(page)["unexplained"]
        seq = page.locator("vb-page-deal .board").get_attribute("data-seq")
        if answer.is_visible():
            answer.click()
        else:
            card.click(position={"x": 6, "y": 24})
        expect(page.locator(f"vb-page-deal .board:not([data-seq='{seq}'])")).to_be_visible()
    see.click()


def fits_everywhere(page: Page) -> None:
    """No page is wider than a small phone, a phone or a desktop, and none has a serious barrier."""
    for width, height in ((320, 568), (390, 844), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        assert not page.evaluate("() => document.documentElement.scrollWidth > innerWidth"), width
        assert axe(page) == []
    page.set_viewport_size({"width": 360, "height": 640})


@pytest.mark.parametrize("language", slow_except({"ar"}, ["en", "de", "ar"]))
def test_a_deal_is_played_on_a_phone_and_compared(page: Page, base_url: str, language: str) -> None:
    words = Words(language, games.get(GAME))
    choose(page, base_url, lang=language, pace="instant", motion="reduced")
    page.goto("/")
    page.locator(f"a[href='/daily/{GAME}']").click()
    expect(page.locator("vb-page-daily h1")).to_contain_text(words.game_name)
    assert axe(page) == []
    page.locator("vb-page-daily .begin").click()
    expect(page.locator("vb-page-deal h1")).to_be_visible()
    assert not page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    play_board(page)
    review = page.locator("vb-daily-review")
    expect(review.locator("dl").first).to_be_visible()
    expect(review.locator("section")).to_have_count(3)
    assert not terms_on(page)["unexplained"]
    fits_everywhere(page)
    page.locator("vb-page-deal .on a").first.click()  # the next deal
    expect(page.locator("vb-page-deal card-hand")).to_be_visible()
    page.reload()
    expect(page.locator("vb-page-deal card-hand")).to_be_visible()
    page.locator("vb-page-deal header a").click()
    expect(page.locator("vb-page-daily ol a")).to_have_count(2)
    expect(page.locator("vb-page-daily ol a[aria-current]")).to_have_count(1)
    fits_everywhere(page)
