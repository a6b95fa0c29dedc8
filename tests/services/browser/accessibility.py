"""Runs axe-core on a page and describes its findings."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parent.parent / "vendor" / "axe.min.js"
SERIOUS = frozenset({"serious", "critical"})


#: What depends on colours, and so on the theme.
OF_COLOURS = ("color-contrast", "link-in-text-block")


def axe(page: Page, within: str = "", rules: Sequence[str] = ()) -> list[str]:
    """The serious and critical violations on a page, or within a selector; one line for each element.

    rules: only these.
    """
    if not page.evaluate("() => 'axe' in window"):
        # Through the debugger, so that the page's policy against foreign scripts stays in force.
        page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    options = {"resultTypes": ["violations"], **({"runOnly": [*rules]} if rules else {})}
    violations = page.evaluate(
        "async ([within, options]) => (await axe.run(within || document, options)).violations", [within, options]
    )
    return [
        f"{violation['impact']} {violation['id']}: {violation['help']}: {node['target']} {node['html'][:200]}"
        for violation in violations
        if violation["impact"] in SERIOUS
        for node in violation["nodes"]
    ]


def barriers_of(page: Page, *, dark: bool = False) -> list[str]:
    """The serious barriers of a page, including being wider than the screen.

    dark: also what depends on colours in the dark theme; the page is light before and after.
    """
    barriers = axe(page)
    if page.evaluate("() => document.documentElement.scrollWidth > innerWidth"):
        barriers.append("wider than the screen")
    if dark:
        page.emulate_media(color_scheme="dark")
        barriers += [f"dark: {each}" for each in axe(page, rules=OF_COLOURS)]
        page.emulate_media(color_scheme="light")
    return barriers
