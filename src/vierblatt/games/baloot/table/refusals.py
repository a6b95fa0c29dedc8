"""Why an action is illegal: the id of the rule that forbids it."""

from __future__ import annotations

from typing import Any

from vierblatt.games.baloot.rules.doubling_levels import DOUBLE_LEVEL, FOUR_LEVEL, GAHWA_LEVEL, TRIPLE_LEVEL
from vierblatt.games.baloot.rules.options import ALWAYS_OVER
from vierblatt.games.baloot.rules.ranks import ACES, TRUMP_HIGHER
from vierblatt.games.baloot.rules.state import (
    ASHKAL,
    BALOOT,
    BIDDING,
    DOUBLE_LOCKED,
    DOUBLE_OPEN,
    DOUBLING,
    FOUR,
    FOUR_LOCKED,
    FOUR_OPEN,
    GAHWA,
    HOKOM,
    HOKOM_MODE,
    KAWESH,
    NAMING,
    OVER_HOKOM,
    OVER_SUN,
    SUN_DOUBLE,
    SUN_MODE,
    TRIPLE,
)
from vierblatt.kernel.state import PLAY

RAISED_TO = {
    SUN_DOUBLE: DOUBLE_LEVEL,
    DOUBLE_OPEN: DOUBLE_LEVEL,
    DOUBLE_LOCKED: DOUBLE_LEVEL,
    TRIPLE: TRIPLE_LEVEL,
    FOUR_OPEN: FOUR_LEVEL,
    FOUR_LOCKED: FOUR_LEVEL,
    FOUR: FOUR_LEVEL,
    GAHWA: GAHWA_LEVEL,
}


def why_not(state: Any, action: int) -> str:
    """The most informative rule id for an illegal action."""
    if state.phase == PLAY:
        return _card(state, action)
    if state.phase == DOUBLING:
        return _raise(state, action)
    if state.phase == NAMING:
        return "BAL-BID-12"
    if action == KAWESH and state.phase < DOUBLING:
        return "BAL-BID-14"
    if state.phase == OVER_HOKOM and action == HOKOM:
        return "BAL-BID-5"
    if state.phase == OVER_SUN:
        return "BAL-BID-7" if action == HOKOM else "BAL-ASH-7"
    if state.phase in {BIDDING, OVER_HOKOM} and action == ASHKAL:
        return ashkal_refusal(state)
    return "BAL-PROJ-9" if state.phase == BALOOT else "BAL-PROJ-1"


def ashkal_refusal(state: Any) -> str:
    """Why `state.turn` may not call ashkal; BAL-ASH-7 if only the moment is wrong."""
    if state.bid_round == 2 and not state.opt_ashkal_round2:
        return "BAL-ASH-4"
    if (state.turn - state.dealer - 1) % 4 < 2:
        return "BAL-ASH-2"
    return "BAL-ASH-3" if ACES >> state.public_card & 1 else "BAL-ASH-7"


def _raise(state: Any, action: int) -> str:
    if RAISED_TO.get(action) == state.level + 1:
        return "BAL-DBL-6"
    return "BAL-DBL-5" if state.mode == SUN_MODE else "BAL-DBL-4"


def _card(state: Any, card: int) -> str:
    hand = state.hands[state.turn]
    if state.baloot_seat == state.turn and hand & state.royals:
        return "BAL-PROJ-9"
    if not hand >> card & 1:
        return "BAL-PLAY-9"
    if state.in_trick == 0:
        return "BAL-DBL-7"
    led = state.trick[0] // 13
    if state.mode != HOKOM_MODE or (hand >> (13 * led) & 0x1FFF and card // 13 != led):
        return "BAL-PLAY-2"
    if led == state.trump:
        return "BAL-PLAY-6"
    if (state.winning - state.turn) % 2 == 0:
        return "BAL-PLAY-7"
    best = state.trick[(state.winning - state.leader) % 4]
    higher = hand >> 13 * state.trump & int(TRUMP_HIGHER[best % 13])
    # With no higher trump (undertrump_forced), or if any trump will do (overruff), the duty is just to trump.
    over = best // 13 == state.trump and higher and state.opt_overruff == ALWAYS_OVER
    return "BAL-PLAY-5" if over else "BAL-PLAY-4"
