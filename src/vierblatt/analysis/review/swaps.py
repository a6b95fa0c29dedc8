"""Exchanging two cards in a deal so that one seat could not have noticed."""

from __future__ import annotations

from itertools import combinations

import numpy as np

from vierblatt.analysis.review.card_chances import hidden_cards
from vierblatt.analysis.review.line import Line
from vierblatt.cards import card_text, members, parse_card
from vierblatt.errors import IllegalAction
from vierblatt.search.certain_cards import SeatRecord


def swaps(line: Line, seat: int) -> dict[str, list[str]]:
    """Hidden card -> the cards elsewhere with which it can be exchanged alone; cards without any are left out.

    A swap is possible if the same actions are then legal and the seat's concealed record stays the same to the byte: it
    leads to a deal that the seat could not exclude. Raises NoWorlds once the deal is over.
    """
    found: dict[str, list[str]] = {}
    places = _places(line, seat)
    for first, second in combinations(places, 2):
        if places[first] != places[second] and _is_unnoticed(line, seat, first, second):
            found.setdefault(card_text(first), []).append(card_text(second))
            found.setdefault(card_text(second), []).append(card_text(first))
    return found


def can_swap(line: Line, seat: int, first: str, second: str) -> bool:
    """Whether two cards, given as texts, can be exchanged as in `swaps`; raises BadCard for what is not a card."""
    one, other = parse_card(first), parse_card(second)
    places = _places(line, seat)
    if not {one, other} <= places.keys() or places[one] == places[other]:
        return False  # a card that the seat sees, or the same cards in another order
    return _is_unnoticed(line, seat, one, other)


def _places(line: Line, seat: int) -> dict[int, int]:
    """The cards that the seat does not see, and the seat that holds each; -1 for one in no hand."""
    record = SeatRecord(line.rules, line.concealed(seat), seat)
    hands = line.rules.layout.reader(line.states()).hands
    return {
        card: next((holder for holder, hand in enumerate(hands) if hand >> card & 1), -1)
        for card in members(hidden_cards(record))
    }


def _is_unnoticed(line: Line, seat: int, first: int, second: int) -> bool:
    """Whether the same actions lead to the same record of the seat if two cards are exchanged."""
    layout = line.rules.layout
    try:
        after = line.swapped(first, second).concealed(seat)
    except IllegalAction:
        return False
    return np.array_equal(layout.words(after), layout.words(line.concealed(seat)))
