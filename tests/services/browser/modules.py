"""The page's own modules, called from tests."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

_CALL = """async ([module, name, given]) => {
    const base = document.querySelector('script[type="module"]').src.replace(/[^/]*$/, '');
    return (await import(base + module))[name](...given);
}"""


def call(page: Page, module: str, name: str, *given: Any) -> Any:
    """What a function of a module returns for plain values; the page must be one of ours."""
    return page.evaluate(_CALL, [module, name, list(given)])
