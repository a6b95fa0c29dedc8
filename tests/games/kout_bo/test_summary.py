"""How a deal of Kout Bo turned out, in one sentence."""

from __future__ import annotations

import pytest

from vierblatt.cards import SUITS
from vierblatt.games.events import DealScored
from vierblatt.games.kout_bo import GAME
from vierblatt.locale.words import Words


def scored(bid: int, tricks: int, scores: tuple[int, int], *, maker: int = 0, malzom: int = 0) -> DealScored:
    """A deal with hearts as trumps, in which the maker's team has won `tricks`."""
    states = GAME.new(GAME.options.rule_set())
    won = [0] * 6
    won[maker], won[(maker + 2) % 6] = tricks // 2, tricks - tricks // 2
    given = {
        "seats": 6, "maker": maker, "bid": bid, "malzom": malzom, "trump": SUITS.index("H"), "deal_scores": scores,
        "tricks": won,
    }  # fmt: skip
    for name, value in given.items():
        GAME.layout.write(states, name, value)
    return DealScored(scores=[*scores], totals=[*scores], summary=GAME.table.summary(GAME.layout.reader(states)))


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (scored(6, 6, (6, 0)), "You bid 6 in ♥ and made it with 6 tricks: 6 points."),
        (scored(5, 7, (0, 5), maker=3), "Player 4 bid 5 (bab) in ♥ and made it with 7 tricks: 5 points."),
        (scored(7, 5, (0, 14)), "You bid 7 in ♥ and failed with 5 tricks: 14 points for the others."),
        (scored(7, 1, (0, 14)), "You bid 7 in ♥ and failed with 1 trick: 14 points for the others."),
        (scored(9, 9, (36, 0)), "You bid 9 (bawan) in ♥ and made it with 9 tricks: 36 points."),
        (
            scored(9, 8, (18, 0), maker=1),
            "Player 2 bid 9 (bawan) in ♥ and failed with 8 tricks: 18 points for the others.",
        ),
        (scored(5, 5, (5, 0), malzom=1), "You had to bid 5 (malzom) in ♥ and made it with 5 tricks: 5 points."),
        (
            scored(5, 4, (5, 0), maker=5, malzom=1),
            "Player 6 had to bid 5 (malzom) in ♥ and failed with 4 tricks: 5 points for the others.",
        ),
        (scored(6, 3, (-12, 0)), "You bid 6 in ♥ and failed with 3 tricks: minus 12 points."),
    ],
)
def test_a_deal_is_summed_up_in_one_sentence(event: DealScored, sentence: str) -> None:
    assert Words("en", GAME).outcome(event, me=0) == sentence
    for language in ("de", "ar"):
        assert "{" not in Words(language, GAME).outcome(event, me=0)
