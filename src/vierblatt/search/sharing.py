"""Sharing out cards at random: exactly uniform over all ways that respect who may hold what.

`ways` counts, for every choice of places left with each holder, how often the cards still in hand can fill them; the
cards come in a fixed order, so the number of places left tells which card is next, and one table over the places left
is all there is. `share` walks back through that table: each card goes to a holder in proportion to the ways that the
rest then has. Counts are floats, exact up to 2^53 and to a relative 1e-14 above.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vierblatt.kernel.jit import entry


def table_size(places: Sequence[int]) -> int:
    """The entries that `ways` needs for holders with these numbers of places."""
    size = 1
    for number in places:
        size *= number + 1
    return size


@entry
def ways(allowed: Any, places: Any, table: Any) -> float:
    """Fills the table; returns in how many ways the cards can be shared out, 0.0 if they cannot.

    allowed: for each card the holders that may get it, as bits, int64, shape (cards,). places: of each holder, int64,
    shape (holders,); together as many as the cards. table: float64, shape (`table_size`,).
    """
    holders = len(places)
    table[0] = 1.0
    for index in range(1, len(table)):
        left, rest = 0, index
        for h in range(holders):
            left += rest % (places[h] + 1)
            rest //= places[h] + 1
        may = allowed[len(allowed) - left]
        total, rest, stride = 0.0, index, 1
        for h in range(holders):
            if rest % (places[h] + 1) > 0 and may >> h & 1:
                total += table[index - stride]
            rest //= places[h] + 1
            stride *= places[h] + 1
        table[index] = total
    found: float = table[len(table) - 1]
    return found


@entry
def share(allowed: Any, places: Any, table: Any, cards: Any, slots: Any, first: Any, draws: Any, packs: Any) -> None:
    """Fills the free places of packs, each in its own random way; `ways` has filled the table.

    cards: the cards to share out. slots: places of the pack, holder by holder; first: where in `slots` each holder's
    free ones begin. draws: numbers from [0, 1), shape (packs, cards). packs: shape (packs, places of a pack).
    """
    holders = len(places)
    for n in range(len(packs)):
        index = len(table) - 1
        for k in range(len(cards)):
            goal = draws[n, k] * table[index]
            rest, stride, seen = index, 1, 0.0
            chosen, step, at = -1, 0, 0
            for h in range(holders):
                left = rest % (places[h] + 1)
                if left > 0 and allowed[k] >> h & 1 and table[index - stride] > 0.0 and (chosen < 0 or seen <= goal):
                    chosen, step, at = h, stride, first[h] + places[h] - left
                    seen += table[index - stride]
                rest //= places[h] + 1
                stride *= places[h] + 1
            packs[n, slots[at]] = cards[k]
            index -= step


@entry
def mix(slots: Any, ends: Any, draws: Any, packs: Any) -> None:
    """Puts what each holder got into random order among its places.

    slots: places of the pack, holder by holder; ends: where in `slots` each holder's end. draws: numbers from [0, 1),
    shape (packs, slots).
    """
    for n in range(len(packs)):
        begin = 0
        for h in range(len(ends)):
            for i in range(begin, ends[h] - 1):
                j = i + int(draws[n, i] * (ends[h] - i))
                card = packs[n, slots[j]]
                packs[n, slots[j]] = packs[n, slots[i]]
                packs[n, slots[i]] = card
            begin = ends[h]
