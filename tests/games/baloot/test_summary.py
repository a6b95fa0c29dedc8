"""How a deal of Baloot turned out, in one sentence."""

from __future__ import annotations

from typing import Any

import pytest

from vierblatt.cards import SUITS
from vierblatt.games.baloot import GAME
from vierblatt.games.baloot.rules.ranks import NO_TRUMP
from vierblatt.games.baloot.rules.state import (
    DOUBLED,
    GAHWA_WON,
    HOKOM_MODE,
    KABOOT,
    KHASARA,
    MADE,
    MISSED,
    SHARED,
    SUN_MODE,
)
from vierblatt.games.events import DealScored
from vierblatt.locale.words import Words

SPADES = SUITS.index("S")


def scored(
    verdict: int,
    scores: tuple[int, int],
    *,
    raw: tuple[int, int],
    mode: int = HOKOM_MODE,
    buyer: int = 0,
    level: int = 1,
    **fields: Any,
) -> DealScored:
    """A scored deal; `raw` are the card points of both teams."""
    states = GAME.layout.new(1)
    given = {
        "verdict": verdict, "deal_scores": scores, "sum_cards": raw, "sum_mode": mode, "sum_level": level,
        "buyer": buyer, "sum_buyer": buyer % 2, "trump": SPADES if mode == HOKOM_MODE else NO_TRUMP,
    }  # fmt: skip
    for name, value in (given | fields).items():
        GAME.layout.write(states, name, value)
    summary = GAME.table.summary(GAME.layout.reader(states))
    return DealScored(scores=[*scores], totals=[*scores], summary=summary)


CASES = {
    "You bought hokom in ♠ and made it, 92 to 70: 9 points, the others 7.": scored(MADE, (9, 7), raw=(92, 70)),
    "You bought sun and made it, 72 to 58: 14 points, the others 12.": scored(
        MADE, (14, 12), raw=(72, 58), mode=SUN_MODE
    ),
    "Player 3 bought ashkal and made it, 72 to 58: 14 points, the others 12.": scored(
        MADE, (14, 12), raw=(72, 58), mode=SUN_MODE, buyer=2, ashkal=1
    ),
    "Player 2 bought hokom in ♠ and failed, 70 to 92: khasara, all 16 points for the others.": scored(
        KHASARA, (16, 0), raw=(92, 70), buyer=1
    ),
    "You bought hokom in ♠ and failed, 70 to 142: khasara, all 21 points for the others.": scored(
        KHASARA, (0, 21), raw=(70, 92), sum_projects=(0, 50)
    ),
    "You bought hokom in ♠ and took all eight tricks: kaboot, 25 points.": scored(KABOOT, (25, 0), raw=(162, 0)),
    "You bought sun and took no trick: kaboot, 44 points for the others.": scored(
        KABOOT, (0, 44), raw=(0, 130), mode=SUN_MODE
    ),
    "You bought hokom in ♠ (double) and made it, 92 to 70: 32 points.": scored(DOUBLED, (32, 0), raw=(92, 70), level=2),
    "You bought hokom in ♠ (triple) and failed, 70 to 92: 48 points for the others.": scored(
        DOUBLED, (0, 48), raw=(70, 92), level=3
    ),
    "You bought hokom in ♠ (gahwa) and made it, 92 to 70: that wins the whole match.": scored(
        GAHWA_WON, (152, 0), raw=(92, 70), level=5
    ),
    "Player 4 bought hokom in ♠ (gahwa) and failed, 70 to 92: that loses the whole match.": scored(
        GAHWA_WON, (152, 0), raw=(92, 70), buyer=3, level=5
    ),
    "You bought sun: a tie at 65, and each team keeps its own points.": scored(
        SHARED, (13, 13), raw=(65, 65), mode=SUN_MODE
    ),
    "You bought hokom in ♠ but took less, 70 to 92, and each team keeps its own points.": scored(
        MISSED, (7, 9), raw=(70, 92)
    ),
}


@pytest.mark.parametrize("sentence", CASES)
def test_a_deal_is_summed_up_in_one_sentence(sentence: str) -> None:
    assert Words("en", GAME).outcome(CASES[sentence], me=0) == sentence


def test_a_baloot_of_the_buyer_counts_in_the_comparison() -> None:
    event = scored(MADE, (11, 8), raw=(80, 82), sum_baloots=(1, 0))
    assert Words("en", GAME).outcome(event) == (
        "Player 1 bought hokom in ♠ and made it, 100 to 82: 11 points, the others 8."
    )


@pytest.mark.parametrize("language", ["de", "ar"])
def test_every_verdict_has_its_own_sentence_in_every_language(language: str) -> None:
    words = Words(language, GAME)
    sentences = {words.outcome(event, me=me) for event in CASES.values() for me in (0, 1)}
    assert len(sentences) > len(CASES)
    assert not any("{" in sentence for sentence in sentences)
