"""What a call means and costs: the figures in the sentences ``meaning-CALL``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vierblatt.games.kout_bo.rules.options import (
    ANY_FORCED,
    BAWAN_ANY_DEAL,
    BAWAN_BID,
    BAWAN_MADE,
    FIVE_ONLY,
    MINUS_FOR_HOKM,
)
from vierblatt.games.kout_bo.rules.scoring import lost_points, made_points
from vierblatt.games.kout_bo.rules.state import BAB, BAWAN, BID, PASS, TRICKS, TRUMP


def call_figures(state: Any, action: int) -> Mapping[str, int | str]:
    """A bid: the points if it is made, and if not and for whom; a trump suit: the tricks that it must win."""
    if state.phase == TRUMP:
        return _contract(state, state.bid, malzom=state.malzom)
    if state.phase != BID:
        return {}
    if action == PASS:
        return {"bid": state.bid}
    forced = state.turn == state.dealer and state.bid == 0
    malzom = forced and (state.opt_malzom == ANY_FORCED or (state.opt_malzom == FIVE_ONLY and action == BAB))
    return _contract(state, action, malzom=int(malzom)) | {"malzom": "yes" if malzom else "no"}


def known_calls(state: Any) -> Sequence[int]:
    """Pass, which is not open to a dealer who must bid."""
    return (PASS,) if state.phase == BID else ()


def _contract(state: Any, bid: int, *, malzom: int) -> dict[str, int | str]:
    return {
        "tricks": bid,
        "all": TRICKS,
        "made": int(made_points(bid, malzom)),
        "failed": int(lost_points(bid, malzom)),
        "loss": "minus" if state.opt_fail_points == MINUS_FOR_HOKM else "theirs",
        "match": _wins_match(state, bid),
    }


def _wins_match(state: Any, bid: int) -> str:
    """KOUT-END-1: whether the bid wins the match: at once, if it is made, or no."""
    if bid != BAWAN:
        return "no"
    first, rule = state.deal_no == 1, state.opt_first_round_bawan
    if rule == BAWAN_BID and first:
        return "now"
    return "made" if rule == BAWAN_ANY_DEAL or (rule == BAWAN_MADE and first) else "no"
