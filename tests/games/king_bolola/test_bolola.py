"""Bolola minus and plus."""

from __future__ import annotations

import pytest

from tests.games.king_bolola.table import Round, follows, leads
from vierblatt.cards import SUITS, card_set
from vierblatt.games.king_bolola.rules.scoring import points
from vierblatt.games.king_bolola.rules.state import BOLOLA_MINUS, BOLOLA_PLUS

BOTH = ("bolola minus", "bolola plus")


@pytest.mark.rule("KB-BOLOLA-1")  # AMB-21
@pytest.mark.parametrize(
    ("tricks", "cards", "twelfth", "last", "cost"),
    [
        (1, "", 0, 0, 15), (0, "JS", 0, 0, 20), (0, "KS", 0, 0, 20), (0, "QS", 0, 0, 30), (0, "2H", 0, 0, 10),
        (0, "AH", 0, 0, 10), (0, "JH", 0, 0, 30), (0, "QH", 0, 0, 40), (0, "KH", 0, 0, 125), (1, "", 1, 0, 55),
        (1, "", 0, 1, 75), (1, "AH KH QH JH", 0, 1, 280), (0, "AS TS", 0, 0, 0),
    ],
)  # fmt: skip
def test_the_values_add_up(tricks: int, cards: str, twelfth: int, last: int, cost: int) -> None:
    assert points(BOLOLA_MINUS, tricks, card_set(cards), twelfth, last) == -cost


@pytest.mark.rule("KB-BOLOLA-2", "KB-BOLOLA-8")
def test_everything_together_is_eight_hundred() -> None:
    pack = card_set([rank + suit for suit in SUITS for rank in "23456789TJQKA"])
    assert points(BOLOLA_MINUS, 13, pack, 1, 1) == -800
    assert points(BOLOLA_PLUS, 13, pack, 1, 1) == 800


@pytest.mark.rule("KB-BOLOLA-8")
def test_plus_is_minus_with_the_other_sign() -> None:
    for cards in ("KH 2S", "QH JH", "AS", "KS QD JC 5H"):
        assert points(BOLOLA_PLUS, 1, card_set(cards), 0, 1) == -points(BOLOLA_MINUS, 1, card_set(cards), 0, 1)


@pytest.mark.rule("KB-BOLOLA-3", "KB-BOLOLA-9")  # AMB-15
@pytest.mark.parametrize(("call", "rule"), [("bolola minus", "KB-BOLOLA-3"), ("bolola plus", "KB-BOLOLA-9")])
def test_hearts_wait_everything_else_may_be_led(call: str, rule: str) -> None:
    table = leads(call, "KH 3H KS QD JC 2C")
    assert table.legal() == {"KS", "QD", "JC", "2C"}
    assert table.why_not("KH") == rule
    assert leads(call, "7H 3H").legal() == {"7H", "3H"}
    assert leads(call, "KH 2C", seen="2H").legal() == {"KH", "2C"}


@pytest.mark.rule("KB-BOLOLA-4")  # AMB-14
def test_minus_void_throws_any_king_queen_jack_or_heart() -> None:
    table = follows("bolola minus", ["9S"], "KC QC JD KH 5H 2C")
    assert table.legal() == {"KC", "QC", "JD", "KH", "5H"}
    assert table.why_not("2C") == "KB-BOLOLA-4"
    assert follows("bolola minus", ["9S"], "AC 9D 2C").legal() == {"AC", "9D", "2C"}


@pytest.mark.rule("KB-BOLOLA-5")
@pytest.mark.parametrize(
    ("trick", "legal"),
    [(["AD"], {"KD", "QD", "JD"}), (["KD"], {"QD", "JD"}), (["QD"], {"JD"}), (["TD"], {"KD", "QD", "JD", "4D"})],
)
def test_minus_court_cards_go_under(trick: list[str], legal: set[str]) -> None:
    table = follows("bolola minus", trick, " ".join({"KD", "QD", "JD", "4D", "9H"} - {*trick}))
    assert table.legal() == legal
    if "4D" not in legal:
        assert table.why_not("4D") == "KB-BOLOLA-5"


@pytest.mark.rule("KB-BOLOLA-5", "KB-BOLOLA-6")
def test_minus_hearts_the_king_is_forced_under_the_ace_and_plain_hearts_are_not() -> None:
    assert follows("bolola minus", ["AH"], "KH QH 5H 9C").legal() == {"KH", "QH"}
    assert follows("bolola minus", ["AH"], "9H 5H 9C").legal() == {"9H", "5H"}
    assert follows("bolola minus", ["KH"], "AH 5H 9C").legal() == {"AH", "5H"}


@pytest.mark.rule("KB-BOLOLA-7")
@pytest.mark.parametrize("call", BOTH)
def test_all_tricks_are_played_though_nothing_is_left(call: str) -> None:
    table = Round(call, ["KH 2S 3S", "AH 4S 5S", "QH 6S 7S", "JH 8S 9S"], seen="2H")
    table.do("KH", "AH", "QH", "JH")
    assert table.state.turn == 1
    table.do("4S", "6S", "8S", "2S", "9S", "3S", "5S", "7S")
    sign = 1 if call == "bolola plus" else -1
    hearts = 15 + 20 + 20 + 30 + 4 * 10 + 95
    assert table.state.deal_scores == [0, sign * hearts, 0, sign * (15 + 40 + 15 + 60)]


@pytest.mark.rule("KB-BOLOLA-10")
def test_plus_has_no_duty_but_to_follow() -> None:
    assert follows("bolola plus", ["9S"], "KC QC KH 5H 2C").legal() == {"KC", "QC", "KH", "5H", "2C"}
    assert follows("bolola plus", ["AD"], "KD QD 4D 2C").legal() == {"KD", "QD", "4D"}
    assert follows("bolola plus", ["AH"], "KH QH 4H 2C", king_under_ace="forced").legal() == {"KH", "QH", "4H"}
