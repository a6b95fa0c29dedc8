"""Doubling: which seat may raise what, and what locking does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.baloot.table import Deal, is_play, stack
from vierblatt.errors import BadAction
from vierblatt.games.baloot import GAME


def hokom(**options: Any) -> Deal:
    """Seat 0 has bought hokom hearts; seat 1 is asked to double."""
    return Deal(**options).do("hokom", "pass", "pass", "pass", "hokom")


@pytest.mark.rule("BAL-DBL-1")
def test_both_opponents_are_asked_before_the_second_deal() -> None:
    deal = hokom()
    assert (deal.phase, deal.r.turn, deal.r.held) == ("doubling", 1, [5, 5, 5, 5])
    deal.do("pass")
    assert deal.r.turn == 3
    deal.do("pass")
    assert is_play(deal)
    assert deal.r.held == [8, 8, 8, 8]


@pytest.mark.rule("BAL-DBL-1")
def test_higher_priority_is_asked_first_whoever_bought() -> None:
    deal = Deal().do("pass", "pass", "pass", "hokom", "pass", "pass", "pass", "hokom")
    assert deal.r.turn == 0
    assert deal.do("pass").r.turn == 2
    assert deal.do("double open").r.doubler == 2
    assert deal.r.pending == 0, "nobody else is asked"


#: How p1 to p4 become the buyer: hokom of round one, hokom of round two, sun of round one, sun of round two.
WAYS: dict[str, Callable[[int], list[str]]] = {
    "hokom": lambda place: ["pass"] * (place - 1) + ["hokom"] + ["pass"] * 3 + ["hokom"],
    "hokom of round two": lambda place: ["pass"] * (3 + place) + ["hokom"] + ["pass"] * (4 - place) + ["hokom S"],
    "sun": lambda place: ["pass"] * (place - 1) + ["sun"] + ["pass"] * (place - 1),
    "sun of round two": lambda place: ["pass"] * (3 + place) + ["sun"],
}


@pytest.mark.rule("BAL-DBL-1")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("buyer", [1, 2, 3, 4])
@pytest.mark.parametrize("dealer", range(4))
def test_priority_and_not_the_seat_or_the_buyer_says_which_opponent_is_asked_first(
    dealer: int, buyer: int, way: str
) -> None:
    first, other = (2, 4) if buyer % 2 else (1, 3)
    bought = (dealer + buyer) % 2
    scores = (101, 0) if bought == 0 else (0, 101)

    def asked() -> Deal:
        return Deal(dealer=dealer, scores=scores).do(*WAYS[way](buyer))

    deal = asked()
    assert (deal.phase, deal.r.turn) == ("doubling", (dealer + first) % 4)
    assert deal.r.held == [5, 5, 5, 5], "nobody has more than five cards while there is doubling"
    deal.do("pass")
    assert (deal.phase, deal.r.turn, deal.r.held) == ("doubling", (dealer + other) % 4, [5, 5, 5, 5])
    deal.do("pass")
    assert (is_play(deal), deal.r.held, deal.r.level) == (True, [8, 8, 8, 8], 1)
    for silent, place in (([], first), (["pass"], other)):
        doubled = asked().do(*silent)
        doubled.do("double" if "sun" in way else "double open")
        assert doubled.r.doubler == (dealer + place) % 4
        assert doubled.r.turn == (dealer + (1 if "sun" in way else buyer)) % 4, "the other is not asked any more"


@pytest.mark.rule("BAL-DBL-1", "BAL-DBL-2")
def test_after_a_double_only_the_buyer_is_asked() -> None:
    deal = hokom().do("double open")
    assert (deal.r.turn, deal.open) == (0, {"pass", "triple"})
    assert is_play(deal.do("pass"))
    assert deal.r.level == 2


@pytest.mark.rule("BAL-DBL-2", "BAL-DBL-3", "BAL-DBL-4")
def test_the_whole_ladder() -> None:
    deal = hokom().do("pass", "double locked")
    assert deal.r.doubler == 3
    deal.do("triple")
    assert (deal.r.turn, deal.open) == (3, {"pass", "four open", "four locked"})
    deal.do("four locked")
    assert (deal.r.turn, deal.open) == (0, {"pass", "gahwa"})
    deal.do("gahwa")
    assert is_play(deal)
    assert (deal.r.level, deal.r.locked) == (5, 0)


@pytest.mark.rule("BAL-DBL-4")
def test_no_step_is_skipped() -> None:
    deal = hokom()
    assert deal.why_not("triple") == deal.why_not("gahwa") == "BAL-DBL-4"
    assert deal.do("double open").why_not("four open") == "BAL-DBL-4"


@pytest.mark.rule("BAL-DBL-6")
def test_the_last_call_decides_whether_trumps_are_locked() -> None:
    assert hokom().do("pass", "pass").r.locked == 0
    assert hokom().do("double open", "pass").r.locked == 0
    assert hokom().do("double locked", "pass").r.locked == 1
    assert hokom().do("double locked", "triple", "pass").r.locked == 0
    assert hokom().do("double open", "triple", "four locked", "pass").r.locked == 1
    assert hokom().do("double locked", "triple", "four open", "pass").r.locked == 0


@pytest.mark.rule("BAL-DBL-6")
def test_option_double_and_four_are_always_locked() -> None:
    deal = hokom(lock_choice="always_locked_even")
    assert deal.open == {"pass", "double"}
    assert deal.why_not("double open") == "BAL-DBL-6"
    deal.do("double")
    assert deal.r.locked == 1
    deal.do("triple")
    assert (deal.r.locked, deal.open) == (0, {"pass", "four"})
    assert deal.do("four").r.locked == 1
    assert deal.do("gahwa").r.locked == 0


@pytest.mark.rule("BAL-DBL-5")
@pytest.mark.parametrize(
    ("scores", "asked"),
    [((0, 0), False), ((101, 100), True), ((100, 0), False), ((101, 101), False), ((0, 101), False)],
)
def test_a_sun_is_doubled_only_by_the_team_behind(scores: tuple[int, int], asked: bool) -> None:
    deal = Deal(scores=scores).do("sun")
    assert (deal.phase == "doubling") is asked
    if asked:
        assert (deal.r.turn, deal.open) == (1, {"pass", "double"})
        assert deal.why_not("triple") == deal.why_not("gahwa") == "BAL-DBL-5"
        assert deal.why_not("double locked") == "BAL-DBL-6"


@pytest.mark.rule("BAL-DBL-5")
def test_option_any_opponent_doubles_a_sun() -> None:
    assert Deal(scores=(0, 101), sun_double_by="any_opponent").do("sun").phase == "doubling"
    assert is_play(Deal(scores=(0, 0), sun_double_by="any_opponent").do("sun"))


@pytest.mark.rule("BAL-DBL-5", "BAL-DBL-6")
def test_a_doubled_sun_goes_no_further_and_locks_nothing() -> None:
    deal = Deal(scores=(120, 3)).do("sun", "pass", "double")
    assert is_play(deal)
    assert (deal.r.level, deal.r.locked, deal.r.doubler) == (2, 0, 3)
    locked = Deal(scores=(120, 3), lock_choice="always_locked_even").do("sun", "double")
    assert locked.r.locked == 0


@pytest.mark.rule("BAL-DBL-5", "BAL-ASH-6")
def test_an_ashkal_is_a_sun_of_its_caller() -> None:
    deal = Deal(scores=(101, 0)).do("pass", "pass", "ashkal", "pass", "pass")
    assert (deal.phase, deal.r.buyer) == ("doubling", 2)
    assert deal.r.turn == 1


TRUMPS = ("JH 9S 8S 7S 7D", "AS KS QS JS TS", "AD KD QD JD TD", "AC KC QC JC TC")


@pytest.mark.rule("BAL-DBL-7")
def test_locked_trumps_are_not_led_while_another_suit_is_held() -> None:
    deal = Deal(stack(TRUMPS, "9H", "8H 7H 8D 9D 7C 8C 9C")).do("hokom", "pass", "pass", "pass", "hokom")
    deal.do("double locked", "pass")
    assert deal.open == {"9S", "8S", "7S", "7D"}
    assert deal.why_not("JH") == "BAL-DBL-7"
    opened = Deal(stack(TRUMPS, "9H", "8H 7H 8D 9D 7C 8C 9C")).do("hokom", "pass", "pass", "pass", "hokom")
    assert "JH" in opened.do("double open", "pass").open


@pytest.mark.rule("BAL-DBL-7")
def test_ruffing_is_free_while_locked() -> None:
    hands = ("7S 8S 9S 7D 8D", "JH KD QD JD TD", "AS KS QS JS AD", "AC KC QC JC TC")
    deal = Deal(stack(hands, "9H", "9D 7C 8H 9C 8C")).do(
        "hokom", "pass", "pass", "pass", "hokom", "double locked", "pass"
    )
    deal.do("7S")
    assert "JH" in deal.open


@pytest.mark.rule("BAL-DBL-2", "BAL-DBL-3")
def test_there_is_no_plain_double_text_outside_the_ladder() -> None:
    deal = hokom()
    with pytest.raises(BadAction):
        GAME.parse(deal.r.phase, "five")
