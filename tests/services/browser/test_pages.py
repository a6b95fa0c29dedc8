"""The page opens: the smallest proof that server, browser and harness work together."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.services.browser.accessibility import axe


def test_the_first_page_opens_without_console_errors(page: Page) -> None:
    page.goto("/")
    expect(page.locator("h1").first).to_be_visible()
    assert page.viewport_size == {"width": 360, "height": 640}


@pytest.mark.browser_context_args(locale="ar")
def test_the_first_page_is_right_to_left_in_arabic(page: Page) -> None:
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.locator("h1").first).to_be_visible()


def test_the_first_page_has_no_serious_barrier(page: Page) -> None:
    page.goto("/")
    expect(page.locator("h1").first).to_be_visible()
    assert not axe(page)


def test_an_error_on_a_page_is_noticed(page: Page, complaints: list[str]) -> None:
    page.goto("/")
    with page.expect_event("pageerror"):
        page.evaluate("() => { setTimeout(() => { throw new Error('on purpose'); }); }")
    page.evaluate("() => console.error('also on purpose')")
    assert [line.partition(":")[0] for line in complaints] == ["exception", "error"]
    complaints.clear()


def test_a_barrier_is_noticed(page: Page) -> None:
    page.goto("/")
    page.evaluate("() => { document.body.append(document.createElement('button')); }")
    assert any("button-name" in line for line in axe(page))
