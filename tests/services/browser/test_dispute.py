"""A dispute on a phone: the position is set up by taps, and the answer comes at once, also in Arabic."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.services.browser.accessibility import barriers_of
from tests.services.running import RunningServer

NO_FOLLOW = "/dispute/baloot?contract=sun&trick=TS&card=9D&hand=AS.7S&whole=1"
ASKS = "/dispute/king_bolola?contract=no+hearts&card=AH"


def verdict(page: Page) -> Locator:
    return page.locator("vb-dispute-answer .verdict")


def slot(page: Page, name: str) -> Locator:
    return page.locator(f"#choose-{name}")


def pick(page: Page, *cards: str) -> None:
    for card in cards:
        page.locator(f"vb-card-picker [data-card='{card}']").tap()


@pytest.mark.parametrize(
    ("language", "fault"), [("en", "was not allowed"), ("de", "war nicht erlaubt"), ("ar", "غير جائزة")]
)
def test_a_position_is_set_up_by_taps(
    language: str, fault: str, new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    page = new_context(
        locale=language, viewport={"width": 320, "height": 568}, has_touch=True, reduced_motion="reduce"
    ).new_page()
    page.goto("/dispute")
    page.locator("input[value='hokom H']").tap()
    pick(page, "TC", "9H")
    slot(page, "card").tap()
    pick(page, "9D")
    expect(page.locator("vb-card-picker")).to_have_count(0)  # one card is enough
    expect(slot(page, "card")).to_be_focused()
    expect(verdict(page)).to_have_class("verdict depends")
    slot(page, "hand").tap()
    pick(page, "JH", "7H")
    slot(page, "hand").tap()
    expect(verdict(page)).to_contain_text(fault)
    expect(page.locator("vb-dispute-answer")).to_contain_text("BAL-PLAY-5")
    expect(page.locator("html")).to_have_attribute("dir", "rtl" if language == "ar" else "ltr")
    page.locator("[data-card='JH']").tap()  # taken out of the hand again
    expect(verdict(page)).to_have_class("verdict depends")
    page.reload()
    expect(page.locator(".held")).to_have_count(4)
    expect(verdict(page)).to_have_class("verdict depends")
    assert not barriers_of(page, dark=True)


@pytest.mark.parametrize("language", ["en", "ar"])
def test_every_target_is_large_and_nothing_is_wider_than_the_smallest_screen(
    language: str, new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    page = new_context(
        locale=language, viewport={"width": 320, "height": 568}, has_touch=True, reduced_motion="reduce"
    ).new_page()
    for game in ("baloot", "king_bolola", "kout_bo", "back_alley"):
        page.goto(f"/dispute/{game}")
        expect(page.locator("vb-card-picker button").first).to_be_visible()
        small = page.locator("vb-page-dispute").evaluate("""(host) => {
            const found = [];
            const look = (root) => {
              for (const each of root.querySelectorAll('details')) each.open = true;
              for (const each of root.querySelectorAll('button, select, .chip, .tick, nav a')) {
                const {width, height} = each.getBoundingClientRect();
                if (width < 44 || height < 44) found.push(`${each.outerHTML.slice(0, 80)} ${width} ${height}`);
              }
              for (const each of root.querySelectorAll('*')) if (each.shadowRoot) look(each.shadowRoot);
            };
            look(host.shadowRoot);
            return found;
        }""")
        assert not small, (game, small)
        assert not barriers_of(page), game


def test_a_question_is_answered_where_it_is_asked(page: Page) -> None:
    page.goto(ASKS)
    expect(verdict(page)).to_have_class("verdict depends")
    answer = page.locator("vb-dispute-answer fieldset")
    expect(answer).to_contain_text("been played before")
    answer.get_by_role("radio", name="yes").tap()
    expect(verdict(page)).to_have_text("A♥\ufe0e was allowed.")
    answer.get_by_role("radio", name="Not known").tap()
    expect(verdict(page)).to_have_class("verdict depends")


def test_the_keyboard_does_all_of_it(page: Page) -> None:
    page.goto("/dispute/king_bolola")
    page.locator("input[value='no tricks']").focus()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    expect(page.locator("input[value='no jk']")).to_be_checked()
    slot(page, "card").focus()
    page.keyboard.press("Enter")
    page.locator("vb-card-picker [data-card='KS']").focus()
    page.keyboard.press("Enter")
    expect(verdict(page)).to_be_visible()
    expect(slot(page, "card")).to_be_focused()


def test_a_link_shares_the_position_and_the_rule_is_a_tap_away(page: Page) -> None:
    page.goto("/rules/baloot")
    page.get_by_role("link", name="May they play that?").first.click()
    expect(page.locator("h1")).to_have_text("May they play that?")
    page.goto(NO_FOLLOW)
    expect(verdict(page)).to_have_class("verdict fault")
    expect(page.locator("vb-dispute-answer")).to_contain_text("the others 26")
    page.get_by_role("link", name="BAL-PLAY-2").click()
    expect(page.locator("vb-rules .here")).to_be_visible()
    page.go_back()
    expect(verdict(page)).to_have_class("verdict fault")


def test_another_game_begins_with_an_empty_table_and_nonsense_is_refused_in_words(
    page: Page, complaints: list[str]
) -> None:
    page.goto(NO_FOLLOW)
    expect(verdict(page)).to_be_visible()
    page.get_by_role("link", name="Kout Bo").click()
    expect(page.locator("input[value='bid 6']")).to_be_visible()
    expect(page.locator(".held")).to_have_count(0)
    page.goto("/dispute/baloot?contract=sun&card=2C&preset=nowhere")
    expect(page.get_by_role("alert")).to_be_visible()
    assert all("422" in line for line in complaints)
    complaints.clear()


def test_house_rules_and_facts_of_a_link_that_make_no_sense_are_left_out(page: Page) -> None:
    page.goto(f"{ASKS}&rules=nowhere=1;target;=&broken=perhaps")
    expect(verdict(page)).to_have_class("verdict depends")
    page.goto(f"{ASKS}&rules=nowhere=1&broken=yes")
    expect(verdict(page)).to_have_class("verdict allowed")
