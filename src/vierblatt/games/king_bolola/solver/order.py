"""The order in which a seat tries its cards, which also decides between cards with the same result for it.

In contracts that cost: first the cards that do not take the current trick, from the highest down, then those that take
it, from the lowest up. In contracts that pay: first the cards that take it (on lead from the highest down, else from
the lowest up), then the others from the lowest up. High and low refer to a card's height, the number of lower cards of
its suit still in hands; the suit decides between equal heights. This is how indifferent players play. It does not
depend on ranks: positions that differ only in ranks have the same order.
"""

from __future__ import annotations

from typing import Any

from vierblatt.games.king_bolola.rules.play import beats
from vierblatt.games.king_bolola.solver.amounts import pays
from vierblatt.games.king_bolola.solver.position import first_of_equals, height
from vierblatt.kernel.bits import lowest
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.tricks import winning_card

TALLEST = 15
SECOND = 16  # the class of cards to try after the others


@rule
def place(s: State, card: int) -> int:
    """The place of a card in the order; lower numbers come first."""
    tall = height(s, card)
    leads = s.in_trick == 0
    takes = leads or beats(s, card, winning_card(s))
    if pays(s):
        up = tall if not (leads and takes) else TALLEST - tall
        later = not takes
    else:
        up = tall if takes else TALLEST - tall
        later = takes
    return ((SECOND if later else 0) + up) * 4 + card // 13


@rule
def arrange(s: State, cards: int, row: Any, first: int) -> int:
    """Writes the cards to try from index `first` on, only the first of equal ones; returns how many.

    The last six bits of each number are the card.
    """
    end, rest, before = first, cards, -1
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        entry = place(s, card) * 64 + card
        if first_of_equals(s, card, cards) != card:  # equal to the card before, which it may replace
            if before < entry:
                continue
            end = without(row, first, end, before)
        end = insert(row, first, end, entry)
        before = entry
    return end - first


@rule
def insert(row: Any, first: int, end: int, entry: int) -> int:
    """Inserts a number into ascending ones; returns their new end."""
    at = end
    while at > first and row[at - 1] > entry:
        row[at] = row[at - 1]
        at -= 1
    row[at] = entry
    return end + 1


@rule
def without(row: Any, first: int, end: int, entry: int) -> int:
    """Removes a number from ascending ones; returns their new end."""
    at = first
    while row[at] != entry:
        at += 1
    while at + 1 < end:
        row[at] = row[at + 1]
        at += 1
    return end - 1
