"""A match of King Bolola and each of its deals begin from nothing."""

from __future__ import annotations

from tests.games.beginning import LEFT_ALONE, Beginning
from vierblatt.games.king_bolola.rules.state import CHOOSE

NOTHING = {"contract": -1, "trump": -1, "twelfth": -1, "last_winner": -1}
MATCH = {"seats": 4, "packed": 52, "dealer": 2, "hand_size": 13}
OWED = {"negatives": 3, "trumps": 2, "bololas": 1}


def test_a_match_begins_with_all_contracts_owed_and_nothing_else() -> None:
    match = Beginning("king_bolola", dealer=2)
    assert match.held() == {**NOTHING, **MATCH, **OWED, "turn": -1}
    assert match.left_alone() == LEFT_ALONE | {"pack"}, "a pack has two places that this game does not use"
    assert match.game.layout.reader(match.states).pack[:52] == [*range(52)]


def test_a_deal_knows_nothing_of_the_one_before() -> None:
    deal = Beginning("king_bolola", dealer=2).deal(kept={*OWED, "types", "used", "signs"})
    assert deal.held() == {**NOTHING, **MATCH, **OWED, "held": 13, "phase": CHOOSE, "turn": 2, "deal_no": 1}
    assert deal.left_alone() == LEFT_ALONE - {"leader"} | {"pack"}
