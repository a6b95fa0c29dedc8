"""The points a contract scores for its dealer, from the dealer's hand, with the weights of the heuristic player."""

from __future__ import annotations

from typing import Any

from vierblatt.cards import RANKS, SUIT_BITS, H
from vierblatt.games.forecasts import Features, Forecasts, ModelQuery
from vierblatt.games.king_bolola.policy.hand_value import LONGEST, NAMES, weights
from vierblatt.games.king_bolola.rules.state import (
    BOLOLA_MINUS,
    BOLOLA_PLUS,
    CALL_MINUS,
    CALL_TRUMP,
    CHOOSE,
    CONTRACTS,
    KING,
    NEGATIVES,
    NO_HEARTS,
    TRUMP,
)

_HEARTS_COUNT = (NO_HEARTS, KING, BOLOLA_MINUS, BOLOLA_PLUS)


def queries(state: Any, call: int) -> list[ModelQuery]:
    """One query for every contract; for Trump, with its suit."""
    if state.phase != CHOOSE:
        return []
    contract, special = call, -1
    if call >= CALL_MINUS:
        contract = BOLOLA_MINUS + call - CALL_MINUS
    elif call >= NEGATIVES:
        contract, special = TRUMP, call - CALL_TRUMP
    if contract in _HEARTS_COUNT:
        special = H
    return [ModelQuery(CONTRACTS[contract], of_hand(state.hands[state.turn], special))]


def of_hand(hand: int, special: int) -> Features:
    """How often a hand has each rank and each suit length, in ordinary suits and in the special one."""
    features = dict.fromkeys(NAMES, 0.0)
    for suit in range(4):
        kind = "special" if suit == special else "plain"
        cards = hand >> 13 * suit & SUIT_BITS
        for rank, name in enumerate(RANKS):
            features[f"{kind} {name}"] += cards >> rank & 1
        features[f"{kind} of {min(cards.bit_count(), LONGEST)}"] += 1
    return features


def outcome(after: Any, seat: int, call: int, result: float) -> float:
    """The points; a choice is always the contract."""
    return result


#: For contracts that can only cost points, forecasts are at most 0, whatever the linear fit says.
_MOST = dict.fromkeys([*CONTRACTS[:NEGATIVES], CONTRACTS[BOLOLA_MINUS]], 0.0)

FORECASTS = Forecasts("points", queries, outcome, weights, most=_MOST)
