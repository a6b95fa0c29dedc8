"""Why an action is illegal: the id of the rule that forbids it."""

from __future__ import annotations

from typing import Any

from vierblatt.cards import JOKERS, SUIT_BITS, XB
from vierblatt.games.kout_bo.rules.options import HOKM_TEAM
from vierblatt.games.kout_bo.rules.state import BAB, BAWAN, BID, CUTTING, PASS
from vierblatt.kernel.state import PLAY


def why_not(state: Any, action: int) -> str:
    """The rule that forbids an action."""
    if state.phase == BID:
        return _why_no_bid(state, action)
    if state.phase == CUTTING:
        return "KOUT-DEAL-2"
    if state.phase != PLAY:
        return "KOUT-BID-7"
    if not state.hands[state.turn] >> action & 1:
        return "KOUT-PLAY-1"
    return _why_no_lead(state, action) if state.in_trick == 0 else _why_no_card(state)


def _why_no_bid(state: Any, action: int) -> str:
    if action == PASS:
        return "KOUT-BID-4"
    if not BAB <= action <= BAWAN:
        return "KOUT-BID-2"
    return "KOUT-BID-6" if state.bid == BAWAN else "KOUT-BID-3"


def _why_no_lead(state: Any, action: int) -> str:
    """Only the lead of a joker can be illegal; at eight the black one, even for players who may lead the red one."""
    partner = state.opt_joker_lead_8_9 == HOKM_TEAM and (state.turn - state.maker) % 2 == 0
    has_the_right = partner or state.turn == state.maker
    if has_the_right and state.bid == BAWAN - 1 and action == XB:
        return "KOUT-JOKER-3"
    return "KOUT-JOKER-1" if state.hands[state.turn] & ~JOKERS else "KOUT-JOKER-6"


def _why_no_card(state: Any) -> str:
    """Only a card that is neither of the suit to follow nor a joker can be illegal in a trick."""
    if not state.hands[state.turn] & SUIT_BITS << 13 * state.suit:
        return "KOUT-JOKER-7"
    if state.trick[0] < XB:
        return "KOUT-PLAY-3"
    if state.nulls == 0:
        return "KOUT-JOKER-5"
    second_is_trump = state.nulls == 1 and state.in_trick > 1 and state.trick[1] >= XB
    return "KOUT-JOKER-9" if second_is_trump else "KOUT-JOKER-8"
