"""In plain mode the hints think about fewer deals: what they say is the same, and a test has no patience."""

from __future__ import annotations

import pytest

from vierblatt.kernel.jit import PLAIN
from vierblatt.tui import session


@pytest.fixture(autouse=PLAIN)
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "ADVISER", "search:worlds=2")
