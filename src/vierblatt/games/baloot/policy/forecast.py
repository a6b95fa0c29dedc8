"""The chances that a buyer makes the contract, and that a double beats the buyer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from vierblatt.cards import SUIT_BITS
from vierblatt.games.baloot.rules.doubling_levels import PLAIN
from vierblatt.games.baloot.rules.ranks import ACE, JACK, KING, NINE, QUEEN, SEVEN, TEN
from vierblatt.games.baloot.rules.state import (
    BIDDING,
    DOUBLE_LOCKED,
    DOUBLE_OPEN,
    DOUBLING,
    HOKOM,
    SUN,
    SUN_DOUBLE,
    SUN_MODE,
)
from vierblatt.games.forecasts import Features, Forecasts, ModelQuery, one_hot, shipped_weights

_RANKS = "23456789TJQKA"
_DOUBLES = (SUN_DOUBLE, DOUBLE_OPEN, DOUBLE_LOCKED)


def queries(state: Any, call: int) -> list[ModelQuery]:
    """Hokom and sun on an ordinary turn, with the public card; the first double, with the player's five cards."""
    hand, public = state.hands[state.turn], state.public_card // 13
    if state.phase == DOUBLING and state.level == PLAIN and call in _DOUBLES:
        if state.mode == SUN_MODE:
            return [ModelQuery("double sun", {**situation(state), **in_sun(hand)})]
        shown = {"public nine or jack": float(state.public_card % 13 in {NINE, JACK} and public == state.trump)}
        return [ModelQuery("double hokom", {**situation(state), **shown, **in_hokom(hand, state.trump)})]
    if state.phase != BIDDING or call not in {HOKOM, SUN}:
        return []
    cards = hand | 1 << state.public_card
    if call == SUN:
        return [ModelQuery("sun", {**situation(state), **in_sun(cards)})]
    suits = [public] if state.bid_round == 1 else [suit for suit in range(4) if suit != public]
    suits.sort(key=lambda suit: -(cards >> 13 * suit & SUIT_BITS).bit_count())
    return [ModelQuery("hokom", {**situation(state), **in_hokom(cards, suit)}) for suit in suits]


def situation(state: Any) -> Features:
    """The seat's place relative to the dealer, and the round of the auction."""
    place = (state.turn - state.dealer - 1) & 3
    return {"always": 1.0, **one_hot("place", place, range(4)), "second round": float(state.bid_round == 2)}


def in_hokom(cards: int, trump: int) -> Features:
    """The features of cards with this suit as trumps."""
    suits = [cards >> 13 * suit & SUIT_BITS for suit in range(4)]
    trumps = suits.pop(trump)
    return {
        **{f"trump {_RANKS[rank]}": float(trumps >> rank & 1) for rank in range(SEVEN, ACE + 1)},
        **one_hot("trumps", trumps.bit_count(), range(6)),
        "baloot": float(trumps >> QUEEN & trumps >> KING & 1),
        "jack and nine": float(trumps >> JACK & trumps >> NINE & 1),
        **beside(suits),
        "none": float(sum(each == 0 for each in suits)),
        **runs(cards),
    }


def in_sun(cards: int) -> Features:
    """The features of cards without trumps."""
    suits = [cards >> 13 * suit & SUIT_BITS for suit in range(4)]
    return {
        **beside(suits),
        "jacks": float(sum(each >> JACK & 1 for each in suits)),
        "long with ace": float(sum(max(each.bit_count() - 2, 0) for each in suits if each >> ACE)),
        "long without": float(sum(max(each.bit_count() - 2, 0) for each in suits if not each >> ACE)),
        **runs(cards),
    }


def beside(suits: list[int]) -> Features:
    """The features of the high cards in plain suits."""
    tens = [each for each in suits if each >> TEN & 1 and not each >> ACE]
    return {
        "aces": float(sum(each >> ACE & 1 for each in suits)),
        "aces and tens": float(sum(each >> ACE & each >> TEN & 1 for each in suits)),
        "guarded tens": float(sum(each.bit_count() > 1 for each in tens)),
        "lone tens": float(sum(each.bit_count() == 1 for each in tens)),
        "kings": float(sum(each >> KING & 1 for each in suits)),
        "queens": float(sum(each >> QUEEN & 1 for each in suits)),
    }


def runs(cards: int) -> Features:
    """The features of projects in sequence that the cards already have."""
    three = cards & cards >> 1 & cards >> 2
    return {"three in sequence": float(three != 0), "four in sequence": float(three & cards >> 3 != 0)}


def outcome(after: Any, seat: int, call: int, result: float) -> float | None:
    """Whether the contract was made, or the double beat it; None if another contract was played."""
    if after.sum_level > PLAIN and after.sum_buyer % 2 != seat % 2 and call in _DOUBLES:
        return float(result > 0)
    return None if after.sum_buyer != seat else float(result > 0)


FORECASTS = Forecasts(
    "made",
    queries,
    outcome,
    shipped_weights(Path(__file__).parent),
    sentences={"double hokom": "double", "double sun": "double"},
)
