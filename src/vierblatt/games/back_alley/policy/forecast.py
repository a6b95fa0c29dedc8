"""The chance that a team makes its contract after a call, from the hand, its size and the other calls."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from vierblatt.cards import JOKERS, SUIT_BITS, XB, XR
from vierblatt.games.back_alley.rules.state import BIDDING, BOARD, NO_TRUMP, NOT_YET
from vierblatt.games.forecasts import Features, Forecasts, ModelQuery, shipped_weights

_HIGH = {"ace": 12, "king": 11, "queen": 10, "jack": 9}
MOST = 13  #: cards of a hand


def queries(state: Any, call: int) -> list[ModelQuery]:
    """A number queries whether the team makes the sum of both calls; a board, whether it takes every trick."""
    partner = state.calls[(state.turn + 2) & 3]
    if state.phase != BIDDING or call == 0 or (partner == BOARD and call != BOARD):
        return []
    kind = "board" if call == BOARD else "number" if partner == NOT_YET else "sum"
    trumps = "no trumps" if state.trump == NO_TRUMP else "trumps"
    features = {**of_hand(state.hands[state.turn], state.trump), **auction(state)}
    if call != BOARD:
        features["needed"] = call + max(partner, 0)
    size = state.hand_size
    # The weight of every feature depends on the size of the hand.
    both = {"always": 1.0, "size": size / MOST, "size squared": (size / MOST) ** 2}
    for name, value in features.items():
        both[name] = value
        both[f"{name} by size"] = value * size / MOST
    return [ModelQuery(f"{kind}, {trumps}", both)]


def of_hand(hand: int, trump: int) -> Features:
    """The features of a hand."""
    suits = [hand >> 13 * suit & SUIT_BITS for suit in range(4)]
    trumps = 0 if trump == NO_TRUMP else suits.pop(trump)
    jokers = (hand & JOKERS).bit_count()
    length = trumps.bit_count() + jokers
    return {
        "big": hand >> XR & 1,
        "little": hand >> XB & 1,
        "trumps": trumps.bit_count(),
        "long": max(length - 4, 0),
        **{f"trump {name}": trumps >> rank & 1 for name, rank in _HIGH.items()},
        **{name: sum(suit >> rank & 1 for suit in suits) for name, rank in _HIGH.items()},
        "none": min(sum(suit == 0 for suit in suits), length),
        "one": sum(suit.bit_count() == 1 for suit in suits) if length else 0,
    }


def auction(state: Any) -> Features:
    """The features of the other calls; boards are counted separately."""
    features = {}
    for name, seats in {"partner": (2,), "opponents": (1, 3)}.items():
        calls = [state.calls[(state.turn + seat) & 3] for seat in seats]
        features[f"{name} called"] = sum(call for call in calls if NOT_YET < call < BOARD)
        features[f"{name} spoke"] = sum(call > NOT_YET for call in calls)
        features[f"{name} with a board"] = calls.count(BOARD)
    return features


def outcome(after: Any, seat: int, call: int, result: float) -> float | None:
    """Whether the contract was made; None if the team had another kind of contract, or the deal was not played."""
    side = seat % 2
    if (after.board_levels[side] > 0) != (call == BOARD) or after.trick_no < after.hand_size:
        return None
    tricks = after.tricks[side] + after.tricks[side + 2]
    return float(tricks >= (after.hand_size if call == BOARD else after.bids[side]))


FORECASTS = Forecasts("made", queries, outcome, shipped_weights(Path(__file__).parent))
