"""What a choice of the contract uses up, so that choices can be compared.

Everybody chooses three negatives, two Trumps and a Bolola, so that points alone say little: Trump pays, but it is paid
once. A choice is good if it brings more than one of its kind brings otherwise. The numbers are made by
`benchmarks/king_prospects.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vierblatt.games.king_bolola.policy.calls import SCARCE
from vierblatt.games.king_bolola.policy.estimates import AVERAGE
from vierblatt.games.king_bolola.rules import options as opt
from vierblatt.games.king_bolola.rules.calls import CAP
from vierblatt.games.king_bolola.rules.state import BOLOLA_MINUS, CALL_MINUS, CALL_PLUS, CALL_TRUMP, CHOOSE, KING

#: What a negative contract brings a player on average when another one chooses it, who then has a hand for it.
BY_OTHERS = (-190, -136, -106, -116, -104, -86)

#: What one's own deals to come bring on average, by negatives, Trumps and Bololas still owed: a negative counts by what
#: it saves against BY_OTHERS, since somebody has to play it.
OWED = (
    ((0, 194), (230, 453), (460, 699)),
    ((36, 286), (312, 569), (568, 833)),
    ((83, 364), (382, 663), (658, 940)),
    ((134, 437), (450, 748), (739, 1036)),
)


def prospects(state: Any) -> Mapping[int, float]:
    """By call what has to be added to the points of the deal, since the choice is used up: mostly less than 0.

    state: a reader. Empty where no contract is to be chosen. A choice that brings just what it uses up comes to 0.
    """
    if state.phase != CHOOSE:
        return {}
    return {call: float(-given_up(state, call)) for call in range(CALL_PLUS + 1)}


def given_up(state: Any, call: int) -> int:
    """What could be had for this choice otherwise, in points."""
    seat = state.turn
    owed = state.negatives[seat], state.trumps[seat], state.bololas[seat]
    two_each = state.opt_bolola_signs == opt.TWO_EACH
    if call == CALL_MINUS:
        plus_gone = two_each and state.signs[1] == CAP
        return AVERAGE[BOLOLA_MINUS] if plus_gone else less(owed, 2)
    if call == CALL_PLUS:
        return less(owed, 2) - (SCARCE if two_each else 0)
    if call >= CALL_TRUMP:
        return less(owed, 1)
    # Without a limit a dear contract need not be played at all: all are measured by the cheapest.
    contract = KING if state.opt_negative_cap == opt.UNLIMITED else call
    return BY_OTHERS[contract] + less(owed, 0)


def less(owed: tuple[int, int, int], kind: int) -> int:
    """By how much one's own deals bring less with one choice of a kind less; 0 if none is owed."""
    left = [number - (place == kind) for place, number in enumerate(owed)]
    if left[kind] < 0:
        return 0
    return OWED[owed[0]][owed[1]][owed[2]] - OWED[left[0]][left[1]][left[2]]
