"""How likely a team makes its contract after a call, by the hand, its size and what the others have called."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from vierblatt.cards import JOKERS, SUIT_BITS, XB, XR
from vierblatt.games.back_alley.rules.state import BIDDING, BOARD, NO_TRUMP, NOT_YET
from vierblatt.games.forecasts import Features, Forecasts, ModelQuery, shipped

_HIGH = {"ace": 12, "king": 11, "queen": 10, "jack": 9}
MOST = 13  #: cards of a hand


def asked(state: Any, call: int) -> list[ModelQuery]:
    """A number asks whether the team makes what both call together; a board, whether it takes every trick."""
    partner = state.calls[(state.turn + 2) & 3]
    if state.phase != BIDDING or call == 0 or (partner == BOARD and call != BOARD):
        return []
    kind = "board" if call == BOARD else "number" if partner == NOT_YET else "sum"
    trumps = "no trumps" if state.trump == NO_TRUMP else "trumps"
    found = {**of_hand(state.hands[state.turn], state.trump), **auction(state)}
    if call != BOARD:
        found["needed"] = call + max(partner, 0)
    size = state.hand_size
    # Every feature counts in a small hand and in a large one differently.
    both = {"always": 1.0, "size": size / MOST, "size squared": (size / MOST) ** 2}
    for name, value in found.items():
        both[name] = value
        both[f"{name} by size"] = value * size / MOST
    return [ModelQuery(f"{kind}, {trumps}", both)]


def of_hand(hand: int, trump: int) -> Features:
    """What a hand has."""
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
    """What the others have called; a board is told apart."""
    found = {}
    for name, seats in {"partner": (2,), "opponents": (1, 3)}.items():
        calls = [state.calls[(state.turn + seat) & 3] for seat in seats]
        found[f"{name} called"] = sum(call for call in calls if NOT_YET < call < BOARD)
        found[f"{name} spoke"] = sum(call > NOT_YET for call in calls)
        found[f"{name} with a board"] = calls.count(BOARD)
    return found


def came(after: Any, seat: int, call: int, result: float) -> float | None:
    """Whether the contract was made; None if the team had one of another kind, or none was played."""
    side = seat % 2
    if (after.board_levels[side] > 0) != (call == BOARD) or after.trick_no < after.hand_size:
        return None
    tricks = after.tricks[side] + after.tricks[side + 2]
    return float(tricks >= (after.hand_size if call == BOARD else after.bids[side]))


FORECASTS = Forecasts("made", asked, came, shipped(Path(__file__).parent))
