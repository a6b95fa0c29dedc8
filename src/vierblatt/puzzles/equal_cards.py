"""Cards of one hand that do the same: neighbours, with no other card in play between them."""

from __future__ import annotations

from typing import Any

from vierblatt.games.contract import Game
from vierblatt.games.solver_hooks import all_different

SUIT = 13  #: cards of a suit, in a card's number
PLAIN = 52  #: cards from this number on are jokers, which have no neighbours


def has_equal_cards(game: Game) -> bool:
    """Whether neighbours do the same in a game: its solver says so. Elsewhere a card also counts points of its own."""
    return game.solver.representatives is not all_different


def equal_cards(game: Game, state: Any, card: int) -> int:
    """The cards of the hand of `turn` that do the same as `card`, itself included, as a bit set.

    state: a reader of the seat's concealed record. A card between two of the hand that may still be in play, even
    undealt, keeps them apart, and so does one of the trick in progress.
    """
    if card >= PLAIN or not has_equal_cards(game):
        return 1 << card
    hand = state.hands[state.turn]
    on_table = sum(1 << each for each in state.trick[: state.in_trick])
    others = ~(hand | (state.seen & ~on_table))
    low = card - card % SUIT
    equal = 1 << card
    for step in (-1, 1):
        near = card + step
        while low <= near < low + SUIT and not others >> near & 1:
            equal |= hand & 1 << near
            near += step
    return equal
