"""What the choice of a contract uses up, so that choices can be compared.

Each player chooses three negatives, two Trumps and a Bolola, so points alone say little: Trump scores points, but the
player can choose it only twice. A choice is good if it scores more than its kind usually does.
`benchmarks/king_prospects.py` computes the numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vierblatt.games.king_bolola.policy.calls import SCARCE
from vierblatt.games.king_bolola.policy.hand_value import AVERAGE
from vierblatt.games.king_bolola.rules import options as opt
from vierblatt.games.king_bolola.rules.calls import CAP
from vierblatt.games.king_bolola.rules.state import BOLOLA_MINUS, CALL_MINUS, CALL_PLUS, CALL_TRUMP, CHOOSE, KING

#: The average points of a negative contract for a player when another one, with a suitable hand, chooses it.
BY_OTHERS = (-190, -136, -106, -116, -104, -86)

#: The average points of a player's own future deals, by negatives, Trumps and Bololas still owed. A negative counts by
#: what it saves compared with BY_OTHERS, since one of the players has to choose it.
OWED = (
    ((0, 194), (230, 453), (460, 699)),
    ((36, 286), (312, 569), (568, 833)),
    ((83, 364), (382, 663), (658, 940)),
    ((134, 437), (450, 748), (739, 1036)),
)


def prospects(state: Any) -> Mapping[int, float]:
    """By call, what to add to the points of the deal because the choice is then used up; mostly negative.

    state: a reader. Empty if no contract is to be chosen. A choice that scores just what it uses up totals 0.
    """
    if state.phase != CHOOSE:
        return {}
    return {call: float(-given_up(state, call)) for call in range(CALL_PLUS + 1)}


def given_up(state: Any, call: int) -> int:
    """The points that this choice would score at another time."""
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
    # Without a limit, an expensive contract need not be played at all, so all are compared with the cheapest.
    contract = KING if state.opt_negative_cap == opt.UNLIMITED else call
    return BY_OTHERS[contract] + less(owed, 0)


def less(owed: tuple[int, int, int], kind: int) -> int:
    """The points that a player's own future deals lose with one choice of a kind fewer; 0 if none is owed."""
    left = [number - (place == kind) for place, number in enumerate(owed)]
    if left[kind] < 0:
        return 0
    return OWED[owed[0]][owed[1]][owed[2]] - OWED[left[0]][left[1]][left[2]]
