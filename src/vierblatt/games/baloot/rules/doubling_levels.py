"""The steps of doubling, and who made the last one."""

from __future__ import annotations

from vierblatt.kernel.jit import rule

PLAIN, DOUBLE_LEVEL, TRIPLE_LEVEL, FOUR_LEVEL, GAHWA_LEVEL = range(1, 6)


@rule
def last_raiser(level: int, buyer: int) -> int:
    """The team that raised last: the buyer's opponents at double and four, the buyer's team at triple and gahwa."""
    return (buyer + 1 + level % 2) % 2
