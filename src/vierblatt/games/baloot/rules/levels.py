"""The steps of doubling, and who made the last one."""

from __future__ import annotations

from vierblatt.kernel.jit import rule

PLAIN, DOUBLE_LEVEL, TRIPLE_LEVEL, FOUR_LEVEL, GAHWA_LEVEL = range(1, 6)


@rule
def last_raiser(level: int, buyer: int) -> int:
    """The team that raised last: the opponents of the buyer's team at double and four, that team at triple, gahwa."""
    return (buyer + 1 + level % 2) % 2
