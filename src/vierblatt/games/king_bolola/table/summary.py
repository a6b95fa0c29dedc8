"""How a deal of King Bolola turned out, in one sentence."""

from __future__ import annotations

from typing import Any

from vierblatt.cards import SUITS
from vierblatt.games.events import DealSummary
from vierblatt.games.king_bolola.rules.scoring import ROWS
from vierblatt.games.king_bolola.rules.state import CHOOSE, TRUMP
from vierblatt.games.king_bolola.table.events import CONTRACT_KEYS
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT


def summary(state: Any) -> DealSummary | None:
    """Who chose what, and who took most of what counts; None for a position set up after the choice, or a verdict."""
    phase, chooser = divmod(state.log[0] // LOG_ACTION, LOG_SEAT)
    if phase != CHOOSE or state.claim_awarded:
        return None
    scores = state.deal_scores[:4]
    positive = sum(ROWS[state.contract]) > 0
    most = max(scores) if positive else min(scores)
    return DealSummary(
        "gained" if positive else "lost",
        {
            "seat": chooser,
            "key": CONTRACT_KEYS[state.contract],
            "suit": SUITS[state.trump] if state.contract == TRUMP else "none",
            "most_seats": [seat for seat in range(4) if scores[seat] == most],
            "points": abs(most),
        },
    )
