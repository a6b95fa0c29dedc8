"""Access to the page's own modules and settings from tests."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Error, Page

_CALL = """async ([module, name, given]) => {
    const base = document.querySelector('script[type="module"]').src.replace(/[^/]*$/, '');
    return (await import(base + module))[name](...given);
}"""


def call(page: Page, module: str, name: str, *given: Any) -> Any:
    """Calls a function of a module with plain values; the page must be one of the server's."""
    return page.evaluate(_CALL, [module, name, list(given)])


@contextmanager
def page_for_modules(browser: Browser, base_url: str, script: str = "") -> Iterator[Page]:
    """A page whose modules can be called, for all tests of a file. script: runs before the page's own."""
    page = browser.new_page(base_url=base_url)
    broken: list[Error] = []

    def note(error: Error) -> None:
        broken.append(error)

    page.on("pageerror", note)
    if script:
        page.add_init_script(script)
    page.goto("/about")
    yield page
    page.close()
    assert not broken


def choose(page: Page, base_url: str, **settings: str) -> None:
    """Chooses settings as on an earlier visit: in the page's storage, and the language also in its cookie."""
    page.add_init_script(f"localStorage.setItem('vb-settings', {json.dumps(json.dumps(settings))})")
    page.context.add_cookies([{"name": "vb-lang", "value": settings["lang"], "url": base_url}])
