"""Positions set up from JSON."""

from typing import Any

import pytest

from vierblatt.cards import NAMES
from vierblatt.errors import BadPosition
from vierblatt.position import load

HANDS = ["AS KS 2H", "3S 4S 5S", "6S 7S 8S", "2D 3D 4D", "5D 6D 7D", "8D 9D TD"]
CONTRACT = {"bid": 7, "maker": 0, "trump": "S"}
ENDGAME: dict[str, Any] = {"game": "kout_bo", "dealer": 2, "hands": HANDS, "contract": CONTRACT}


@pytest.mark.rule("KOUT-BID-1")
def test_without_a_contract_the_auction_begins() -> None:
    hand = "AS KS QS JS XR XB 2H 3H 4H"
    match = load({"game": "kout_bo", "dealer": 1, "hands": [None, None, hand, None, None, None]})
    assert (match.turn, match.legal_actions()[0]) == (2, "pass")


def test_with_a_contract_the_maker_or_a_given_leader_is_to_lead() -> None:
    match = load(ENDGAME)
    assert (match.turn, match.legal_actions()) == (0, ["AS", "KS", "2H"])
    assert match.state.bids == [7, 0, 0, 0, 0, 0]
    assert load({**ENDGAME, "leader": 3}).turn == 3


@pytest.mark.rule("KOUT-SCORE-1", "KOUT-JOKER-4")
def test_tricks_won_before_and_their_cards_count() -> None:
    hands = ["XB 2H", "3S 4S", "6S 7S", "2D 3D", "5D 6D", "8D 9D"]
    spec = {**ENDGAME, "hands": hands, "won": [5, 2], "played": "AS KS QS JS"}
    match = load(spec)
    assert match.legal_actions() == ["2H", "XB"]
    for card in ("XB", "3S", "6S", "2D", "5D", "8D", "2H", "4S", "7S", "3D", "6D", "9D"):
        match.do(card)
    assert match.state.deal_scores[:2] == [7, 0]


def test_a_position_may_give_the_bids() -> None:
    calls = ["pass", 5, "pass", "pass", "pass", 7]
    match = load({**ENDGAME, "contract": {**CONTRACT, "maker": 5, "bids": calls}})
    assert match.state.bids == [0, 5, 0, 0, 0, 7]


@pytest.mark.rule("KOUT-BID-5")
def test_malzom_is_the_dealers_five_only() -> None:
    match = load({**ENDGAME, "contract": {"bid": 5, "maker": 2, "trump": "S", "malzom": True}})
    assert match.state.malzom == 1
    with pytest.raises(BadPosition):
        load({**ENDGAME, "contract": {"bid": 5, "maker": 3, "trump": "S", "malzom": True}})


@pytest.mark.rule("KOUT-BID-5")
def test_seed_rules_allow_any_bid_of_the_dealer_as_malzom() -> None:
    contract = {"bid": 7, "maker": 2, "trump": "S", "malzom": True}
    assert load({**ENDGAME, "contract": contract, "options": {"malzom": "any_forced"}}).state.malzom == 1
    for change in ({"contract": contract}, {"contract": {**contract, "maker": 3}, "options": {"malzom": "any_forced"}}):
        with pytest.raises(BadPosition):
            load({**ENDGAME, **change})


@pytest.mark.rule("KOUT-DEAL-2")
def test_with_a_pack_a_position_begins_before_the_cut_with_hands_after_it() -> None:
    spec: dict[str, Any] = {"game": "kout_bo", "dealer": 3, "options": {"cut": "left"}}
    match = load({**spec, "pack": [*NAMES]})
    assert (match.phase, match.turn, len(match.legal_actions())) == ("cutting", 2, 54)
    match.do("cut 9")
    assert (match.phase, match.turn) == ("bid", 4)
    match.undo()
    assert match.phase == "cutting"
    hands = ["AS KS QS JS XR XB 2H 3H 4H", *[None] * 5]
    assert load({**spec, "dealer": 5, "hands": hands}).phase == "bid"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"contract": {**CONTRACT, "bid": 4}}, "bad-number"),
        ({"contract": {**CONTRACT, "bid": True}}, "bad-number"),
        ({"contract": {**CONTRACT, "maker": 6}}, "bad-number"),
        ({"contract": {**CONTRACT, "trump": "N"}}, "bad-trump"),
        ({"contract": {**CONTRACT, "malzom": "perhaps"}}, "bad-malzom"),
        ({"contract": {**CONTRACT, "bids": [7, 8, 0, 0, 0, 0]}}, "bad-bids"),
        ({"contract": {**CONTRACT, "bids": [7, "pass"]}}, "bad-bids"),
        ({"contract": {**CONTRACT, "bonus": 1}}, "bad-key"),
        ({"won": [5, 2]}, "bad-won"),
        ({"won": [-1, 2]}, "bad-won"),
        ({"won": [1, 0], "played": "AS"}, "card-in-two-places"),
    ],
)
def test_a_position_that_cannot_be_is_refused(change: dict[str, Any], code: str) -> None:
    with pytest.raises(BadPosition) as refused:
        load({**ENDGAME, **change})
    assert refused.value.code == code
