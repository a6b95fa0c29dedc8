"""The chance that a bid is made, from the hand and the other calls."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from vierblatt.cards import SUIT_BITS, XB, XR
from vierblatt.games.forecasts import Features, Forecasts, ModelQuery, shipped_weights
from vierblatt.games.kout_bo.rules.scoring import BAWAN_POINTS
from vierblatt.games.kout_bo.rules.state import BAB, BID, PASS

_HONOURS = {"T": 8, "J": 9, "Q": 10, "K": 11, "A": 12}


def queries(state: Any, call: int) -> list[ModelQuery]:
    """For a bid, one query for each suit as trumps, the longest first; six and four players have separate models."""
    if state.phase != BID or call < BAB:
        return []
    hand = state.hands[state.turn]
    suits = sorted(range(4), key=lambda suit: -(hand >> 13 * suit & SUIT_BITS).bit_count())
    heard = {f"bid {call}": 1.0, **auction(state)}
    return [ModelQuery(f"{state.seats} players", {**heard, **of_hand(hand, suit)}) for suit in suits]


def of_hand(hand: int, trump: int) -> Features:
    """The features of a hand with this suit as trumps."""
    suits = [hand >> 13 * suit & SUIT_BITS for suit in range(4)]
    trumps = suits.pop(trump)
    length = trumps.bit_count()
    jokers = (hand >> XR & 1) + (hand >> XB & 1)
    shortness = [min(each.bit_count(), 3) for each in suits]
    return {
        "trumps": length,
        "long": max(length + jokers - 4, 0),
        "red joker": hand >> XR & 1,
        "black joker": hand >> XB & 1,
        **{f"trump {name}": trumps >> rank & 1 for name, rank in _HONOURS.items()},
        "aces": sum(each >> 12 & 1 for each in suits),
        "aces and kings": sum(each >> 11 & 3 == 3 for each in suits),
        "guarded kings": sum(each >> 11 == 1 and each.bit_count() > 1 for each in suits),
        "none": shortness.count(0),
        "one": shortness.count(1),
        "two": shortness.count(2),
    }


def auction(state: Any) -> Features:
    """The features of the auction: who has bid and who has passed."""
    features = {"partner bid": 0.0, "partner passed": 0.0, "opponent bid": 0.0, "opponent passed": 0.0}
    for seat, call in enumerate(state.bids[: state.seats]):
        if call >= PASS and seat != state.turn:
            side = "opponent" if (seat - state.turn) % 2 else "partner"
            features[f"{side} {'bid' if call > PASS else 'passed'}"] += 1
    return features


def outcome(after: Any, seat: int, call: int, result: float) -> float | None:
    """Whether the bid was made; None if it was not the contract."""
    if (after.maker, after.bid) != (seat, call):
        return None
    return float(0 < result <= BAWAN_POINTS)


FORECASTS = Forecasts("made", queries, outcome, shipped_weights(Path(__file__).parent))
