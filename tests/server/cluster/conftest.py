"""What tests of several servers share."""

from __future__ import annotations

import pytest

from vierblatt.server.cluster import links, router


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for long."""
    monkeypatch.setattr(links, "BEAT", 0.05)
    monkeypatch.setattr("vierblatt.server.cluster.node.BEAT", 0.05)
    monkeypatch.setattr(links, "SILENCE", 2.0)  # a process that shares its processor stands still for a while
    monkeypatch.setattr("vierblatt.server.cluster.node.LIST_EVERY", 0.02)
    monkeypatch.setattr(router, "LOOK_AGAIN", 0.05)
