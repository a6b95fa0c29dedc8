"""What tests of several servers share."""

from __future__ import annotations

import pytest

from tests.server.table.tables import Driver
from vierblatt.server.cluster import calls, links, router


@pytest.fixture(scope="session")
def loaded_rules() -> None:
    """Rules stop their process while they are loaded, and a node that stands still is not heard."""
    driver = Driver("baloot")
    driver.sit(people=4)
    driver.play(until=lambda: bool(driver.table.sheet))


@pytest.fixture
def quick(loaded_rules: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for long, and a node with a slow disk is waited for and keeps its tables."""
    monkeypatch.setattr(calls, "PATIENCE", 60.0)
    monkeypatch.setattr(links, "BEAT", 0.05)
    monkeypatch.setattr("vierblatt.server.cluster.node.BEAT", 0.05)
    monkeypatch.setattr(links, "SILENCE", 2.0)
    monkeypatch.setattr("vierblatt.server.app.NODE_LEASE", 30_000)
    monkeypatch.setattr("vierblatt.server.cluster.node.LIST_EVERY", 0.02)
    monkeypatch.setattr(router, "LOOK_AGAIN", 0.05)
