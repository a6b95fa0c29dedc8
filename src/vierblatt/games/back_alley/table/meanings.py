"""What a call means and costs: the figures in the sentences ``meaning-CALL``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vierblatt.games.back_alley.rules.options import BOARD_POINTS, CAP, POINTS_PER_BID
from vierblatt.games.back_alley.rules.state import BOARD, PASS


def call_figures(state: Any, action: int) -> Mapping[str, int | str]:
    """The contract that the team would have, given its calls so far, and the points that it would win or lose."""
    partner = state.calls[(state.turn + 2) % 4]
    if action == BOARD:
        factor = state.opt_board_multipliers[state.boards + 1]
        worth = int(BOARD_POINTS[state.opt_board_points]) * state.hand_size * factor
        return {"tricks": state.hand_size, "points": worth}
    tricks = action + max(partner, 0) % BOARD
    if state.opt_sum_over_hand == CAP:
        tricks = min(tricks, state.hand_size)
    points = tricks * int(POINTS_PER_BID[state.opt_points_per_bid])
    return {"case": _case(state, partner, tricks), "tricks": tricks, "points": points}


def _case(state: Any, partner: int, tricks: int) -> str:
    """How the partner's call affects a number: board (a number no longer counts), over (too many), bid, alone."""
    if partner == BOARD:
        return "board"
    if tricks > state.hand_size:
        return "over"
    return "bid" if partner > PASS else "alone"
