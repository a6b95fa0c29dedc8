"""The heuristic player's choice of the contract: what each contract is worth with this hand.

The estimate of a contract is the sum of the values of each card and each suit length in it. The estimate is compared
with what the contract scores for its dealer on average. So a good hand for No Tricks chooses No Tricks, although it is
the most expensive contract, because it has to be played twice anyway. The heuristic player plays for its own balance.
"""

from __future__ import annotations

from vierblatt.games.king_bolola.policy.hand_value import AVERAGE, SUIT_WORTH
from vierblatt.games.king_bolola.policy.reasons import LONG_TRUMPS, SAFE_NEGATIVE, STRONG_HAND, WEAK_HAND
from vierblatt.games.king_bolola.rules import options as opt
from vierblatt.games.king_bolola.rules.calls import CAP
from vierblatt.games.king_bolola.rules.state import (
    BOLOLA_MINUS,
    CALL_MINUS,
    CALL_PLUS,
    CALL_TRUMP,
    KING,
    LAST_TWO,
    NEGATIVES,
    NO_QUEENS,
    TRUMP,
)
from vierblatt.kernel.bits import count, lowest
from vierblatt.kernel.jit import State, rule

RANKS = 13
KINDS = 22  # of weights: one for each rank, then one for each length from 0 to 8
HEART_SUIT = 1
UNWANTED = 1000  # keeps Bolola minus from being chosen
SCARCE = 150  # the extra value of Bolola plus if it may be played only twice


@rule
def choice(s: State, calls: int) -> int:
    """The most promising of these calls, with its reason: ``reason * 64 + call``."""
    best, best_score, rest = -1, 0, calls
    while rest:
        call = lowest(rest)
        rest &= rest - 1
        score = expected_gain(s, call)
        if best < 0 or score > best_score:
            best, best_score = call, score
    return choice_reason(best) * 64 + best


@rule
def choice_reason(call: int) -> int:
    """The reason that goes with a call."""
    if call < NEGATIVES:
        return SAFE_NEGATIVE
    if call < CALL_MINUS:
        return LONG_TRUMPS
    return STRONG_HAND if call == CALL_PLUS else WEAK_HAND


@rule
def expected_gain(s: State, call: int) -> int:
    """How many points more than its average this call is expected to score."""
    hand = s.hands[s.turn]
    if call < NEGATIVES:
        special = -1 if call <= NO_QUEENS or call == LAST_TWO else HEART_SUIT
        # Without a limit, an expensive contract need not be played at all, so all are compared with the cheapest.
        usual = AVERAGE[KING if s.opt_negative_cap == opt.UNLIMITED else call]
        return estimate(call, hand, special) - usual
    if call < CALL_MINUS:
        return estimate(TRUMP, hand, call - CALL_TRUMP) - AVERAGE[TRUMP]
    contract = BOLOLA_MINUS + call - CALL_MINUS
    score = estimate(contract, hand, HEART_SUIT) - AVERAGE[contract]
    if call == CALL_PLUS:
        return score + SCARCE if s.opt_bolola_signs == opt.TWO_EACH else score
    # Minus can only cost and plus can only pay, so minus is never better while plus is legal.
    plus_gone = s.opt_bolola_signs == opt.TWO_EACH and s.signs[1] == CAP
    return score if plus_gone else score - UNWANTED


@rule
def estimate(contract: int, hand: int, special: int) -> int:
    """The expected points of a contract for its dealer; `special`: the suit of trumps, or hearts if they count."""
    total = 0
    for suit in range(4):
        first = KINDS * (2 * contract + (1 if suit == special else 0))
        cards = hand >> (RANKS * suit) & 0x1FFF
        total += SUIT_WORTH[first + RANKS + min(count(cards), 8)]
        while cards:
            total += SUIT_WORTH[first + lowest(cards)]
            cards &= cards - 1
    return total
