"""Standing events to put into a store."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.server.store.stores import NOW
from vierblatt.server.store.port import MajlisEventRow


def an_event(name: str = "event1", **fields: Any) -> MajlisEventRow:
    """Thursdays, set up by badr."""
    usual = {
        "majlis": "majlis1", "name": "Cup", "day": "2027-01-21", "minute": 1200, "zone": "UTC", "weeks": 1, "lead": 24,
        "due": NOW, "rules": None, "format": {"format": "swiss", "rounds": 4}, "players": 0, "place": "",
        "maker": "badr", "created": NOW,
    }  # fmt: skip
    return msgspec.convert({"id": name, **usual, **fields}, MajlisEventRow)
