"""A match of Kout Bo and each of its deals begin from nothing."""

from __future__ import annotations

from tests.games.beginning import LEFT_ALONE, Beginning
from vierblatt.games.kout_bo.rules.state import BID, SILENT

NOTHING = {"maker": -1, "trump": -1, "suit": -1, "trick_trump": -1, "best": -1, "last_winner": -1, "bids": SILENT}
MATCH = {"seats": 6, "packed": 54, "dealer": 2, "hand_size": 9}


def test_a_match_begins_without_scores_and_bids() -> None:
    match = Beginning("kout_bo", dealer=2)
    assert match.held() == {**NOTHING, **MATCH, "turn": -1}
    assert match.left_alone() == LEFT_ALONE
    assert match.game.layout.reader(match.states).pack == [*range(54)]


def test_a_deal_knows_nothing_of_the_one_before() -> None:
    deal = Beginning("kout_bo", dealer=2).deal(kept=set())
    assert deal.held() == {**NOTHING, **MATCH, "held": 9, "phase": BID, "turn": 3, "deal_no": 1}
    assert deal.left_alone() == LEFT_ALONE
