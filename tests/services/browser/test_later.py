"""The modules of a table are fetched before anyone taps on a game, unless the person saves data."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Request, expect

#: What a first tap may still load: the table, the words of its game, and questions to the server.
MOST_AFTER_THE_TAP = 8
#: Whether everything that the document names for later has been fetched.
_DONE = """() => document.querySelector('meta[name=later]').content.split(' ')
    .every((path) => performance.getEntriesByName(new URL(path, location.href).href).length)"""


@pytest.fixture
def asked(page: Page) -> Iterator[list[str]]:
    """The paths that the page has asked for."""
    paths: list[str] = []

    def note(request: Request) -> None:
        paths.append(request.url.split("/", 3)[3])

    page.on("request", note)
    yield paths
    page.remove_listener("request", note)


def after_the_tap(page: Page, asked: list[str]) -> list[str]:
    """What is asked for between the tap on a game and its first hand."""
    asked.clear()
    page.locator("button.play").first.click()
    expect(page.locator("card-hand button").first).to_be_visible()
    return [path for path in asked if not path.startswith("api/")]


@pytest.mark.fetches_ahead
@pytest.mark.parametrize("path", ["/", "/lobby"])
def test_the_modules_of_a_table_are_fetched_when_the_page_is_idle(page: Page, asked: list[str], path: str) -> None:
    page.goto(path)
    page.wait_for_function(_DONE)
    assert [each for each in asked if each.endswith("/pages/table.js")]


@pytest.mark.fetches_ahead
def test_the_first_tap_needs_few_requests(page: Page, asked: list[str]) -> None:
    page.goto("/")
    page.wait_for_function(_DONE)
    assert len(after_the_tap(page, asked)) <= MOST_AFTER_THE_TAP


def test_nothing_is_fetched_in_advance_for_people_who_save_data(page: Page, asked: list[str]) -> None:
    """As all tests that are not marked `fetches_ahead` do."""
    page.goto("/")
    assert len(after_the_tap(page, asked)) > MOST_AFTER_THE_TAP
