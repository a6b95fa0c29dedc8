"""What tricks and cards are worth in each contract of King Bolola, and reasons for cards that only it has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vierblatt.games.king_bolola.rules.scoring import HEART, JACK_KING, LAST, QUEEN, ROWS, TRICK, TWELFTH
from vierblatt.games.king_bolola.rules.scoring import KING as HEART_KING
from vierblatt.games.king_bolola.rules.state import (
    BOLOLA_PLUS,
    HEARTS,
    JACKS_KINGS,
    KING,
    KING_OF_HEARTS,
    LAST_TWO,
    QUEENS,
    TRUMP,
)
from vierblatt.games.stakes import Stakes

_KINDS = ((JACK_KING, JACKS_KINGS), (QUEEN, QUEENS), (HEART, HEARTS), (HEART_KING, KING_OF_HEARTS))


def wants_tricks(state: Any) -> bool:
    """In Trump and Bolola plus."""
    return state.contract in {TRUMP, BOLOLA_PLUS}


def card_points(state: Any, card: int) -> int:
    """The points of a card in this contract."""
    row = ROWS[state.contract]
    return sum(row[column] for column, cards in _KINDS if cards >> card & 1)


def trick_points(state: Any) -> int:
    """The points of the trick, which differ for the last two."""
    row = ROWS[state.contract]
    ends = {state.hand_size - 2: row[TWELFTH], state.hand_size - 1: row[LAST]}
    return row[TRICK] + ends.get(state.trick_no, 0)


def last_trick_points(state: Any) -> int:
    """What the last trick brings beyond another one."""
    return ROWS[state.contract][LAST]


def own_reasons(position: Any, play: Any) -> Mapping[str, Mapping[str, int | str]]:
    """The hunt for the king of hearts, and high cards that must be gone before the last two tricks."""
    state, card = position.state, play.card
    if state.contract == KING and position.leads:
        hunts = HEARTS >> card & 1 and 1 << card < KING_OF_HEARTS and position.out & KING_OF_HEARTS
        return {"hunts-king": {}} if hunts else {}
    if state.contract == LAST_TWO and state.trick_no < state.hand_size - 2:
        below = position.out & position.lower(card)
        highest = not position.hand & position.higher(card)
        many = below.bit_count() > (position.out & position.higher(card)).bit_count()
        return {"rid-before-last-two": {}} if highest and many else {}
    return {}


STAKES = Stakes(
    wants_tricks=wants_tricks,
    card_points=card_points,
    trick_points=trick_points,
    last_trick_points=last_trick_points,
    own_reasons=own_reasons,
    own_names=("hunts-king", "rid-before-last-two"),
)
