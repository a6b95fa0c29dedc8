"""What keeps the tests of the terminal short."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

from vierblatt.kernel.jit import PLAIN
from vierblatt.tui import session


@pytest.fixture(autouse=PLAIN)
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """In plain mode hints think about fewer deals: what they say is the same, and a test has no patience."""
    monkeypatch.setattr(session, "ADVISER", "search:worlds=2")


@pytest.fixture(autouse=True)
def an_app_that_breaks_ends_its_test(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its pilot says nothing, and what a test waits for would never come."""
    for name in ("pause", "press"):
        monkeypatch.setattr(Pilot, name, _watching(getattr(Pilot, name)))


def _watching(method: Any) -> Any:
    async def watched(pilot: Pilot[Any], *given: Any) -> None:
        await method(pilot, *given)
        if pilot.app._exception is not None:
            raise pilot.app._exception

    return watched
