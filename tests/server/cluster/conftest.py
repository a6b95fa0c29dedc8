"""Fixtures for tests of several servers."""

from __future__ import annotations

import pytest

from tests.server.table.tables import Driver
from vierblatt.server.cluster import calls, links, router


@pytest.fixture(scope="session")
def loaded_rules() -> None:
    """Loads the rules first: loading blocks the process, and the other nodes would miss its heartbeats."""
    driver = Driver("baloot")
    driver.sit(people=4)
    driver.play(until=lambda: bool(driver.table.sheet))


@pytest.fixture
def quick(loaded_rules: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nodes look and send often, and wait long for one with a slow disk."""
    monkeypatch.setattr(calls, "ANSWER_TIMEOUT", 60.0)
    monkeypatch.setattr(links, "BEAT", 0.05)
    monkeypatch.setattr("vierblatt.server.cluster.node.BEAT", 0.05)
    monkeypatch.setattr(links, "SILENCE", 2.0)
    monkeypatch.setattr("vierblatt.server.cluster.node.LIST_EVERY", 0.02)
    monkeypatch.setattr(router, "LOOK_AGAIN", 0.05)
