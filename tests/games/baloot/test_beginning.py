"""A match of Baloot and each of its deals begin from nothing."""

from __future__ import annotations

from tests.games.beginning import LEFT_ALONE, Beginning
from vierblatt.games.baloot.rules.ranks import NO_TRUMP
from vierblatt.games.baloot.rules.state import BIDDING

NOBODY = dict.fromkeys(
    ["buyer", "doubler", "project_side", "royal_seat", "baloot_seat", "baloot_barred", "last_winner"], -1
)
NOTHING = {**NOBODY, "trump": NO_TRUMP, "bid_round": 1, "level": 1}
MATCH = {"seats": 4, "packed": 32, "dealer": 2, "hand_size": 8}
SUMS = {f"sum_{part}" for part in ("cards", "projects", "baloots", "tricks", "mode", "buyer", "level", "ace_first")}
OF_TWO_SIDES = {"scores", "deal_scores"}  #: have room for four


def test_a_match_begins_without_scores_contract_and_projects() -> None:
    match = Beginning("baloot", dealer=2)
    held = match.held()
    assert all(held.pop(field)[:2] == [0, 0] for field in OF_TWO_SIDES)
    assert held == {**NOTHING, **MATCH, "public_card": -1, "sum_level": 1, "turn": -1}
    assert match.left_alone() == LEFT_ALONE | OF_TWO_SIDES | {"pack"}
    assert match.game.layout.reader(match.states).pack[:32] == [
        suit * 13 + rank for suit in range(4) for rank in range(5, 13)
    ]


def test_a_deal_knows_nothing_of_the_one_before() -> None:
    deal = Beginning("baloot", dealer=2).deal(kept={*SUMS, "verdict", "cut_done"})
    held = deal.held()
    assert all(held.pop(field)[:2] == [0, 0] for field in OF_TWO_SIDES)
    expected = {"held": 5, "phase": BIDDING, "turn": 3, "deal_no": 1, "public_card": 35, "sum_level": 1}
    assert held == {**NOTHING, **MATCH, **expected}
    assert deal.left_alone() == LEFT_ALONE | OF_TWO_SIDES | {"pack"}
