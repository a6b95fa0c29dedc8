"""What a contract brings its dealer in points, by the dealer's hand: the weights of the heuristic player's choice."""

from __future__ import annotations

from typing import Any

from vierblatt.cards import RANKS, SUIT_BITS, H
from vierblatt.games.forecasts import Features, Forecasts, ModelQuery
from vierblatt.games.king_bolola.policy.estimates import LONGEST, NAMES, weights
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


def asked(state: Any, call: int) -> list[ModelQuery]:
    """Every contract asks, Trump with its suit."""
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
    """How often a hand has each rank and each length, in ordinary suits and in the special one."""
    found = dict.fromkeys(NAMES, 0.0)
    for suit in range(4):
        kind = "special" if suit == special else "plain"
        cards = hand >> 13 * suit & SUIT_BITS
        for rank, name in enumerate(RANKS):
            found[f"{kind} {name}"] += cards >> rank & 1
        found[f"{kind} of {min(cards.bit_count(), LONGEST)}"] += 1
    return found


def came(after: Any, seat: int, call: int, result: float) -> float:
    """The points: a choice always stands."""
    return result


#: A contract that can only cost promises no more, however far the lines of the fit go.
_MOST = dict.fromkeys([*CONTRACTS[:NEGATIVES], CONTRACTS[BOLOLA_MINUS]], 0.0)

FORECASTS = Forecasts("points", asked, came, weights, most=_MOST)
