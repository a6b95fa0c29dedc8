"""The page's own modules, and its settings, from tests."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

_CALL = """async ([module, name, given]) => {
    const base = document.querySelector('script[type="module"]').src.replace(/[^/]*$/, '');
    return (await import(base + module))[name](...given);
}"""


def call(page: Page, module: str, name: str, *given: Any) -> Any:
    """What a function of a module returns for plain values; the page must be one of ours."""
    return page.evaluate(_CALL, [module, name, list(given)])


def choose(page: Page, base_url: str, **settings: str) -> None:
    """Settings that were chosen on an earlier visit: the page keeps them, and tells the server the language."""
    page.add_init_script(f"localStorage.setItem('vb-settings', {json.dumps(json.dumps(settings))})")
    page.context.add_cookies([{"name": "vb-lang", "value": settings["lang"], "url": base_url}])
