"""The lessons on a phone: poor choices, help, the keyboard, barriers. `test_newcomers.py` plays whole paths."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.lessons.paths import PATHS
from tests.scale import slow_except
from tests.services.browser.accessibility import barriers_of
from tests.services.browser.learners import Learner
from tests.services.running import RunningServer
from vierblatt.lessons import LessonRun


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


@pytest.mark.parametrize("language", ["en", "de", "ar"])
def test_the_choices_on_the_smallest_screen_show_that_there_are_more(
    language: str, new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    page = new_context(locale=language, viewport={"width": 320, "height": 568}).new_page()
    learner = Learner(page, "king_bolola", language).open("choose-negative")
    answers = page.locator(".answers button")
    expect(answers).to_have_count(12)
    seen = """(all) => all.filter((each) => {
        const {top, bottom} = each.getBoundingClientRect();
        return bottom <= each.getRootNode().host.closest('card-table').querySelector('.calls').assignedSlot
            .parentElement.getBoundingClientRect().bottom && top >= 0;
    }).length"""
    assert answers.evaluate_all(seen) >= 6
    expect(page.locator("card-table .below.more")).to_be_visible()
    answers.last.scroll_into_view_if_needed()
    expect(page.locator("card-table .below.more")).to_have_count(0)
    learner.choose("no tricks")
    expect(learner.go_on).to_be_visible()


def test_whoever_has_learned_a_game_or_plays_at_once_is_not_asked_again(page: Page) -> None:
    offers = page.locator("vb-page-home a[href^='/learn']")
    steps = [step.id for step in PATHS["baloot"].steps]
    page.add_init_script(f"localStorage.setItem('vb-learned', JSON.stringify({{baloot: {steps}}}))")
    page.goto("/")
    expect(offers).to_have_count(len(PATHS) - 1)
    page.goto("/learn/baloot")
    expect(page.get_by_text(f"{len(steps)} of {len(steps)} steps done")).to_be_visible()
    page.get_by_role("button", name="Play your first match with a coach").tap()
    expect(page.locator(".tools").get_by_role("button", name="Coach")).to_have_attribute("aria-pressed", "true")
    page.goto("/")
    expect(page.locator("button.play")).to_have_count(len(PATHS))
    expect(offers).to_have_count(0)


def test_a_step_is_done_with_the_keyboard_alone(page: Page) -> None:
    learner = Learner(page, "baloot").open("goal")
    learner.go_on.focus()
    page.keyboard.press("Enter")
    learner.title(LessonRun("baloot", "follow"))
    page.locator("card-hand [data-card='8D']").focus()
    page.keyboard.press("Enter")
    expect(learner.go_on).to_be_focused()
    expect(page.locator("vb-page-lesson .announcement")).to_contain_text("Right!")


@pytest.mark.parametrize("language", slow_except({"ar"}, ["en", "ar"]))
def test_no_state_of_a_step_has_a_serious_barrier(
    language: str, new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    page = new_context(locale=language).new_page()
    learner = Learner(page, "baloot", language)
    barriers: dict[str, list[str]] = {}
    for address in ("/learn", "/learn/baloot"):
        page.goto(address)
        expect(page.locator("h1")).to_be_visible()
        page.wait_for_load_state("networkidle")
        barriers[address] = barriers_of(page, dark=True)
    learner.open("goal")
    expect(learner.go_on).to_be_visible()
    barriers["read"] = barriers_of(page, dark=True)
    learner.open("throw-off").choose("AD")
    expect(learner.text.locator(".said")).to_be_visible()
    barriers["poor"] = barriers_of(page, dark=True)
    learner.choose("7S")
    expect(learner.go_on).to_be_visible()
    barriers["right"] = barriers_of(page, dark=True)
    learner.open("double")
    expect(page.locator(".answers")).to_be_visible()
    barriers["call"] = barriers_of(page, dark=True)
    assert not {where: found for where, found in barriers.items() if found}
