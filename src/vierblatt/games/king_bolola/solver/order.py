"""The order in which a seat tries its cards, which also decides between cards that bring it the same.

What costs: first the cards that do not take the trick as it lies, from the top down, then those that take it, from the
bottom up. What pays: first the cards that take it - to a lead from the top down, else from the bottom up - then the
others from the bottom up. Up and down is a card's height, the number of lower cards of its suit still in hands; of two
of the same height the suit decides. That is how players play who do not care, and it knows no ranks: positions that
differ in nothing but ranks have the same order.
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
SECOND = 16  # the class of cards that come after the others


@rule
def place(s: State, card: int) -> int:
    """Where a card stands in the order: lower numbers first."""
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
    """Writes the cards to be tried from place `first` on, of equal ones the first only; returns how many.

    A card is the last six bits of what is written.
    """
    end, rest, before = first, cards, -1
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        entry = place(s, card) * 64 + card
        if first_of_equals(s, card, cards) != card:  # equal to the card before, of which it may take the place
            if before < entry:
                continue
            end = without(row, first, end, before)
        end = insert(row, first, end, entry)
        before = entry
    return end - first


@rule
def insert(row: Any, first: int, end: int, entry: int) -> int:
    """Puts a number among ascending ones; returns their new end."""
    at = end
    while at > first and row[at - 1] > entry:
        row[at] = row[at - 1]
        at -= 1
    row[at] = entry
    return end + 1


@rule
def without(row: Any, first: int, end: int, entry: int) -> int:
    """Takes a number out of ascending ones; returns their new end."""
    at = first
    while row[at] != entry:
        at += 1
    while at + 1 < end:
        row[at] = row[at + 1]
        at += 1
    return end - 1
