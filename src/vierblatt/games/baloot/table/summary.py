"""How a deal of Baloot turned out, in one sentence."""

from __future__ import annotations

from typing import Any

from vierblatt.cards import SUITS
from vierblatt.games.baloot.rules.state import (
    BY_ACCUSATION,
    DOUBLED,
    GAHWA_WON,
    HOKOM_MODE,
    KABOOT,
    KHASARA,
    MADE,
    MISSED,
    SHARED,
)
from vierblatt.games.baloot.table.events import LEVELS, raw_totals
from vierblatt.games.events import DealSummary

#: A verdict, and whether the buyer's team won the deal -> the message.
NAMES = {
    (MADE, True): "made", (SHARED, False): "shared", (MISSED, False): "missed", (KHASARA, False): "failed",
    (DOUBLED, True): "doubled-made", (DOUBLED, False): "doubled-failed",
    (KABOOT, True): "kaboot", (KABOOT, False): "kaboot-against",
    (GAHWA_WON, True): "gahwa-made", (GAHWA_WON, False): "gahwa-failed",
    (BY_ACCUSATION, True): "accused", (BY_ACCUSATION, False): "accused-against",
}  # fmt: skip


def summary(state: Any) -> DealSummary:
    """Who bought what, whether it was made, by how many raw points, and what each team wrote.

    `points` are those of the team that won the deal, `rest` those of the other.
    """
    buyer, raw = state.sum_buyer, raw_totals(state)
    scores = state.deal_scores[buyer], state.deal_scores[1 - buyer]
    won = state.verdict == MADE or (state.verdict not in {SHARED, MISSED, KHASARA} and scores[0] > scores[1])
    hokom = state.sum_mode == HOKOM_MODE
    points, rest = scores if won else scores[::-1]
    return DealSummary(
        NAMES[state.verdict, won],
        {
            "seat": state.buyer,
            "key": "hokom" if hokom else "ashkal" if state.ashkal else "sun",
            "suit": SUITS[state.trump] if hokom else "none",
            "level_key": LEVELS[state.sum_level],
            "raw": raw[buyer],
            "others": raw[1 - buyer],
            "points": points,
            "rest": rest,
        },
    )
