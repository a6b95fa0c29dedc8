"""The Trump contract."""

from __future__ import annotations

import pytest

from tests.games.king_bolola.table import Round, follows, leads
from vierblatt.cards import SUITS, card_set
from vierblatt.games.king_bolola.rules.scoring import points
from vierblatt.games.king_bolola.rules.state import TRUMP


@pytest.mark.rule("KB-TRUMP-1")
def test_every_trick_earns_fifty() -> None:
    assert [points(TRUMP, tricks, card_set("KH QS"), 1, 1) for tricks in (5, 0, 6, 2)] == [250, 0, 300, 100]


@pytest.mark.rule("KB-TRUMP-2")  # AMB-10, AMB-18
@pytest.mark.parametrize("suit", SUITS)
def test_trumps_are_led_only_when_one_has_appeared_or_nothing_else_is_held(suit: str) -> None:
    other = SUITS[(SUITS.index(suit) + 1) % 4]
    table = leads(f"trump {suit}", f"A{suit} K{suit} 7{other}")  # the dealer's first lead
    assert table.legal() == {f"7{other}"}
    assert table.why_not(f"A{suit}") == "KB-TRUMP-2"
    assert leads(f"trump {suit}", f"A{suit} K{suit}").legal() == {f"A{suit}", f"K{suit}"}
    assert leads(f"trump {suit}", f"A{suit} 7{other}", seen=f"2{suit}").legal() == {f"A{suit}", f"7{other}"}


@pytest.mark.rule("KB-TRUMP-2")  # AMB-13
def test_a_ruff_opens_trumps() -> None:
    table = Round("trump S", ["2C AS 3D", "3C 4C 5C", "2S 3S 7D", "8C 9C TC"])
    table.do("2C", "3C", "2S", "8C")
    assert table.state.seen & table.state.barred and table.legal() == {"3S", "7D"}


@pytest.mark.rule("KB-TRUMP-3")
def test_a_plain_suit_is_followed_without_a_duty_to_beat() -> None:
    assert follows("trump S", ["9C"], "AC 2C KS").legal() == {"AC", "2C"}
    assert follows("trump S", ["9C", "2S"], "AC 2C KS", seen="2S").legal() == {"AC", "2C"}


@pytest.mark.rule("KB-TRUMP-4")
def test_void_must_ruff() -> None:
    table = follows("trump S", ["TC"], "9S 2S KD 4H")
    assert table.legal() == {"9S", "2S"}
    assert table.why_not("KD") == "KB-TRUMP-4"


@pytest.mark.rule("KB-TRUMP-5")  # AMB-11
def test_a_ruff_is_over_ruffed_if_possible() -> None:
    table = follows("trump S", ["TC", "6S"], "9S 2S KD 4H")
    assert table.legal() == {"9S"}
    assert table.why_not("2S") == "KB-TRUMP-5" and table.why_not("KD") == "KB-TRUMP-4"


@pytest.mark.rule("KB-TRUMP-5")  # AMB-11
def test_a_hand_that_cannot_over_ruff_must_under_ruff() -> None:
    assert follows("trump S", ["TC", "6S"], "5S 2S KD 4H").legal() == {"5S", "2S"}


# AMB-11
def test_house_rule_over_ruffing_is_free_but_ruffing_is_not() -> None:
    assert follows("trump S", ["TC", "6S"], "9S 2S KD 4H", over_ruff="free").legal() == {"9S", "2S"}
    assert follows("trump S", ["7S"], "9S 2S AS KD", over_ruff="free").legal() == {"9S", "AS"}


@pytest.mark.rule("KB-TRUMP-6")  # AMB-12
def test_a_led_trump_is_beaten_if_possible_and_it_is_the_highest_that_counts() -> None:
    table = follows("trump S", ["7S"], "9S 2S AS KD")
    assert table.legal() == {"9S", "AS"}
    assert table.why_not("2S") == "KB-TRUMP-6"
    assert follows("trump S", ["7S", "TS", "2S"], "9S 3S JS").legal() == {"JS"}
    assert follows("trump S", ["7S", "QS"], "9S 3S JS").legal() == {"9S", "3S", "JS"}


@pytest.mark.rule("KB-TRUMP-7")
def test_void_without_trumps_throws_anything() -> None:
    assert follows("trump S", ["TC"], "KD 4H").legal() == {"KD", "4H"}
    assert follows("trump S", ["7S"], "KD 4H").legal() == {"KD", "4H"}


@pytest.mark.rule("KB-TRUMP-8")
def test_hearts_as_trumps_follow_the_rules_of_trumps_only() -> None:
    table = leads("trump H", "AH KH 7C")
    assert table.legal() == {"7C"} and table.why_not("KH") == "KB-TRUMP-2"
    assert leads("trump S", "AH KH 7S").legal() == {"AH", "KH"}  # hearts as a plain suit are led at once
    assert follows("trump S", ["AC"], "KH QH 7D").legal() == {"KH", "QH", "7D"}  # and are no duty of a void player
    assert follows("trump H", ["AH"], "KH 3H 7D", king_under_ace="forced").legal() == {"KH", "3H"}
