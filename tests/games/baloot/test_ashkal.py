"""Ashkal, proper and wrongful."""

from __future__ import annotations

import pytest

from tests.games.baloot.table import Deal, is_play
from tests.games.baloot.test_bidding import ACE, ROUND_TWO, order
from vierblatt.games.baloot.rules.state import SUN_MODE


@pytest.mark.rule("BAL-ASH-1", "BAL-ASH-6")
def test_the_caller_is_the_buyer_and_the_partner_gets_the_card() -> None:
    deal = Deal().do("pass", "pass", "pass", "ashkal", "pass", "pass", "pass")
    assert (deal.r.buyer, deal.r.ashkal, deal.r.mode) == (3, 1, 2)
    assert "9H" in deal.hand(1)


@pytest.mark.rule("BAL-ASH-2", "BAL-ASH-5")
@pytest.mark.parametrize("passes", [0, 1])
def test_by_the_first_two_players_it_is_a_sun_of_their_own(passes: int) -> None:
    deal = Deal().do(*["pass"] * passes, "ashkal", *["pass"] * passes)
    assert (deal.r.buyer, deal.r.ashkal) == (passes, 0)
    assert "9H" in deal.hand(passes)


@pytest.mark.rule("BAL-ASH-3", "BAL-ASH-5")
def test_on_an_ace_it_is_a_sun_of_the_callers_own() -> None:
    deal = Deal(ACE).do("pass", "pass", "pass", "ashkal", "pass", "pass", "pass")
    assert (deal.r.buyer, deal.r.ashkal) == (3, 0)
    assert "AH" in deal.hand(3)


@pytest.mark.rule("BAL-ASH-5", "BAL-BID-6")
def test_a_wrongful_ashkal_can_be_taken_like_any_sun() -> None:
    deal = Deal().do("pass", "ashkal", "sun")
    assert deal.r.buyer == 0


@pytest.mark.rule("BAL-ASH-2", "BAL-ASH-3", "BAL-ASH-5")
def test_option_a_wrongful_ashkal_cannot_be_called() -> None:
    deal = Deal(wrongful_ashkal="forbidden")
    assert "ashkal" not in deal.open
    assert deal.why_not("ashkal") == "BAL-ASH-2"
    assert "ashkal" in deal.do("pass", "pass").open
    deal = Deal(ACE, wrongful_ashkal="forbidden").do("pass", "pass")
    assert deal.why_not("ashkal") == "BAL-ASH-3"


@pytest.mark.rule("BAL-ASH-4")
def test_there_is_none_in_round_two() -> None:
    deal = Deal().do(*ROUND_TWO)
    assert deal.why_not("ashkal") == "BAL-ASH-4"
    assert "ashkal" not in deal.do("hokom").open


@pytest.mark.rule("BAL-ASH-4", "BAL-ASH-7")
def test_option_in_round_two_it_is_final() -> None:
    deal = Deal(ashkal_round2=True, r2_sun_priority="always").do(*ROUND_TWO, "pass", "pass", "ashkal")
    assert is_play(deal)
    assert (deal.r.buyer, deal.r.ashkal) == (2, 1)
    deal = Deal(ashkal_round2=True, r2_sun_priority="always").do(*ROUND_TWO, "pass", "ashkal")
    assert order(deal, "pass") == [0], "a wrongful one is a sun of round two"
    assert (deal.r.buyer, deal.r.ashkal) == (1, 0)
    assert is_play(Deal(ashkal_round2=True).do(*ROUND_TWO, "pass", "ashkal"))


@pytest.mark.rule("BAL-ASH-7")
def test_option_in_round_two_over_a_hokom() -> None:
    deal = Deal(ashkal_round2=True).do(*ROUND_TWO, "pass", "hokom")
    assert deal.open == {"pass", "sun", "ashkal"}
    assert is_play(deal.do("ashkal"))
    passer = Deal(ashkal_round2=True, r2_passer_may_sun=True).do(*ROUND_TWO, "pass", "pass", "pass", "hokom")
    assert order(passer, "pass", "pass") == [0, 1]
    assert passer.open == {"pass", "sun"}


@pytest.mark.rule("BAL-ASH-7")
def test_higher_priority_may_take_it_the_partner_too() -> None:
    deal = Deal().do("pass", "pass", "ashkal")
    assert deal.open == {"pass", "sun"}
    assert order(deal, "sun") == [0]
    assert (deal.r.buyer, deal.r.ashkal) == (0, 0)
    assert "9H" in deal.hand(0)
    deal = Deal(partner_may_preempt=False).do("pass", "pass", "ashkal")
    assert order(deal, "pass") == [1]


@pytest.mark.rule("BAL-ASH-7")
def test_over_a_hokom_only_before_ones_own_turn() -> None:
    deal = Deal().do("hokom", "pass")
    assert (deal.r.turn, deal.open) == (2, {"pass", "sun", "ashkal"})
    deal.do("ashkal")
    assert order(deal, "pass", "pass") == [0, 1]
    assert (deal.r.buyer, deal.r.ashkal) == (2, 1)
    deal = Deal().do("pass", "pass", "pass", "hokom", "pass", "pass")
    assert (deal.r.turn, deal.open) == (2, {"pass", "sun"})
    assert deal.why_not("ashkal") == "BAL-ASH-7"
    assert Deal(ACE).do("hokom", "pass").open == {"pass", "sun"}


@pytest.mark.rule("BAL-ASH-7")
def test_never_over_a_sun() -> None:
    deal = Deal().do("pass", "pass", "pass", "sun", "pass", "pass")
    assert (deal.r.turn, deal.open) == (2, {"pass", "sun"})
    assert deal.why_not("ashkal") == "BAL-ASH-7"


@pytest.mark.rule("BAL-ASH-2", "BAL-ASH-3", "BAL-ASH-4", "BAL-ASH-5")
@pytest.mark.parametrize("passes", range(4))
def test_option_without_the_right_it_is_a_sun_in_round_two_as_well(passes: int) -> None:
    deal = Deal(wrongful_ashkal="always_sun").do(*ROUND_TWO, *["pass"] * passes, "ashkal")
    assert is_play(deal), "a sun of round two is final"
    assert (deal.r.buyer, deal.r.ashkal, deal.r.mode) == (passes, 0, SUN_MODE)
    assert "9H" in deal.hand(passes)
    assert "ashkal" not in Deal().do(*ROUND_TWO, *["pass"] * passes).open


@pytest.mark.rule("BAL-ASH-5", "BAL-ASH-7")
def test_option_without_the_right_it_is_a_sun_over_a_hokom() -> None:
    deal = Deal(wrongful_ashkal="always_sun").do("pass", "pass", "pass", "hokom", "pass", "pass")
    assert deal.open == {"pass", "sun", "ashkal"}
    assert order(deal.do("ashkal"), "pass", "pass") == [0, 1], "a sun of round one, by priority"
    assert (deal.r.buyer, deal.r.ashkal) == (2, 0)
    early = Deal(wrongful_ashkal="always_sun").do("hokom", "pass", "ashkal")
    assert early.r.ashkal == 1, "before one's turn it is rightful"
    ace = Deal(ACE, wrongful_ashkal="always_sun").do("hokom", "pass", "ashkal")
    assert ace.r.ashkal == 0
    two = Deal(wrongful_ashkal="always_sun").do(*ROUND_TWO, "hokom", "pass", "ashkal")
    assert is_play(two)
    assert (two.r.buyer, two.r.ashkal) == (2, 0)


@pytest.mark.rule("BAL-ASH-5", "BAL-ASH-7")
def test_option_without_the_right_it_is_a_sun_over_a_sun() -> None:
    deal = Deal(wrongful_ashkal="always_sun").do("pass", "pass", "pass", "sun", "pass", "pass")
    assert (deal.r.turn, deal.open) == (2, {"pass", "sun", "ashkal"})
    assert is_play(deal.do("ashkal"))
    assert (deal.r.buyer, deal.r.ashkal) == (2, 0)


@pytest.mark.rule("BAL-ASH-4", "BAL-ASH-5")
def test_option_a_rightful_ashkal_stays_an_ashkal() -> None:
    deal = Deal(wrongful_ashkal="always_sun").do("pass", "pass", "ashkal", "pass", "pass")
    assert (deal.r.buyer, deal.r.ashkal) == (2, 1)
    late = Deal(wrongful_ashkal="always_sun", ashkal_round2=True).do(*ROUND_TWO, "pass", "pass", "ashkal")
    assert (late.r.buyer, late.r.ashkal) == (2, 1)
