"""Sorting cards by weight: each card is inserted among the earlier ones as soon as its weight is known."""

from __future__ import annotations

from typing import Any

from vierblatt.kernel.jit import rule

#: A weight and its card share one number, so that sorting moves one number for both.
CARD = 64


@rule
def insert(out: Any, at: int, n: int, weight: int, card: int) -> None:
    """Inserts a card into the n sorted ones from index `at` on, greatest weight first; `bare_cards` comes last."""
    marked = weight * CARD + card
    place = at + n
    while place > at and out[place - 1] < marked:
        out[place] = out[place - 1]
        place -= 1
    out[place] = marked


@rule
def bare_cards(out: Any, at: int, n: int) -> None:
    """Removes the weights and leaves the cards."""
    for i in range(at, at + n):
        out[i] &= CARD - 1
