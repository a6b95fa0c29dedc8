"""What several files of these tests start with."""

from __future__ import annotations

import shutil
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.cli.admin_databases import fill


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


@pytest.fixture(scope="session")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database that tests of administrators copy."""
    path = tmp_path_factory.mktemp("admin") / "filled.db"
    fill(path)
    return path


@pytest.fixture
def database(filled: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database of the test's own: one open table, one finished match, a guest and an account."""
    monkeypatch.setenv("COLUMNS", "200")
    return Path(shutil.copy(filled, tmp_path / "games.db"))
