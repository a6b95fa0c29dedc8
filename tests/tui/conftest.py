"""Fixtures that keep the tests of the terminal short."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

from tests.quick_server import cheap_passwords, empty_database, plain_log, tables_are_there
from vierblatt.kernel.jit import PLAIN
from vierblatt.tui import local_match

__all__ = ["cheap_passwords", "empty_database", "plain_log", "tables_are_there"]


@pytest.fixture(autouse=PLAIN)
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """In plain mode hints think about fewer deals: what they say is the same, and a test has no patience."""
    monkeypatch.setattr(local_match, "ADVISER", "search:worlds=2")


#: A key goes from the app to the screen, from there to what has the focus, and what that says goes the same way back:
#: each of them has to work through its messages once more.
HOPS = 4


@pytest.fixture(autouse=True)
def a_key_is_done_before_the_test_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Textual's pilot waits a moment of the clock, which on a busy machine is no time at all.

    And a failing app ends its test: its pilot reports nothing, and the test would wait for ever.
    """
    for name in ("pause", "press", "click", "resize_terminal"):
        monkeypatch.setattr(Pilot, name, _watching(getattr(Pilot, name)))


def _watching(method: Any) -> Any:
    async def watched(pilot: Pilot[Any], *given: Any, **more: Any) -> Any:
        answer = await method(pilot, *given, **more)
        for _ in range(HOPS):
            await pilot._wait_for_screen()
        if pilot.app._exception is not None:
            raise pilot.app._exception
        return answer

    return watched
