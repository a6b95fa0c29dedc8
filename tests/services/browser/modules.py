"""Access to the page's own modules and settings from tests."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

_CALL = """async ([module, name, given]) => {
    const base = document.querySelector('script[type="module"]').src.replace(/[^/]*$/, '');
    return (await import(base + module))[name](...given);
}"""


def call(page: Page, module: str, name: str, *given: Any) -> Any:
    """Calls a function of a module with plain values; the page must be one of the server's."""
    return page.evaluate(_CALL, [module, name, list(given)])


def choose(page: Page, base_url: str, **settings: str) -> None:
    """Chooses settings as on an earlier visit: in the page's storage, and the language also in its cookie."""
    page.add_init_script(f"localStorage.setItem('vb-settings', {json.dumps(json.dumps(settings))})")
    page.context.add_cookies([{"name": "vb-lang", "value": settings["lang"], "url": base_url}])
