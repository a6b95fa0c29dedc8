"""What several files of these tests start with."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """With what the app was started: there is a terminal, and an app that only notes it."""
    found: list[Any] = []
    monkeypatch.setenv("TERM", "xterm")
    stream = SimpleNamespace(isatty=lambda: True)
    monkeypatch.setattr("vierblatt.cli.screen.sys", SimpleNamespace(stdin=stream, stdout=stream))
    monkeypatch.setattr("vierblatt.tui.run", lambda *given, server="": found.append((*given, server)))
    monkeypatch.setattr("vierblatt.tui.learn", lambda *given: found.append(given))
    monkeypatch.setattr("vierblatt.tui.show_replay", lambda record, language: found.append((record.head, language)))
    return found
