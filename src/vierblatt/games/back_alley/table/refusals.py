"""Why an action is illegal: the id of the rule that forbids it."""

from __future__ import annotations

from typing import Any

from vierblatt.cards import XB, XR
from vierblatt.games.back_alley.rules.options import N_MINUS_1
from vierblatt.games.back_alley.rules.state import BIDDING


def why_not(state: Any, action: int) -> str:
    """The rule that forbids an illegal action."""
    if state.phase == BIDDING:
        limit = state.hand_size - (state.opt_max_bid == N_MINUS_1)
        if action <= limit:
            return "BA-BID-4"  # only A-7 `forbid` bars such a number
        return "BA-BID-8" if state.hand_size == 1 else "BA-BID-2"
    hand = state.hands[state.turn]
    if not hand >> action & 1:
        return "BA-PLAY-1"
    if state.in_trick == 0:
        return "BA-BLEED-5" if action >= XB else "BA-LEAD-3"
    if state.trick[0] >= XB and state.trumps >> action & 1:
        return "BA-BLEED-1" if state.trick[0] == XR else "BA-BLEED-2"
    return "BA-PLAY-2"
