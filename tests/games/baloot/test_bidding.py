"""The two rounds of buying."""

from __future__ import annotations

import pytest

from tests.games.baloot.table import Deal, is_play, names, stack
from vierblatt.games.baloot import GAME
from vierblatt.games.baloot.rules.state import KAWESH as KAWESH_CALL
from vierblatt.games.baloot.rules.state import NO_CONTRACT, SUN_MODE
from vierblatt.kernel import engine

ACE = stack(("KS KH 9D 7C 8C", "TS QH 7D 8D 9C", "AS TH JD QC 7S", "QS JH KD AC 8S"), "AH")
ROUND_TWO = ["pass"] * 4


def order(deal: Deal, *calls: str) -> list[int]:
    """The seats that make these calls."""
    seats = []
    for call in calls:
        seats.append(deal.r.turn)
        deal.do(call)
    return seats


@pytest.mark.rule("BAL-BID-1", "BAL-BID-9", "BAL-BID-15")
def test_each_speaks_once_a_round_from_p1_on() -> None:
    deal = Deal()
    assert order(deal, *ROUND_TWO) == [0, 1, 2, 3]
    assert (deal.r.bid_round, deal.r.turn) == (2, 0)
    public = deal.r.public_card
    assert order(deal, "pass", "pass", "sun") == [0, 1, 2]
    assert deal.r.hands[2] >> public & 1


@pytest.mark.rule("BAL-BID-1")
def test_the_calls_of_an_ordinary_turn() -> None:
    assert Deal().open == {"pass", "hokom", "sun", "ashkal"}
    assert Deal().do(*ROUND_TWO).open == {"pass", "hokom", "sun"}


@pytest.mark.rule("BAL-BID-2")
def test_hokom_in_round_one_is_the_suit_of_the_public_card() -> None:
    deal = Deal().do("hokom", "pass", "pass", "pass", "hokom")
    assert deal.r.trump == 1
    assert deal.r.public_card // 13 == 1


@pytest.mark.rule("BAL-BID-3", "BAL-BID-4")
def test_any_player_may_take_a_hokom_as_sun_in_priority_order() -> None:
    deal = Deal().do("pass", "pass", "hokom")
    assert deal.phase == "over-hokom"
    assert order(deal, "pass", "pass", "pass") == [0, 1, 3]
    assert (deal.phase, deal.r.turn) == ("confirming", 2)


@pytest.mark.rule("BAL-BID-4", "BAL-BID-6")
def test_a_sun_over_hokom_is_asked_around_above_it_once_more() -> None:
    deal = Deal().do("pass", "pass", "hokom")
    assert order(deal, "pass", "pass", "sun") == [0, 1, 3]
    assert deal.phase == "over-sun"
    assert order(deal, "pass", "pass") == [0, 1]
    assert deal.r.turn == 2, "the hokom caller has priority over the dealer too"
    deal.do("sun")
    assert (deal.r.buyer, deal.r.mode) == (2, 2)
    assert is_play(deal)


@pytest.mark.rule("BAL-BID-4")
def test_the_first_sun_ends_the_question() -> None:
    deal = Deal().do("pass", "pass", "pass", "hokom", "sun")
    assert is_play(deal)
    assert deal.r.buyer == 0


@pytest.mark.rule("BAL-BID-3")
def test_option_only_higher_priority_takes_a_hokom() -> None:
    deal = Deal(r1_hokom_sun_by="higher_priority").do("pass", "hokom")
    assert order(deal, "pass") == [0]
    assert deal.phase == "confirming"


@pytest.mark.rule("BAL-BID-5", "BAL-BID-7")
def test_a_taken_card_cannot_be_called_as_hokom() -> None:
    deal = Deal().do("hokom")
    assert "hokom" not in deal.open
    assert deal.why_not("hokom") == "BAL-BID-5"
    deal = Deal().do("pass", "sun")
    assert deal.open == {"pass", "sun"}
    assert deal.why_not("hokom") == "BAL-BID-7"


@pytest.mark.rule("BAL-BID-6")
def test_only_higher_priority_takes_a_sun() -> None:
    assert is_play(Deal().do("sun"))
    deal = Deal().do("pass", "pass", "pass", "sun")
    assert order(deal, "pass", "sun") == [0, 1]
    assert deal.r.buyer == 1
    assert is_play(deal), "the first sun is final: p1 is not asked again"


@pytest.mark.rule("BAL-BID-6")
def test_a_sun_that_is_not_taken_stands() -> None:
    deal = Deal().do("pass", "pass", "sun", "pass", "pass")
    assert deal.r.buyer == 2
    assert is_play(deal)


@pytest.mark.rule("BAL-BID-6")
def test_option_the_partner_may_not_preempt() -> None:
    deal = Deal(partner_may_preempt=False).do("pass", "pass", "sun")
    assert order(deal, "pass") == [1]
    assert is_play(deal)
    deal = Deal(partner_may_preempt=False).do("pass", "pass", "hokom")
    assert order(deal, "sun") == [0], "over the partner's hokom p1 may"


@pytest.mark.rule("BAL-BID-8")
def test_the_hokom_caller_confirms_or_turns_it_to_sun() -> None:
    deal = Deal().do("pass", "hokom", "pass", "pass", "pass")
    assert (deal.phase, deal.open, deal.r.turn) == ("confirming", {"hokom", "sun"}, 1)
    deal.do("sun")
    assert (deal.r.mode, deal.r.buyer) == (2, 1)
    assert is_play(deal), "nobody can take this sun, not even p1"


@pytest.mark.rule("BAL-BID-8")
def test_no_flip_on_an_ace_or_by_house_rule() -> None:
    assert Deal(ACE).do("hokom", "pass", "pass", "pass").phase == "doubling"
    assert Deal(ACE, ace_no_flip=False).do("hokom", "pass", "pass", "pass").phase == "confirming"
    assert Deal(hokom_flip="round2_only").do("hokom", "pass", "pass", "pass").phase == "doubling"


@pytest.mark.rule("BAL-BID-10")
def test_a_sun_in_round_two_is_final() -> None:
    deal = Deal().do(*ROUND_TWO, "pass", "pass", "pass", "sun")
    assert is_play(deal)
    assert deal.r.buyer == 3


@pytest.mark.rule("BAL-BID-10")
def test_option_priority_over_a_sun_of_round_two() -> None:
    deal = Deal(r2_sun_priority="always").do(*ROUND_TWO, "pass", "pass", "sun")
    assert order(deal, "pass", "sun") == [0, 1]
    deal = Deal(r2_sun_priority="ace_third").do(*ROUND_TWO, "pass", "pass", "sun")
    assert is_play(deal), "no ace"
    deal = Deal(ACE, r2_sun_priority="ace_third").do(*ROUND_TWO, "pass", "pass", "pass", "sun")
    assert order(deal, "pass", "pass") == [0, 1], "only p1 and p2"
    assert is_play(deal)
    deal = Deal(r2_sun_priority="always", partner_may_preempt=False).do(*ROUND_TWO, "pass", "pass", "pass", "sun")
    assert order(deal, "pass", "pass") == [0, 2]


@pytest.mark.rule("BAL-BID-10", "BAL-BID-12")
def test_option_priority_over_a_sun_on_a_hokom_but_not_on_a_named_sun() -> None:
    deal = Deal(r2_sun_priority="always").do(*ROUND_TWO, "pass", "hokom", "sun")
    assert order(deal, "pass", "pass") == [0, 1], "the hokom caller too"
    assert deal.r.buyer == 2
    deal = Deal(r2_sun_priority="always").do(*ROUND_TWO, "pass", "hokom", "pass", "pass", "sun")
    assert is_play(deal)


@pytest.mark.rule("BAL-BID-11")
def test_a_player_who_passed_in_round_two_cannot_take_a_hokom() -> None:
    deal = Deal().do(*ROUND_TWO, "pass", "hokom")
    assert order(deal, "pass", "pass") == [2, 3]
    assert deal.phase == "naming"
    assert Deal().do(*ROUND_TWO, "pass", "pass", "pass", "hokom").phase == "naming"


@pytest.mark.rule("BAL-BID-11")
def test_the_first_sun_over_a_round_two_hokom_is_final() -> None:
    deal = Deal().do(*ROUND_TWO, "hokom", "pass", "sun")
    assert is_play(deal)
    assert deal.r.buyer == 2


@pytest.mark.rule("BAL-BID-11")
def test_option_passers_may_take_a_round_two_hokom() -> None:
    deal = Deal(r2_passer_may_sun=True).do(*ROUND_TWO, "pass", "hokom")
    assert order(deal, "pass", "pass", "pass") == [0, 2, 3]


@pytest.mark.rule("BAL-BID-12")
def test_a_round_two_hokom_names_another_suit_or_becomes_sun() -> None:
    deal = Deal().do(*ROUND_TWO, "hokom", "pass", "pass", "pass")
    assert deal.open == {"hokom S", "hokom D", "hokom C", "sun"}
    assert deal.why_not("hokom H") == "BAL-BID-12"
    deal.do("hokom D")
    assert (deal.r.trump, deal.phase) == (2, "doubling")


@pytest.mark.rule("BAL-BID-13")
def test_eight_passes_void_the_deal_and_the_next_player_deals() -> None:
    deal = Deal().do(*ROUND_TWO, *ROUND_TWO)
    assert (deal.phase, deal.r.dealer, deal.r.scored) == ("needs-deal", 0, 0)
    assert deal.r.scores[:2] == [0, 0]


# --- Kawesh --------------------------------------------------------------------------------------------------

KAWESH = stack(("7S 8S 9H 7D 9C", "TS QH AD 8D JC", "KS TH JD QC 7C", "QS JH KD AC AS"), "9S")


@pytest.mark.rule("BAL-BID-14")
def test_a_hand_of_sevens_to_nines_may_annul_the_deal() -> None:
    deal = Deal(KAWESH)
    assert "kawesh" in deal.open
    deal.do("kawesh")
    assert (deal.phase, deal.r.dealer, deal.r.scored) == ("needs-deal", 3, 0)
    assert deal.r.shown[0] == deal.r.hands[0], "the five cards become public"


@pytest.mark.rule("BAL-BID-14")
def test_only_the_holder_knows_that_a_hand_may_annul_the_deal() -> None:
    seen = [GAME.layout.conceal(Deal(KAWESH).states, seat) for seat in range(4)]
    assert [engine.legal(states, 0) >> KAWESH_CALL & 1 for states in seen] == [1, 0, 0, 0]


@pytest.mark.rule("BAL-BID-14")
def test_option_the_next_player_deals_after_a_kawesh() -> None:
    assert Deal(KAWESH, kawesh_dealer="next").do("kawesh").r.dealer == 0


@pytest.mark.rule("BAL-BID-14")
def test_kawesh_answers_every_question_of_round_one_until_one_has_bid() -> None:
    assert "kawesh" in Deal(KAWESH).do("pass", "hokom").open
    assert "kawesh" in Deal(KAWESH).do("pass", "sun").open
    deal = Deal(KAWESH).do("hokom", "sun")
    assert (deal.phase, deal.r.turn) == ("over-sun", 0)
    assert "kawesh" not in deal.open
    assert Deal(KAWESH).do("hokom", "pass", "pass", "pass").open == {"hokom", "sun"}
    assert "kawesh" not in Deal(KAWESH).do(*ROUND_TWO).open
    assert Deal(KAWESH).do(*ROUND_TWO).why_not("kawesh") == "BAL-BID-14"


@pytest.mark.rule("BAL-BID-14")
def test_other_hands_have_no_kawesh_and_the_house_may_forbid_it() -> None:
    deal = Deal(KAWESH).do("pass")
    assert "kawesh" not in deal.open
    assert "kawesh" not in Deal(KAWESH, kawesh="off").open
    assert Deal(KAWESH, kawesh="off", kawesh_timing="any_time_r1").phase == "bidding"


@pytest.mark.rule("BAL-BID-14")
def test_option_all_four_are_asked_before_the_first_call() -> None:
    deal = Deal(KAWESH, kawesh_timing="any_time_r1")
    assert deal.phase == "opening"
    assert deal.open == {"no", "kawesh"}
    assert order(deal, "no", "no", "no", "no") == [0, 1, 2, 3]
    assert (deal.phase, deal.r.turn) == ("bidding", 0)
    assert "kawesh" in deal.open, "and later in round one still"
    late = Deal(KAWESH, kawesh_timing="any_time_r1").do("no")
    assert late.open == {"no"}, "a hand without one says no"
    assert late.why_not("kawesh") == "BAL-BID-14"


@pytest.mark.rule("BAL-BID-14")
def test_option_a_kawesh_buys_sun_on_ones_own_turn_and_the_deal_is_given_up() -> None:
    deal = Deal(KAWESH, kawesh="as_sun")
    scores = deal.r.scores[:2]
    deal.do("kawesh")
    assert (deal.phase, deal.r.dealer, deal.r.scored) == ("needs-deal", 3, 0)
    assert deal.r.scores[:2] == scores
    assert (deal.r.buyer, deal.r.mode) == (0, SUN_MODE)
    assert names(deal.r.shown[0]) == {"7S", "8S", "9H", "7D", "9C"}
    deal.deal(KAWESH)
    assert (deal.r.buyer, deal.r.mode, deal.r.shown[0]) == (-1, NO_CONTRACT, 0)
    by_another_seat = Deal(KAWESH, dealer=0, kawesh="as_sun").do("kawesh").r
    assert (by_another_seat.buyer, by_another_seat.have_bid) == (1, 1 << 1)


@pytest.mark.rule("BAL-BID-14")
def test_option_a_kawesh_as_sun_answers_no_other_question() -> None:
    assert "kawesh" not in Deal(KAWESH, kawesh="as_sun").do("pass", "hokom").open
    over = Deal(KAWESH, kawesh="as_sun").do("pass", "sun")
    assert over.open == {"pass", "sun"}
    assert over.why_not("kawesh") == "BAL-BID-14"
    assert "kawesh" not in Deal(KAWESH, kawesh="as_sun").do(*ROUND_TWO).open
    assert Deal(KAWESH, kawesh="as_sun", kawesh_timing="any_time_r1").phase == "bidding"
    assert Deal(KAWESH, kawesh="as_sun", kawesh_dealer="next").do("kawesh").r.dealer == 0
