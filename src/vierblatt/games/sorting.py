"""Cards in the order in which to try them: each is put among those before it as soon as its weight is known."""

from __future__ import annotations

from typing import Any

from vierblatt.kernel.jit import rule

#: A weight and its card in one number: what has to be moved to sort them.
CARD = 64


@rule
def insert(out: Any, at: int, n: int, weight: int, card: int) -> None:
    """Puts a card among the n that stand from place `at` on, the greatest weight first; then `bare_cards`."""
    marked = weight * CARD + card
    place = at + n
    while place > at and out[place - 1] < marked:
        out[place] = out[place - 1]
        place -= 1
    out[place] = marked


@rule
def bare_cards(out: Any, at: int, n: int) -> None:
    """Takes the weights off again."""
    for i in range(at, at + n):
        out[i] &= CARD - 1
