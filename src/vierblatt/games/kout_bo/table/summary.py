"""How a deal of Kout Bo turned out, in one sentence."""

from __future__ import annotations

from typing import Any

from vierblatt.cards import SUITS
from vierblatt.games.events import DealSummary
from vierblatt.games.kout_bo.rules.state import BAWAN


def summary(state: Any) -> DealSummary | None:
    """Who bid what in which suit, the tricks of that team, and the points that it brought to whom.

    None after a verdict.
    """
    if state.claim_awarded:
        return None
    side = state.maker % 2
    tricks = sum(state.tricks[side : state.seats : 2])
    own, others = state.deal_scores[side], state.deal_scores[1 - side]
    result = "made" if tricks >= state.bid else "minus" if own < 0 else "failed"
    return DealSummary(
        result,
        {
            "seat": state.maker,
            "kind": "malzom" if state.malzom else "bawan" if state.bid == BAWAN else "bid",
            "bid": state.bid,
            "suit": SUITS[state.trump],
            "tricks": tricks,
            "points": abs(own) if own else others,
        },
    )
