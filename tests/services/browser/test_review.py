"""A review on the page: people step through a match together, branch off, judge and talk, by mouse and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.scale import slow_except
from tests.services.browser.accessibility import axe
from tests.services.browser.matches import finished_match
from tests.services.browser.modules import choose
from tests.services.browser.page_players import PagePlayer, page_player
from tests.services.browser.signing_in import sign_in
from tests.services.people import Guest, guest
from tests.services.requesting import HTTP
from tests.services.running import RunningServer

PHONE = {"viewport": {"width": 360, "height": 640}}
CAPTION = "vb-page-review .caption"
STEP = re.compile(r"#d1\.(\d+)$")


@pytest.fixture(scope="session")
def who_played(shared_server: RunningServer) -> Guest:
    """The guest who played the match."""
    return guest(shared_server.url)


@pytest.fixture(scope="session")
def match(shared_server: RunningServer, who_played: Guest) -> str:
    """A finished match of Kout Bo."""
    return finished_match(shared_server.url, "kout_bo", "short_match", who_played)


@pytest.fixture
def review(who_played: Guest, match: str) -> str:
    """The address of a new review of it."""
    for each in who_played.get("/api/me/reviews")["reviews"]:
        headers = {"Authorization": f"Bearer {who_played.token}"}
        HTTP.delete(f"{who_played.url}/api/reviews/{each['id']}", headers=headers).raise_for_status()
    return f"/review/{who_played.post(f'/api/records/{match}/review')['id']}"


def at(page: Page, step: int) -> None:
    expect(page).to_have_url(re.compile(rf"#d1\.{step}$"))


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def barriers_of(page: Page) -> list[str]:
    """The serious barriers of a page, including being wider than the screen."""
    wide = page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    return axe(page) + (["wider than the screen"] if wide else [])


def open_actions(page: Page) -> Locator:
    return page.locator("vb-review-play [role=group] button")


def follower(new_context: Callable[..., BrowserContext], server: RunningServer, review: str) -> Page:
    """Somebody else with the link, on a phone."""
    other: PagePlayer = page_player(new_context, server.url, **PHONE)
    other.page.goto(review)
    expect(other.page.locator("vb-replay-hands .cards").first).to_be_visible()
    return other.page


def test_a_match_is_looked_at_together(
    page: Page, new_context: Callable[..., BrowserContext], shared_server: RunningServer, who_played: Guest, match: str
) -> None:
    sign_in(page.context, who_played)
    page.goto(f"/r/{match}#d1.2")
    press(page, "Look at it together")
    page.wait_for_url(re.compile(r"/review/[a-z0-9]{10}#d1\.2$"))
    press(page, "Take the lead")
    expect(page.get_by_text("You are leading")).to_be_visible()
    other = follower(new_context, shared_server, page.url.partition("#")[0])
    expect(other.get_by_text("is leading, and you follow")).to_be_visible()
    at(other, 2)
    press(page, "One move forward")
    at(other, 3)
    other.keyboard.press("ArrowLeft")
    at(other, 2)
    press(page, "One move forward")
    expect(other.get_by_text("looking on your own")).to_be_visible()
    at(other, 2)
    press(other, "Follow")
    at(other, 4)
    page.get_by_role("textbox", name="Say something about this move").fill("Look at this")
    page.keyboard.press("Enter")
    expect(other.locator("vb-review-talk li")).to_contain_text("Look at this")
    expect(other.locator("vb-review-talk [role=status]")).to_contain_text("Look at this")
    assert not barriers_of(page) + barriers_of(other)


def test_somebody_with_the_link_branches_off_and_judges(
    new_context: Callable[..., BrowserContext], shared_server: RunningServer, review: str
) -> None:
    page = follower(new_context, shared_server, f"{review}#d1.0")
    played = open_actions(page).filter(has=page.locator("xpath=self::*[contains(@class, 'played')]"))
    expect(played).to_have_count(1)
    open_actions(page).and_(page.locator("button:not(.played)")).first.click()
    expect(page).to_have_url(re.compile(r"#d1\.b\d+\.1$"))
    expect(page.locator("vb-review-branches li")).to_have_count(2)
    press(page, "Bots play to the end")
    expect(page.get_by_text("The deal is over here.")).to_be_visible()
    press(page, "One move back")
    press(page, "Judge the actions")
    expect(page.locator("vb-review-judged table").first).to_be_visible(timeout=120_000)
    press(page, "Look at all hands")
    expect(page.locator("vb-review-judged table")).to_have_count(2, timeout=120_000)
    press(page, "Where could the cards be?")
    expect(page.locator("vb-review-judged table")).to_have_count(3, timeout=120_000)
    assert not barriers_of(page)
    page.get_by_role("button", name=re.compile("^Remove this branch")).click()
    at(page, 0)
    expect(page.locator("vb-review-branches li")).to_have_count(1)


def test_a_guess_comes_before_the_answer(
    new_context: Callable[..., BrowserContext], shared_server: RunningServer, review: str
) -> None:
    page = follower(new_context, shared_server, f"{review}#d1.0")
    page.get_by_role("checkbox", name=re.compile("Guess first")).check()
    expect(page.locator("vb-review-play .played")).to_have_count(0)
    expect(page.get_by_text("Choose first")).to_be_visible()
    open_actions(page).first.click()
    expect(page.get_by_text("You chose")).to_be_visible()
    expect(page.locator("vb-review-play .played")).to_have_count(1)


def test_the_keyboard_does_everything(
    new_context: Callable[..., BrowserContext], shared_server: RunningServer, review: str
) -> None:
    page = follower(new_context, shared_server, f"{review}#d1.0")
    for key, step in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)]:
        page.keyboard.press(key)
        at(page, step)
    reached = set()
    for _ in range(130):
        page.keyboard.press("Tab")
        reached.add(
            page.evaluate(
                "() => { let e = document.activeElement; while (e?.shadowRoot?.activeElement)"
                " e = e.shadowRoot.activeElement; return e?.getRootNode().host?.localName ?? ''; }"
            )
        )
    needed = {"lead", "drawn", "play", "judged", "branches", "talk"}
    assert {f"vb-review-{name}" for name in needed} | {"vb-replay-hands", "vb-replay-controls"} <= reached
    other = open_actions(page).and_(page.locator("button:not(.played)")).first
    other.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"#d1\.b\d+\.1$"))
    card = page.locator("vb-replay-hands .cards button").first
    card.focus()
    page.keyboard.press("Enter")
    expect(page.locator("vb-replay-hands .pointed")).to_have_count(1)


def test_an_arrow_is_drawn_with_the_keyboard_or_the_mouse_and_all_who_are_there_see_it(
    page: Page, new_context: Callable[..., BrowserContext], shared_server: RunningServer, who_played: Guest, review: str
) -> None:
    sign_in(page.context, who_played)
    page.goto(f"{review}#d1.4")
    other = follower(new_context, shared_server, f"{review}#d1.4")
    for each in (page, other):
        expect(each.get_by_text("2 people are here").first).to_be_visible()
    cards = page.locator("vb-replay-hands .cards button")
    expect(cards.first).to_be_visible()
    page.keyboard.press("a")
    expect(page.get_by_role("button", name="Draw an arrow")).to_have_attribute("aria-pressed", "true")
    cards.first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("now choose the card or the player where it ends")).to_be_visible()
    page.locator("vb-replay-hands button[data-place='seat-2']").focus()
    page.keyboard.press("Enter")
    expect(other.locator("vb-replay-hands svg.drawn .over")).to_have_count(1)
    expect(other.locator("vb-review-drawn [aria-live]")).to_contain_text("has drawn an arrow from")
    cards.nth(2).drag_to(page.locator("vb-replay-hands button[data-place='seat-1']"))
    expect(other.locator("vb-review-drawn li")).to_have_count(2)
    assert not barriers_of(page) + barriers_of(other)
    press(page, "Erase what I have drawn")
    expect(other.locator("vb-review-drawn li")).to_have_count(0)


def test_a_position_goes_into_a_study_that_others_read(
    page: Page, new_context: Callable[..., BrowserContext], shared_server: RunningServer, who_played: Guest, review: str
) -> None:
    sign_in(page.context, who_played)
    for step in (3, 6):
        page.goto(f"{review}#d1.{step}")
        page.reload()  # a form of the point before is closed
        page.locator("vb-study-add summary").click()
        new = page.get_by_role("textbox", name="Name of the study")
        expect(page.get_by_role("button", name="Add this position")).to_be_visible()
        if new.is_visible():
            new.fill("Endings")
        page.get_by_role("textbox", name="Note", exact=True).fill(f"note {step}")
        press(page, "Add this position")
        expect(page.locator("vb-study-add [role=status] a")).to_be_visible()
    page.locator("vb-study-add [role=status] a").click()
    page.wait_for_url(re.compile(r"/study/[a-z0-9]{10}$"))
    page.get_by_role("button", name=re.compile("^Move down")).first.click()
    expect(page.locator("vb-page-study li").first).to_contain_text("note 6")
    assert not barriers_of(page)
    other = page_player(new_context, shared_server.url, **PHONE).page
    other.goto(page.url)
    expect(other.locator("vb-page-study li").first).to_contain_text("note 6")
    expect(other.locator("vb-page-study li button")).to_have_count(0)
    assert not barriers_of(other)
    other.locator("vb-page-study li a").first.click()
    other.wait_for_url(re.compile(r"/review/[a-z0-9]{10}#d1\.6$"))
    page.goto("/me")
    expect(page.locator("vb-studies a")).to_contain_text("Endings")
    expect(page.locator("vb-studies small")).to_contain_text("2 positions")


@pytest.mark.parametrize(
    ("language", "width"), slow_except({("ar", 320), ("de", 1280)}, product(["de", "ar"], [320, 1280]))
)
def test_it_fits_and_reads_in_every_language(
    new_context: Callable[..., BrowserContext], shared_server: RunningServer, review: str, language: str, width: int
) -> None:
    player = page_player(new_context, shared_server.url, viewport={"width": width, "height": 720})
    choose(player.page, shared_server.url, lang=language)
    player.page.goto(f"{review}#d1.8")
    expect(player.page.locator("vb-review-play button").first).to_be_visible()
    player.page.locator("vb-review-judged button").first.click()
    expect(player.page.locator("vb-review-judged table").first).to_be_visible(timeout=120_000)
    assert not barriers_of(player.page)
    text = player.page.locator("vb-page-review").inner_text()
    assert "review-" not in text, "a text is missing"
