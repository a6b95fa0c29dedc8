"""Are the cards dealt fairly? How often each card was at each place of the pack, and how unlikely that is.

For shuffles that are uniform and independent, (n-1) * sum((count - mean)^2) / deals is distributed as chi-square with
(n-1)^2 degrees of freedom: a shuffle puts every card somewhere once, which leaves n-1 choices for rows and for columns.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from vierblatt.cards import NAMES
from vierblatt.server.store.port import CardCount

#: The smallest count that must be expected in every cell; with fewer deals the distribution says nothing.
PER_CELL = 5


class PackStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """All packs of one size. counts: by place in dealing order, then by card in the order of `cards`.

    p: the probability that a fair shuffle differs at least as much from the mean; null while there are too few packs.
    """

    cards: list[str]
    deals: int
    counts: list[list[int]]
    chi_square: float
    degrees: int
    p: float | None


def pack_statistics(counted: Sequence[CardCount]) -> list[PackStatistics]:
    """The statistics of each size of pack, the smallest first."""
    sizes = sorted({count.pack for count in counted})
    return [_of_size([count for count in counted if count.pack == size]) for size in sizes]


def _of_size(counted: Sequence[CardCount]) -> PackStatistics:
    cards, places = sorted({count.card for count in counted}), sorted({count.place for count in counted})
    by_cell = {(count.place, count.card): count.count for count in counted}
    rows = [[by_cell.get((place, card), 0) for card in cards] for place in places]
    deals, size = sum(rows[0]), len(places)
    mean = deals / size
    chi_square = (size - 1) / deals * sum((count - mean) ** 2 for row in rows for count in row)
    degrees = (size - 1) ** 2
    enough = deals >= PER_CELL * size
    return PackStatistics(
        cards=[NAMES[card] for card in cards], deals=deals, counts=rows, chi_square=chi_square, degrees=degrees,
        p=beyond(chi_square, degrees) if enough else None,
    )  # fmt: skip


def beyond(chi_square: float, degrees: int) -> float:
    """The probability of a value at least as large, by Wilson and Hilferty; good to 0.001 for 100 degrees and more."""
    spread = 2 / (9 * degrees)
    z = ((chi_square / degrees) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    return math.erfc(z / math.sqrt(2)) / 2
