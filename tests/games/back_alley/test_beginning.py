"""A match of Back Alley and each of its deals begin from nothing."""

from __future__ import annotations

from tests.games.beginning import LEFT_ALONE, Beginning
from vierblatt.games.back_alley.rules.state import BIDDING, NO_TRUMP, NOT_YET

NOTHING = {
    "calls": NOT_YET,
    "opener": -1,
    "power": -1,
    "turned": -1,
    "exchanger": -1,
    "last_winner": -1,
    "trump": NO_TRUMP,
}


def test_a_match_begins_without_scores_calls_and_trumps() -> None:
    match = Beginning("back_alley", dealer=2)
    assert match.held() == {**NOTHING, "seats": 4, "packed": 54, "dealer": 2, "turn": -1}
    assert match.left_alone() == LEFT_ALONE
    assert match.game.layout.reader(match.states).pack == [*range(54)]


def test_a_deal_knows_nothing_of_the_one_before() -> None:
    deal = Beginning("back_alley", dealer=2).deal(kept={"bonus", "passed_out"})
    expected = {
        "seats": 4,
        "packed": 54,
        "dealer": 2,
        "turn": 3,
        "phase": BIDDING,
        "deal_no": 1,
        "hand_size": 13,
        "held": 13,
    }
    assert deal.held() == {**NOTHING, **expected, "turned": 52, "face_up": 1 << 52}
    assert deal.left_alone() == LEFT_ALONE
