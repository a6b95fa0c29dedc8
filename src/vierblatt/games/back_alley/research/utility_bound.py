"""The largest result of one deal of Back Alley."""

from __future__ import annotations

from collections.abc import Mapping

from vierblatt.games.back_alley.rules.options import OPTIONS
from vierblatt.games.options import Value


def utility_bound(values: Mapping[str, Value]) -> int:
    """The most that a team can be ahead after one deal: it makes the highest contract, the other fails in its own."""
    sizes, factors = (_numbers(name, values[name]) for name in ("schedule", "board_multipliers"))
    size = 13 if values["tie"] != "draw" else max(sizes)
    board = int(str(values["board_points"])) * size * max(factors)
    bid = int(str(values["points_per_bid"])) * size
    bonus = 2 * int(str(values["rainbow_bonus"]))
    return max(board, bid) + max(board, 2 * bid) + bonus


def _numbers(name: str, value: Value) -> list[int]:
    encoded = OPTIONS.by_name[name].encode(value)
    assert isinstance(encoded, list)
    return encoded[1:]
