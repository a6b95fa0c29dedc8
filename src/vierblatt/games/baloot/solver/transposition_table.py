"""The transposition table: by position between tricks, bounds on the card points of side 0 to come and the best card.

Who takes which tricks depends only on how the cards of each suit are divided in order of rank, not on which cards they
are. So positions that agree in that share a key, whatever the points of their cards. What side 0 gets in two of them
differs at most by the difference between the points of their cards, place by place, so the bounds of one position,
widened by that, hold for the other.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vierblatt.games.baloot.solver.bits import gathered
from vierblatt.games.baloot.solver.ranks import POINTS, TRUMPS
from vierblatt.kernel.bits import count
from vierblatt.kernel.jit import PLAIN, State, rule

ENTRY = 4  #: two words of the key, the cards in play, the result
WAYS = 4  #: entries that a position may have
BUCKET = ENTRY * WAYS
NO_CARD = 63


def new_table(size_bits: int) -> Any:
    """An empty table of 2**size_bits entries."""
    return [0] * (ENTRY << size_bits) if PLAIN else np.zeros(ENTRY << size_bits, np.int64)


@rule
def write_key(s: State, work: State, level: int, extra: int) -> None:
    """Writes the key of a level; `extra`, below 2**13, belongs to it."""
    h0, h1, h2, h3 = work.ordered[0], work.ordered[1], work.ordered[2], work.ordered[3]
    present = h0 | h1 | h2 | h3
    work.present[level] = present
    work.key0[level] = gathered(h1 | h3, present) | gathered(h2 | h3, present) << 32
    lengths = count(present & 0xFF) | count(present & 0xFF00) << 4 | count(present & 0xFF0000) << 8
    work.key1[level] = (work.context << 13 | extra) << 14 | lengths << 2 | s.turn


@rule
def slot_of(table: Any, key0: int, key1: int) -> int:
    """The index of the entries of a key."""
    value = (key0 & 0xFFFFFFFF) * 0x2545F491 + (key0 >> 32) * 0x1B873593
    value = (value ^ value >> 29) & 0xFFFFFFFF
    value = value * 0x3C6EF372 + (key1 & 0xFFFFFFFF) * 0x19D699A5 + (key1 >> 32) * 0x27D4EB2F
    value = (value ^ value >> 31) & 0x7FFFFFFFFFFF
    return (value >> 7 & (len(table) // BUCKET - 1)) * BUCKET


@rule
def surplus(cards: int, others: int, trump: int) -> int:
    """The sum over all places of how many points more a card of one position has than that of another there."""
    total = 0
    if cards == others:
        return 0
    for suit in range(4):
        own, other = cards >> 8 * suit & 255, others >> 8 * suit & 255
        half = TRUMPS if suit == trump else 0
        while own != other:
            first, second = own & -own, other & -other
            more = POINTS[half + first] - POINTS[half + second]
            if more > 0:
                total += more
            own ^= first
            other ^= second
    return total


@rule
def recall(s: State, work: State, table: Any, level: int) -> None:
    """Narrows `work.least` and `work.most` by the table's bounds; sets `work.first` if it has a best card."""
    key0, key1, present = work.key0[level], work.key1[level], work.present[level]
    start = slot_of(table, key0, key1)
    work.slot[level] = start
    for at in range(start, start + BUCKET, ENTRY):
        if table[at] != key0 or table[at + 1] != key1:
            continue
        present_then, entry = table[at + 2], table[at + 3]
        if present_then != present and work.merges == 0:
            continue
        if present_then == present:
            work.first = entry & 63
        least = (entry >> 6 & 255) - surplus(present_then, present, s.trump)
        most = (entry >> 14 & 255) + surplus(present, present_then, s.trump)
        work.least = max(work.least, least)
        work.most = min(work.most, most)


@rule
def recall_answer(work: State, table: Any, level: int, tricks_only: int) -> int:
    """While a kaboot or LISTED is open: the table's answer for this position, or for one that takes the same tricks.

    1: the goal is reached, 0: it is not, -1: unknown.
    """
    key0, key1, present = work.key0[level], work.key1[level], work.present[level]
    start = slot_of(table, key0, key1)
    work.slot[level] = start
    any_cards = tricks_only & work.merges
    for at in range(start, start + BUCKET, ENTRY):
        if table[at] == key0 and table[at + 1] == key1 and (any_cards or table[at + 2] == present):
            return table[at + 3] >> 6 & 1
    return -1


@rule
def store_result(work: State, table: Any, level: int) -> None:
    """Stores the result of a level whose cards have been tried."""
    start, best, got = work.slot[level], work.best[level], work.got[level]
    key0, key1, present = work.key0[level], work.key1[level], work.present[level]
    reached = best >= work.target
    if work.open[level] != 0:
        stored = int(reached)
    elif reached:
        stored = (best - got) | work.upper[level] << 8
    else:
        stored = work.lower[level] | (best - got) << 8
    to = start
    while to < start + BUCKET - ENTRY and (table[to] != key0 or table[to + 1] != key1 or table[to + 2] != present):
        to += ENTRY
    # The others move down, and the oldest one is dropped.
    for i in range(to - 1, start - 1, -1):
        table[i + ENTRY] = table[i]
    table[start] = key0
    table[start + 1] = key1
    table[start + 2] = present
    table[start + 3] = stored << 6 | work.best_card[level]
