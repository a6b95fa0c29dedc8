"""How much the long tests do: VIERBLATT_SCALE = small (plain Python under coverage), normal, large (soak)."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable

import pytest

SCALE = os.environ.get("VIERBLATT_SCALE", "normal")
_FACTORS = {"small": 0.02, "normal": 1.0, "large": 10.0}


def scaled(count: int, *, at_length: int = 0) -> int:
    """A number of rounds at the current scale, at least one; at_length: the base for `large`, if different."""
    return max(1, int((at_length or count if SCALE == "large" else count) * _FACTORS[SCALE]))


def slow_except(quick: Collection[object], values: Iterable[object]) -> list[object]:
    """The values of a parameter, all but the quick ones marked slow: `make soak` takes those. A tuple is a row."""
    rows = [value if isinstance(value, tuple) else (value,) for value in values]
    return [
        pytest.param(*row, marks=[] if (row if len(row) > 1 else row[0]) in quick else pytest.mark.slow) for row in rows
    ]
