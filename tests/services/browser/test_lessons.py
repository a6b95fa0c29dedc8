"""A newcomer learns each game on a phone: the whole path by right choices, with poor and illegal ones on the way."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.lessons.paths import PATHS
from tests.services.browser.accessibility import axe
from tests.services.running import RunningServer
from vierblatt import games
from vierblatt.cards import NAMES
from vierblatt.lessons import LessonRun, LessonWords

#: Everything appears at once, so that a path takes seconds.
INSTANT = "localStorage.setItem('vb-settings', JSON.stringify({pace: 'instant', motion: 'reduced', lang: '%s'}))"


class Learner:
    """Somebody at the page of a step."""

    def __init__(self, page: Page, game: str, language: str = "en") -> None:
        self.page, self.game = page, game
        self.words = LessonWords(language, games.get(game))
        self.page.add_init_script(INSTANT % language)
        self.text: Locator = page.locator("vb-page-lesson .text")
        self.go_on: Locator = page.locator("vb-page-lesson .go-on")

    def open(self, step: str) -> Learner:
        """Opens a step."""
        self.page.goto(f"/learn/{self.game}/{step}")
        return self

    def choose(self, action: str) -> None:
        """Taps a card or a call."""
        if action in NAMES:
            self.page.locator(f"card-hand [data-card='{action}']").click(position={"x": 6, "y": 24})
        else:
            name = self.page.locator(".name", has_text=re.compile(f"^{shown(self.words.call(action))}$"))
            self.page.locator(".answers button", has=name).click()

    def title(self, run: LessonRun) -> None:
        """Waits for the step."""
        expect(self.page.locator("vb-page-lesson h1")).to_have_text(self.words.lesson(run.title))


def shown(text: str) -> str:
    """A pattern for a text as the page shows it, which makes sure that symbols of suits are not drawn as emoji."""
    return re.sub("([♠♥♦♣])", "\\1\ufe0e?", re.escape(text))


def begins(text: str) -> re.Pattern[str]:
    """A pattern for the beginning of a text."""
    return re.compile(shown(text[:30]))


def walk(learner: Learner) -> None:
    """Plays the whole path by the first right choice of each turn."""
    run: LessonRun | None = LessonRun(learner.game)
    learner.open(PATHS[learner.game].steps[0].id)
    while run is not None:
        learner.title(run)
        assert not learner.page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
        while not run.finished:
            action = run.accepted[0]
            learner.choose(action)
            verdict = run.choose(action)
            expect(learner.go_on).to_be_visible()
            expect(learner.text).to_contain_text(begins(learner.words.lesson(verdict.text)))
            if not run.finished:
                learner.go_on.click()
                expect(learner.page.get_by_role("button", name=learner.words.text("ui-hint"))).to_be_visible()
        following = run.following()
        if following is not None:
            learner.go_on.click()
        run = following


@pytest.mark.parametrize("game", PATHS)
def test_the_whole_path_of_a_game_is_learned_on_a_phone(game: str, page: Page) -> None:
    learner = Learner(page, game)
    walk(learner)
    page.get_by_role("link", name="All steps").last.click()
    count = len(PATHS[game].steps)
    expect(page.get_by_text(f"{count} of {count} steps done")).to_be_visible()
    expect(page.locator("vb-page-learn .done")).to_have_count(count)
    page.get_by_role("button", name="Play your first match with a coach").click()
    expect(page.locator(".tools").get_by_role("button", name="Coach")).to_have_attribute("aria-pressed", "true")


@pytest.mark.browser_context_args(locale="ar")
def test_a_path_is_learned_from_right_to_left(page: Page) -> None:
    learner = Learner(page, "baloot", "ar")
    walk(learner)
    expect(page.locator("html")).to_have_attribute("dir", "rtl")


def test_what_is_not_right_costs_nothing_and_help_is_there(page: Page) -> None:
    learner = Learner(page, "baloot").open("overruff")
    show = page.get_by_role("button", name="Show me")
    learner.choose("7H")  # against a rule
    expect(learner.text).to_contain_text("That is not possible here")
    expect(learner.text).to_contain_text("(BAL-PLAY-5)")
    expect(learner.text).to_contain_text("Nothing is lost")
    expect(page.locator("card-hand [data-card]")).to_have_count(4)
    expect(show).to_have_count(0)
    learner.choose("KS")
    expect(show).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(learner.text).to_contain_text(learner.words.lesson("lesson-overruff.hint"))
    show.click()
    expect(page.locator("card-hand .advised")).to_have_attribute("data-card", "QH")
    learner.choose("QH")
    expect(learner.text).to_contain_text("Right!")
    expect(learner.go_on).to_be_focused()

    learner.open("throw-off").choose("AD")
    expect(learner.text).to_contain_text("There is something better")
    expect(learner.text).to_contain_text(learner.words.lesson("lesson-throw-off.wrong-ad"))
    learner.choose("7S")
    expect(learner.go_on).to_be_visible()
    page.goto("/learn/baloot")
    expect(page.locator("vb-page-learn .done")).to_have_count(2)


def test_a_poor_call_is_answered_and_what_follows_is_shown(page: Page) -> None:
    learner = Learner(page, "baloot").open("deal-buying")
    learner.choose("pass")
    expect(learner.text).to_contain_text(learner.words.lesson("lesson-deal-buying.wrong-pass"))
    learner.choose("hokom")
    expect(learner.text).to_contain_text(learner.words.lesson("lesson-deal-buying.done"))
    learner.go_on.click()
    expect(learner.text).to_be_focused()
    expect(learner.text).to_contain_text(learner.words.lesson("lesson-deal-buying-2"))


def test_a_first_visitor_finds_the_lessons_on_the_home_page_and_in_the_rules(page: Page) -> None:
    page.goto("/rules/baloot")
    page.get_by_role("link", name="Learn Baloot step by step").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn Baloot")
    page.goto("/")
    page.get_by_role("link", name="New to Baloot?").click()
    page.get_by_role("link", name="Begin").click()
    expect(page.locator("vb-page-lesson h1")).to_have_text("Two against two")
    page.locator(".go-on").click()
    expect(page.locator("vb-page-lesson h1")).to_have_text("Following suit")
    assert page.evaluate("() => localStorage.getItem('vb-person')") is None


def test_a_step_is_done_with_the_keyboard_alone(page: Page) -> None:
    learner = Learner(page, "baloot").open("goal")
    learner.go_on.focus()
    page.keyboard.press("Enter")
    learner.title(LessonRun("baloot", "follow"))
    page.locator("card-hand [data-card='8D']").focus()
    page.keyboard.press("Enter")
    expect(learner.go_on).to_be_focused()
    expect(page.locator("vb-page-lesson .announcement")).to_contain_text("Right!")


@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("en", "dark"), ("ar", "light")])
def test_no_state_of_a_step_has_a_serious_barrier(
    language: str, theme: str, new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    page = new_context(locale=language, color_scheme=theme).new_page()
    learner = Learner(page, "baloot", language)
    barriers: dict[str, list[str]] = {}
    for address in ("/learn", "/learn/baloot"):
        page.goto(address)
        expect(page.locator("h1")).to_be_visible()
        page.wait_for_load_state("networkidle")
        barriers[address] = axe(page)
    learner.open("goal")
    expect(learner.go_on).to_be_visible()
    barriers["read"] = axe(page)
    learner.open("throw-off").choose("AD")
    expect(learner.text.locator(".said")).to_be_visible()
    barriers["poor"] = axe(page)
    learner.choose("7S")
    expect(learner.go_on).to_be_visible()
    barriers["right"] = axe(page)
    learner.open("double")
    expect(page.locator(".answers")).to_be_visible()
    barriers["call"] = axe(page)
    assert not {where: found for where, found in barriers.items() if found}
