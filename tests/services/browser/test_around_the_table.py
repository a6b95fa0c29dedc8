"""The pages around the table, used as a visitor would: the first tap, a custom table, the account, the rules."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.services.browser.folded import part
from tests.services.people import Guest

PASSWORD = "correct horse"
TABLE = re.compile(r"/t/[a-z0-9]{10}$")


def register(page: Page, name: str) -> None:
    page.goto("/me")
    form = part(page, "Choose a name and a password")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def sign_in(page: Page, name: str, password: str) -> None:
    form = part(page, "Sign in")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name="Sign in").click()


# --- the first tap -------------------------------------------------------------------------------------------------


def test_one_tap_opens_a_table_with_bots(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Baloot").first.click()
    page.wait_for_url(TABLE)
    page.goto("/")
    expect(page.get_by_role("list", name="My tables").get_by_role("link")).to_have_count(1)


def test_a_link_or_a_code_leads_to_its_table(page: Page, player: Guest) -> None:
    table = player.solo_table("kout_bo")
    for given in (table, f" https://somewhere.example/t/{table}?x#y "):
        page.goto("/")
        page.get_by_role("textbox").fill(given)
        page.keyboard.press("Enter")
        page.wait_for_url(f"**/t/{table}")
    page.goto("/")
    page.get_by_role("textbox").fill("no code")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_contain_text("ten letters")


def test_the_language_stays_chosen(page: Page) -> None:
    page.goto("/")
    page.get_by_role("group", name="Language").get_by_role("button", name="العربية").click()
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    answer = page.goto("/about")
    assert answer is not None
    assert '<html lang="ar" dir="rtl">' in answer.text()  # from the first byte on


# --- a custom table ------------------------------------------------------------------------------------------------


def test_house_rules_are_changed_by_name(page: Page) -> None:
    page.goto("/new/back_alley")
    rules = part(page, "House rules")
    sizes = rules.get_by_label("Hand sizes")
    sizes.select_option(label="your own list …")
    own = rules.get_by_label("Up to 52 numbers")
    own.fill("3 2 1")
    own.press("Tab")
    expect(page.get_by_text("one rule changed")).to_be_visible()
    expect(page.get_by_role("checkbox", name="Rated")).to_be_disabled()
    page.get_by_role("button", name="Open table").click()
    page.get_by_role("button", name="Continue with this name").click()
    page.wait_for_url(TABLE)
    info = page.request.get(f"/api/tables/{page.url[-10:]}").json()
    assert info["changes"] == {"schedule": [3, 2, 1]}
    assert info["settings"]["private"]


def test_a_list_that_cannot_be_is_not_taken(page: Page) -> None:
    page.goto("/new/back_alley")
    rules = part(page, "House rules")
    rules.get_by_label("Hand sizes").select_option(label="your own list …")
    own = rules.get_by_label("Up to 52 numbers")
    own.fill("14")
    own.press("Tab")
    assert own.evaluate("(field) => !field.validity.valid")


def test_rated_tables_are_not_for_guests(page: Page, complaints: list[str]) -> None:
    page.goto("/new/king_bolola")
    page.get_by_role("checkbox", name="Rated").check()
    page.get_by_role("button", name="Open table").click()
    expect(page.get_by_role("alert")).to_contain_text("Guests cannot play rated matches")
    complaints.clear()  # the refusal that this test provokes


def test_rated_tables_take_neither_bots_nor_hints_and_always_have_a_clock(page: Page) -> None:
    register(page, "Zahra of the rated")
    page.goto("/new/king_bolola")
    clock = part(page, "Table settings").get_by_label("Time per action")
    for seconds in ("45", "60", "0"):
        clock.select_option(seconds)
    page.get_by_role("combobox", name="Bots", exact=True).select_option("2")
    page.get_by_role("checkbox", name="Rated").check()
    expect(page.get_by_role("combobox", name="Bots", exact=True)).to_have_value("0")
    expect(clock).to_have_value("45")  # the page shows what the table gets
    run = part(page, "Table settings")
    expect(run.get_by_role("checkbox", name="Hints")).to_be_disabled()
    page.get_by_role("button", name="Open table").click()
    page.wait_for_url(TABLE)
    settings = page.request.get(f"/api/tables/{page.url[-10:]}").json()["settings"]
    assert (settings["rated"], settings["hints"], settings["takeback"]) == (True, False, False)
    assert settings["move_seconds"] == 45


def test_a_table_that_waits_is_in_the_lobby_of_others(page: Page, new_context: Callable[..., BrowserContext]) -> None:
    page.goto("/lobby")
    page.get_by_role("button", name="Kout Bo").last.click()
    page.get_by_role("button", name="Continue with this name").click()
    page.wait_for_url(TABLE)
    other = new_context().new_page()
    other.goto("/lobby")
    link = other.locator(f'a[href="{page.url[page.url.index("/t/") :]}"]')
    expect(link).to_contain_text("Kout Bo")
    link.click()
    other.wait_for_url(page.url)


# --- the account ---------------------------------------------------------------------------------------------------


def test_a_guest_becomes_a_member_and_comes_back(page: Page, complaints: list[str]) -> None:
    register(page, "Amal of the test")
    part(page, "Sign out").get_by_role("button", name="On all devices").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Guest")
    sign_in(page, "Amal of the test", "something else")
    expect(page.get_by_role("alert")).to_have_text("Wrong name or password.")
    complaints.clear()  # the browser notes the refusal
    sign_in(page, "Amal of the test", PASSWORD)
    expect(page.get_by_role("heading", level=1)).to_have_text("Amal of the test")


def test_the_page_asks_whether_to_keep_passkeys(page: Page) -> None:
    page.goto("/me")
    become = part(page, "Choose a name and a password")
    expect(become.get_by_role("checkbox", name="Keep my passkeys")).not_to_be_checked()
    become.get_by_label("Name").fill("Salem of the test")
    become.get_by_label("Password").fill(PASSWORD)
    with page.expect_request("**/api/register") as asked:
        become.get_by_role("button").click()
    assert asked.value.post_data_json == {
        "name": "Salem of the test",
        "password": PASSWORD,
    }  # passkeys are removed, unless the person chooses otherwise
    change = part(page, "Change password")
    change.get_by_label("Current password").fill(PASSWORD)
    change.get_by_label("New password").fill("battery staple")
    change.get_by_role("checkbox", name="Keep my passkeys").check()
    with page.expect_request("**/api/me/password") as asked:
        change.get_by_role("button").click()
    assert asked.value.post_data_json == {"old": PASSWORD, "new": "battery staple", "passkeys": "keep"}
    leave = part(page, "Sign out")
    leave.get_by_role("checkbox", name="Keep my passkeys").uncheck()
    with page.expect_request("**/api/logout") as asked:
        leave.get_by_role("button", name="On all devices").click()
    assert asked.value.post_data_json == {"passkeys": "remove"}
    expect(page.get_by_role("heading", level=1)).to_contain_text("Guest")


def test_a_member_renames_downloads_and_deletes(page: Page) -> None:
    register(page, "Badr of the test")
    name = part(page, "Change name")
    name.get_by_label("Name").fill("Badr the second")
    name.get_by_role("button").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Badr the second")
    data = part(page, "Your data")
    with page.expect_download() as download:
        data.get_by_role("button", name="Download").click()
    assert download.value.suggested_filename == "vierblatt.zip"
    data.get_by_role("button", name="Delete account").click()
    data.get_by_label("Password").fill(PASSWORD)
    data.get_by_role("button", name="Delete for ever").click()
    page.wait_for_url(re.compile(r"/$"))
    page.goto("/me")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Guest")


def test_sessions_are_listed_and_can_be_ended(
    page: Page, new_context: Callable[..., BrowserContext], complaints: list[str]
) -> None:
    register(page, "Sessional")
    other = new_context().new_page()
    other.goto("/me")
    sign_in(other, "Sessional", PASSWORD)
    expect(other.get_by_role("heading", level=1)).to_have_text("Sessional")
    page.reload()
    places = part(page, "Where you are signed in")
    expect(places.get_by_role("listitem")).to_have_count(2)
    expect(places.get_by_text("Chrome · Linux", exact=True)).to_have_count(2)
    expect(places.get_by_text("this device")).to_have_count(1)
    places.get_by_role("button", name="Sign out").click()
    expect(places.get_by_role("listitem")).to_have_count(1)
    other.reload()
    expect(other.get_by_role("heading", level=1)).to_contain_text("Guest")
    complaints.clear()  # the browser notes the 401


def test_tokens_for_programs_are_shown_once(page: Page) -> None:
    page.goto("/me")
    tokens = part(page, "Tokens for programs")
    tokens.get_by_label("What it is for").fill("my bot")
    tokens.get_by_role("button", name="Create a token").click()
    expect(tokens.get_by_text(re.compile("^vbt_"))).to_be_visible()
    page.reload()
    tokens = part(page, "Tokens for programs")
    expect(tokens.get_by_text("my bot")).to_be_visible()
    expect(tokens.get_by_text(re.compile("^vbt_"))).to_have_count(0)
    tokens.get_by_role("button", name="Delete").click()
    expect(tokens.get_by_text("my bot")).to_have_count(0)


# --- rules, settings, unknown pages --------------------------------------------------------------------------------


@pytest.mark.parametrize("fragment", ["BAL-PLAY-5", "rule-BAL-PLAY-5"])
def test_a_rule_is_found_by_its_fragment(page: Page, fragment: str) -> None:
    page.goto(f"/rules/baloot#{fragment}")
    expect(page.locator(".here")).to_be_in_viewport()
    expect(page.locator(".here")).to_contain_text("BAL-PLAY-5")


def test_settings_hold_on_this_device(page: Page) -> None:
    page.goto("/settings")
    page.get_by_text("dark", exact=True).click()
    page.get_by_text("black and red").click()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-deck", "two")


def test_a_missing_page_links_back_home(page: Page, complaints: list[str]) -> None:
    page.goto("/nowhere/at/all")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("link", name="Vierblatt").first.click()
    expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()
    complaints.clear()  # the browser notes the 404
