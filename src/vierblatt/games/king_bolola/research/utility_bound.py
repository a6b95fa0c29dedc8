"""The largest result of one deal of King Bolola."""

from __future__ import annotations

from collections.abc import Mapping

from vierblatt.games.options import Value


def utility_bound(values: Mapping[str, Value]) -> int:
    """KB-BOLOLA-2: all 800 points of a Bolola, for or against one player."""
    return 800
