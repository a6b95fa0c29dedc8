"""The largest result of one deal of Kout Bo."""

from __future__ import annotations

from collections.abc import Mapping

from vierblatt.games.kout_bo.rules.scoring import BAWAN_POINTS
from vierblatt.games.options import Value


def utility_bound(values: Mapping[str, Value]) -> int:
    """KOUT-SCORE-2: a nine that is made; any failed bid costs less."""
    return BAWAN_POINTS
