"""Set-up, ranks and the two deals."""

from __future__ import annotations

import pytest

from tests.games.baloot.table import QUIET, Deal, names, stack
from vierblatt.cards import NAMES, PACK_32, parse_card
from vierblatt.errors import BadAction
from vierblatt.games.baloot import GAME
from vierblatt.games.baloot.rules.ranks import PLAIN_POINTS, TRUMP_POINTS
from vierblatt.games.baloot.rules.state import HOKOM_MODE
from vierblatt.games.baloot.table.cases import beats_at, state_of


@pytest.mark.rule("BAL-SETUP-1", "BAL-SETUP-2", "BAL-SETUP-3")
def test_four_players_in_two_teams_play_32_cards_to_the_right() -> None:
    table = GAME.rules.shape({})
    assert (table.seats, table.sides, table.clockwise) == (4, 2, False)
    assert table.side(0) == table.side(2) != table.side(1)
    assert sorted(table.pack) == list(PACK_32)
    assert {NAMES[card][0] for card in table.pack} == set("AKQJT987")
    deal = Deal().do("sun")
    assert [len(deal.hand(seat)) for seat in range(4)] == [8, 8, 8, 8]


def order_of(suit: str, trump: str) -> str:
    states = state_of({})
    GAME.layout.write(states, "mode", HOKOM_MODE)
    GAME.layout.write(states, "trump", "SHDC".index(trump))
    cards = [parse_card(rank + suit) for rank in "789TJQKA"]
    return "".join(
        NAMES[card][0] for card in sorted(cards, key=lambda c: -sum(beats_at(states, 0, c, d) for d in cards))
    )


@pytest.mark.rule("BAL-RANK-1", "BAL-RANK-2")
def test_order_of_plain_suits_and_of_trumps() -> None:
    assert order_of("S", trump="H") == "ATKQJ987"
    assert order_of("H", trump="H") == "J9ATKQ87"
    states = state_of({})
    assert not beats_at(states, 0, parse_card("AH"), parse_card("7S"))


@pytest.mark.rule("BAL-SCORE-1")
def test_worth_of_the_cards() -> None:
    plain = {rank: int(PLAIN_POINTS[parse_card(rank + "D")]) for rank in "AT KQJ987".replace(" ", "")}
    assert plain == {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
    trumps = {rank: int(TRUMP_POINTS[parse_card(rank + "D")]) for rank in "J9ATKQ87"}
    assert trumps == {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}


@pytest.mark.rule("BAL-DEAL-1")
def test_the_first_dealer_is_the_seat_drawn_and_the_deal_passes_to_the_right() -> None:
    deal = Deal(dealer=1)
    assert deal.r.dealer == 1
    assert deal.r.turn == 2
    deal.do("sun").finish()
    assert deal.r.dealer == 2


@pytest.mark.rule("BAL-DEAL-1")
def test_a_house_rule_names_the_first_dealer() -> None:
    assert Deal(dealer=1, first_dealer=3).r.dealer == 3
    assert Deal(dealer=1, first_dealer="0").r.dealer == 0
    assert Deal(dealer=1, first_dealer="random").r.dealer == 1


@pytest.mark.rule("BAL-DEAL-4")
def test_three_then_two_then_one_face_up() -> None:
    pack = list(PACK_32)
    deal = Deal(pack, dealer=0)
    assert deal.r.hands[1] == sum(1 << pack[i] for i in (0, 1, 2, 12, 13))
    assert deal.r.hands[0] == sum(1 << pack[i] for i in (9, 10, 11, 18, 19))
    assert deal.r.public_card == pack[20]
    assert deal.r.held == [5, 5, 5, 5]


@pytest.mark.rule("BAL-DEAL-5", "BAL-DEAL-6")
def test_the_buyer_gets_the_public_card_and_two_more() -> None:
    pack = stack()
    deal = Deal(pack).do("pass", "pass", "sun", "pass", "pass")
    given = [names(deal.r.hands[seat]) - set(QUIET[seat].split()) for seat in range(4)]
    assert given[0] == {NAMES[card] for card in pack[21:24]}
    assert given[1] == {NAMES[card] for card in pack[24:27]}
    assert given[2] == {"9H"} | {NAMES[card] for card in pack[27:29]}
    assert given[3] == {NAMES[card] for card in pack[29:32]}
    assert deal.r.held == [8, 8, 8, 8]


@pytest.mark.rule("BAL-DEAL-6", "BAL-ASH-1")
def test_under_ashkal_the_partner_of_the_caller_gets_the_public_card() -> None:
    deal = Deal().do("pass", "pass", "ashkal", "pass", "pass")
    assert "9H" in deal.hand(0)
    assert len(deal.hand(0)) == len(deal.hand(2)) == 8


@pytest.mark.rule("BAL-DEAL-7")
def test_no_card_is_ever_exposed_by_mistake() -> None:
    everything = {text for phase in GAME.phases.values() for text in phase.actions.values()}
    assert not any("expose" in text for text in everything)


# --- the cutter -------------------------------------------------------------------------------------------


def cut(choice: str) -> Deal:
    return Deal(list(PACK_32), cut_choice="full").do(choice)


def places(deal: Deal, seat: int) -> set[int]:
    return {PACK_32.index(parse_card(card)) for card in deal.hand(seat)}


@pytest.mark.rule("BAL-DEAL-2")
def test_no_question_is_asked_before_the_deal_by_default() -> None:
    assert Deal().phase == "bidding"


@pytest.mark.rule("BAL-DEAL-2")
def test_the_player_on_the_dealers_left_may_choose_before_the_deal() -> None:
    deal = Deal(list(PACK_32), cut_choice="full")
    assert (deal.phase, deal.r.turn, deal.r.public_card) == ("cutting", 2, -1)
    assert deal.hand(2) == []
    named = {"go", "shuffle", "public top", "bottom own", "bottom partner", "top own"}
    assert deal.open == named | {f"cut {k}" for k in range(1, 32)}


@pytest.mark.rule("BAL-DEAL-3")
@pytest.mark.parametrize(
    ("choice", "p1", "p3", "public"),
    [
        ("go", {0, 1, 2, 12, 13}, {6, 7, 8, 16, 17}, 20),
        ("cut 5", {5, 6, 7, 17, 18}, {11, 12, 13, 21, 22}, 25),
        ("cut 31", {31, 0, 1, 11, 12}, {5, 6, 7, 15, 16}, 19),
        ("public top", {1, 2, 3, 13, 14}, {7, 8, 9, 17, 18}, 0),
        ("bottom own", {0, 1, 2, 9, 10}, {29, 30, 31, 13, 14}, 17),
        ("bottom partner", {29, 30, 31, 9, 10}, {3, 4, 5, 13, 14}, 17),
        ("top own", {3, 4, 5, 12, 13}, {0, 1, 2, 16, 17}, 20),
    ],
)
def test_the_cutters_choice_decides_the_deal(choice: str, p1: set[int], p3: set[int], public: int) -> None:
    deal = cut(choice)
    assert places(deal, 0) == p1
    assert places(deal, 2) == p3
    assert deal.r.public_card == PACK_32[public]
    assert sorted(deal.r.pack[:32]) == list(PACK_32)


@pytest.mark.rule("BAL-DEAL-3")
def test_the_second_deal_follows_the_cut() -> None:
    deal = cut("public top").do("sun")
    assert places(deal, 1) - {4, 5, 6, 15, 16} == {23, 24, 25}
    deal = cut("bottom own").do("sun")
    assert places(deal, 3) - {6, 7, 8, 15, 16} == {26, 27, 28}


@pytest.mark.rule("BAL-DEAL-3")
def test_shuffle_voids_the_pack_and_is_asked_once() -> None:
    deal = cut("shuffle")
    assert (deal.phase, deal.r.dealer) == ("needs-deal", 3)
    deal.deal(list(reversed(PACK_32)))
    assert (deal.phase, deal.r.dealer) == ("bidding", 3)
    deal.do("sun").finish()
    deal.deal(list(PACK_32))
    assert (deal.phase, deal.r.turn, deal.r.dealer) == ("cutting", 3, 0)


def test_a_cut_at_32_does_not_exist() -> None:
    with pytest.raises(BadAction):
        GAME.parse(Deal(cut_choice="full").r.phase, "cut 32")
