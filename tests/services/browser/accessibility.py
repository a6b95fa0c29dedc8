"""Runs axe-core on a page and describes its findings."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parent.parent / "vendor" / "axe.min.js"
SERIOUS = frozenset({"serious", "critical"})


def axe(page: Page, within: str = "") -> list[str]:
    """The serious and critical violations on a page, or within a selector; one line for each element."""
    if not page.evaluate("() => 'axe' in window"):
        # Through the debugger, so that the page's policy against foreign scripts stays in force.
        page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    violations = page.evaluate(
        "async (within) => (await axe.run(within || document, {resultTypes: ['violations']})).violations", within
    )
    return [
        f"{violation['impact']} {violation['id']}: {violation['help']}: {node['target']} {node['html'][:200]}"
        for violation in violations
        if violation["impact"] in SERIOUS
        for node in violation["nodes"]
    ]
