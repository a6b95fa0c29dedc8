"""The page without the server: it says what works, tries again by itself, and says when the server is back."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.services.browser.page_players import page_player
from tests.services.running import RunningServer

LOST, BACK = "The server cannot be reached", "The server is back."
_KEPT = """async () => {
    await navigator.serviceWorker.ready;
    return Boolean(await caches.match('/', {ignoreVary: true}));
}"""
#: What a browser notes about every request without a network.
_NO_NETWORK = re.compile("ERR_INTERNET_DISCONNECTED|ERR_FAILED")


@pytest.fixture
def installed(page: Page, complaints: list[str]) -> Page:
    """The home page, of which everything is kept that works without the server."""
    page.goto("/")
    expect(page.locator("button.play").first).to_be_visible()
    assert page.evaluate(_KEPT)
    return page


@pytest.fixture(autouse=True)
def failed_requests(complaints: list[str]) -> Iterator[None]:
    """Browsers note every request that fails; nothing else may go wrong."""
    yield
    complaints[:] = [text for text in complaints if not _NO_NETWORK.search(text)]


def test_the_home_page_opens_without_the_server_and_says_what_works(installed: Page) -> None:
    installed.context.set_offline(True)
    installed.goto("/")
    expect(installed.locator("button.play")).to_have_count(4)
    expect(installed.get_by_text(LOST)).to_contain_text(
        "read the rules and keep score sheets; everything else needs the server"
    )
    installed.locator("button.play").first.click()
    expect(installed.locator("vb-toast")).to_contain_text("The server cannot be reached")
    installed.context.set_offline(False)
    expect(installed.get_by_text(BACK)).to_be_visible()
    expect(installed.get_by_text(LOST)).to_have_count(0)
    installed.locator("button.play").first.click()
    expect(installed.locator("card-hand button").first).to_be_visible()


def test_rules_that_were_never_opened_can_be_read_without_the_server(installed: Page) -> None:
    installed.context.set_offline(True)
    for game in ("baloot", "kout_bo"):
        installed.goto(f"/rules/{game}")
        expect(installed.locator("vb-rules #text h2").first).to_be_visible()
    expect(installed.get_by_text(LOST)).to_be_visible()


def test_a_page_that_is_not_kept_says_so_and_appears_when_the_server_is_back(installed: Page) -> None:
    installed.context.set_offline(True)
    installed.goto("/check")
    expect(installed.get_by_role("alert")).to_contain_text("has not been opened on this device yet")
    expect(installed.locator("header a.home")).to_be_visible()
    installed.context.set_offline(False)
    expect(installed.get_by_role("heading", level=1)).to_be_visible()
    expect(installed.get_by_role("alert")).to_have_count(0)


@pytest.mark.browser_context_args(service_workers="block")
def test_a_part_that_was_missed_while_the_server_was_there_is_loaded_later(page: Page, complaints: list[str]) -> None:
    page.clock.install()
    page.route("**/pages/check.js", lambda route: route.abort("connectionreset"))
    page.goto("/check")
    expect(page.get_by_role("alert")).to_contain_text("The page could not be loaded")
    page.unroute("**/pages/check.js")
    page.clock.fast_forward(30_000)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    expected = ("ERR_CONNECTION_RESET", "blocked by Playwright")
    complaints[:] = [text for text in complaints if not any(part in text for part in expected)]


def test_what_a_page_lacks_is_loaded_when_the_server_is_back(installed: Page) -> None:
    installed.goto("/leaders")
    expect(installed.get_by_role("heading", level=1)).to_be_visible()
    installed.context.set_offline(True)
    installed.reload()
    expect(installed.locator("vb-page-leaders .fault")).to_be_visible()
    installed.context.set_offline(False)
    expect(installed.locator("vb-page-leaders .fault")).to_have_count(0)
    expect(installed.get_by_text(BACK)).to_be_visible()


def test_a_table_says_that_it_needs_the_server_and_appears_when_it_is_back(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    me = page_player(new_context, server.url)
    table = me.person.solo_table("back_alley")
    me.enter(table)
    expect(me.cards.first).to_be_visible()
    assert me.page.evaluate(_KEPT)
    me.page.context.set_offline(True)
    me.page.reload()
    expect(me.page.get_by_text("playing needs it, even against bots")).to_be_visible()
    expect(me.page.get_by_role("link", name="All games")).to_be_visible()
    me.page.context.set_offline(False)
    expect(me.cards.first).to_be_visible()


@pytest.mark.browser_context_args(service_workers="block")
def test_a_proxy_without_its_server_is_said_to_be_one(page: Page, complaints: list[str]) -> None:
    page.goto("/leaders")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.route("**/api/**", lambda route: route.fulfill(status=502, content_type="text/html", body="Bad Gateway"))
    page.locator("nav.tabs a").last.click()
    expect(page.get_by_text(LOST).first).to_be_visible()
    page.unroute("**/api/**")
    expect(page.get_by_text(BACK)).to_be_visible()
    complaints[:] = [text for text in complaints if "502" not in text and "blocked by Playwright" not in text]
