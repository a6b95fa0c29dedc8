"""Why an action is illegal: the id of the rule that forbids it."""

from __future__ import annotations

from typing import Any

from vierblatt.cards import SUIT_BITS
from vierblatt.games.king_bolola.rules import options as opt
from vierblatt.games.king_bolola.rules.calls import CAP
from vierblatt.games.king_bolola.rules.state import CHOOSE, NEGATIVES, TRUMP


def why_not(state: Any, action: int) -> str:
    """The rule that forbids a call or a card."""
    if state.phase == CHOOSE:
        return _why_not_call(state, action)
    hand = state.hands[state.turn]
    if not hand >> action & 1:
        return "KB-GEN-1"  # not one of the mover's thirteen cards
    if state.in_trick == 0:
        return ("", "", "", "KB-HEARTS-2", "", "KB-KING-2", "KB-TRUMP-2", "KB-BOLOLA-3", "KB-BOLOLA-9")[state.contract]
    led = state.trick[0] // 13
    if hand & SUIT_BITS << 13 * led:
        return _why_not_follow(state, action, led)
    return _why_not_discard(state, action)


def _why_not_call(state: Any, call: int) -> str:
    if call >= NEGATIVES:
        owes = state.trumps if call < NEGATIVES + 4 else state.bololas
        return "KB-CONTRACT-7" if owes[state.turn] else "KB-CONTRACT-1"
    if not state.negatives[state.turn]:
        return "KB-CONTRACT-1"
    capped = state.opt_negative_cap == opt.TWICE and state.used[call] >= CAP
    return "KB-CONTRACT-3" if capped else "KB-CONTRACT-4"


def _why_not_follow(state: Any, card: int, led: int) -> str:
    if card // 13 != led:
        return "KB-GEN-4"
    rules = ("", "KB-JK-4", "KB-QUEENS-4", "KB-HEARTS-4", "", "KB-KING-5", "KB-TRUMP-6", "KB-BOLOLA-5", "")
    return rules[state.contract]


def _why_not_discard(state: Any, card: int) -> str:
    if state.contract == TRUMP:
        return "KB-TRUMP-5" if card // 13 == state.trump else "KB-TRUMP-4"
    if state.hands[state.turn] & state.urgent:
        return "KB-KING-3"
    return ("", "KB-JK-3", "KB-QUEENS-3", "KB-HEARTS-3", "", "KB-KING-4", "", "KB-BOLOLA-4", "")[state.contract]
