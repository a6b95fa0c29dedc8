"""The rules of Skeleton, one by one."""

from __future__ import annotations

import pytest

from vierblatt import position
from vierblatt.cards import PACK_52
from vierblatt.errors import IllegalAction
from vierblatt.match import Match


def dealt(**rules: int) -> Match:
    """A match whose first deal has been dealt from an unshuffled pack; seat 0 deals, seat 1 leads."""
    match = Match("skeleton", rules)
    match.deal(PACK_52)
    return match


@pytest.mark.rule("SK-TABLE-1")
def test_four_people_play_in_two_teams() -> None:
    match = dealt()
    assert (match.table.seats, match.table.sides, match.table.clockwise) == (4, 2, True)


@pytest.mark.rule("SK-DEAL-1")
def test_every_player_gets_thirteen_cards_and_the_left_neighbour_leads() -> None:
    match = dealt()
    assert [len(match.hand(seat)) for seat in range(4)] == [13] * 4
    assert match.turn == 1


@pytest.mark.rule("SK-PLAY-1")
def test_suit_is_followed() -> None:
    hands = [["AS", "2C"], ["KS", "2H"], ["3S", "3H"], ["4S", "4H"]]
    match = position.load({"game": "skeleton", "hands": hands, "leader": 0})
    match.do("AS")
    with pytest.raises(IllegalAction) as refusal:
        match.do("2H")
    assert refusal.value.rule == "SK-PLAY-1"
    match.do("KS")


@pytest.mark.rule("SK-PLAY-2")
def test_the_highest_card_of_the_suit_led_wins() -> None:
    match = position.load({"game": "skeleton", "hands": [["2C"], ["AH"], ["3C"], ["AD"]], "leader": 0})
    for card in ("2C", "AH", "3C", "AD"):
        match.do(card)
    assert match.state.last_winner == 2


@pytest.mark.rule("SK-SCORE-1", "SK-END-1")
def test_tricks_over_six_score_and_the_target_ends_the_match() -> None:
    match = dealt(target=1)
    while match.turn >= 0:
        match.act(match.legal().bit_length() - 1)
    won = [match.state.tricks[side] + match.state.tricks[side + 2] for side in range(2)]
    assert match.scores == [max(tricks - 6, 0) for tricks in won]
    assert match.over and match.winners == [won.index(max(won))]
