"""The transposition table of positions between tricks, and the search's data about the current position."""

from __future__ import annotations

from typing import Any

from vierblatt.games.king_bolola.solver.position import MOST_TRICKS, owners, shape
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.random import LOW, A

#: Instead of amounts: the table does not have the position.
UNKNOWN = -1
# What a search counts: the positions with a choice that it looked at, their limit, the number of the search.
NODES, LIMIT, SEARCH = range(3)
COUNTS = 3
# A row of the table: the two numbers of the position, the number of its search, the amounts.
WHO, WHAT, WHEN, AMOUNTS = range(4)
COLUMNS = 4
# A level of the search: the key of the position, its row in the table or -1; the seat before, if it has found a card
# already, or -1, and what it gets with that card; the cards in the order in which to try them.
ROW, RIVAL, BOUND, FIRST = range(2, 6)
LEVEL = FIRST + 13


@rule
def slot(who: int, what: int, size: int) -> int:
    """The row of a position; `size` is a power of two."""
    x = A * ((who ^ who >> 32) & LOW) + (who >> 34)
    x = A * ((x ^ x >> 29 ^ what) & LOW) + (what >> 34)
    return (x ^ x >> 31) & (size - 1)


@rule
def recall(s: State, table: Any, level: Any, counts: Any) -> int:
    """The amounts of a position in the table, or UNKNOWN; writes the key to the level."""
    level[ROW] = -1
    if s.in_trick > 0 or s.hand_size - s.trick_no > MOST_TRICKS:
        return UNKNOWN
    who, what = owners(s), shape(s)
    at = slot(who, what, len(table))
    level[WHO] = who
    level[WHAT] = what
    level[ROW] = at
    if table[at, WHO] == who and table[at, WHAT] == what and table[at, WHEN] == counts[SEARCH]:
        amounts: int = table[at, AMOUNTS]
        return amounts
    return UNKNOWN


@rule
def remember(table: Any, level: Any, counts: Any, amounts: int) -> None:
    """Stores the amounts of the position of this level."""
    at = level[ROW]
    if at >= 0:
        table[at, WHO] = level[WHO]
        table[at, WHAT] = level[WHAT]
        table[at, WHEN] = counts[SEARCH]
        table[at, AMOUNTS] = amounts
