"""Parts of a page that are folded until somebody opens them."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page


def unfold(summary: Locator) -> None:
    """Opens a part by keyboard: a click can miss it while what is above it is still being loaded."""
    summary.press("Enter")


def part(page: Page, summary: str) -> Locator:
    """A part of a page, opened, by its heading."""
    details = page.locator("details").filter(has=page.locator("summary", has_text=re.compile(f"^{summary}")))
    if details.get_attribute("open") is None:
        unfold(details.locator("summary"))
    return details
