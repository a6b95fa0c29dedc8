"""The six negative contracts: what may be played and what is counted."""

from __future__ import annotations

import pytest

from tests.games.king_bolola.table import Round, follows, leads
from vierblatt.cards import card_set
from vierblatt.games.king_bolola.rules.scoring import points
from vierblatt.games.king_bolola.rules.state import KING, LAST_TWO, NO_HEARTS, NO_JK, NO_QUEENS, NO_TRICKS

ANY = "KH QS JD 4H AC"


@pytest.mark.rule("KB-NOTRICKS-1")
def test_no_tricks_costs_fifty_a_trick() -> None:
    assert [points(NO_TRICKS, tricks, card_set(ANY), 1, 1) for tricks in (7, 2, 3, 1)] == [-350, -100, -150, -50]


@pytest.mark.rule("KB-NOTRICKS-2", "KB-JK-2", "KB-QUEENS-2", "KB-LASTTWO-2")
@pytest.mark.parametrize("call", ["no tricks", "no jk", "no queens", "last two"])
def test_any_card_may_be_led(call: str) -> None:
    assert leads(call, ANY).legal() == {*ANY.split()}


@pytest.mark.rule("KB-NOTRICKS-3", "KB-LASTTWO-2")
@pytest.mark.parametrize("call", ["no tricks", "last two"])
def test_void_throws_anything(call: str) -> None:
    assert follows(call, ["7S", "8S"], "KH QC JD 4H AC").legal() == {"KH", "QC", "JD", "4H", "AC"}


@pytest.mark.rule("KB-LASTTWO-1")
def test_the_last_two_tricks_cost_120_and_240() -> None:
    assert points(LAST_TWO, 13, 0, 0, 0) == 0
    assert [points(LAST_TWO, 1, 0, 1, 0), points(LAST_TWO, 1, 0, 0, 1), points(LAST_TWO, 2, 0, 1, 1)] == [
        -120,
        -240,
        -360,
    ]
    table = Round("last two", ["AS KS 2S", "3S 4S 5S", "6S 7S 8S", "9S TS JS"])
    table.do("AS", "3S", "6S", "9S", "KS", "4S", "7S", "TS", "2S", "5S", "8S", "JS")
    assert table.state.deal_scores == [-120, 0, 0, -240]


@pytest.mark.rule("KB-JK-1")
def test_each_jack_and_king_costs_sixty() -> None:
    taken = ("KS JS KD", "2S", "JH JC KH KC", "JD QD AD")
    assert [points(NO_JK, 3, card_set(cards), 1, 1) for cards in taken] == [-180, 0, -240, -60]


@pytest.mark.rule("KB-JK-3")  # AMB-16
def test_void_with_a_jack_or_king_throws_one_of_them() -> None:
    table = follows("no jk", ["7D", "AS"], "KS 4S JH 9C")
    assert table.legal() == {"KS", "JH"}
    assert table.why_not("9C") == "KB-JK-3"


@pytest.mark.rule("KB-JK-4")  # AMB-17
@pytest.mark.parametrize(
    ("trick", "legal"),
    [
        (["AS"], {"KS", "JS"}),
        (["QS"], {"JS"}),
        (["3S", "QS"], {"JS"}),
        (["TS"], {"KS", "JS", "4S"}),
        (["7S", "AD"], {"KS", "JS", "4S"}),
    ],
)
def test_jack_and_king_go_under_a_higher_card_of_the_led_suit(trick: list[str], legal: set[str]) -> None:
    table = follows("no jk", trick, "KS JS 4S 9H")
    assert table.legal() == legal
    if "4S" not in legal:
        assert table.why_not("4S") == "KB-JK-4"


@pytest.mark.rule("KB-JK-4")
def test_a_jack_goes_under_the_king() -> None:
    assert follows("no jk", ["3S", "KS"], "JS 4S AS").legal() == {"JS"}


@pytest.mark.rule("KB-JK-5")
def test_void_without_jack_or_king_throws_anything() -> None:
    assert follows("no jk", ["7D", "KD"], "QC TH 2C AS").legal() == {"QC", "TH", "2C", "AS"}


@pytest.mark.rule("KB-QUEENS-1")
def test_each_queen_costs_a_hundred() -> None:
    taken = ("KH", "QS", "QH QD", "QC 2S")
    assert [points(NO_QUEENS, 3, card_set(cards), 1, 1) for cards in taken] == [0, -100, -200, -100]


@pytest.mark.rule("KB-QUEENS-3")
def test_void_with_a_queen_throws_a_queen() -> None:
    table = follows("no queens", ["7D", "KD"], "QC QS 5S 2C AS")
    assert table.legal() == {"QC", "QS"}
    assert table.why_not("AS") == "KB-QUEENS-3"
    assert follows("no queens", ["7D", "KD"], "JC KS 5S").legal() == {"JC", "KS", "5S"}


@pytest.mark.rule("KB-QUEENS-4")
def test_the_queen_goes_under_king_or_ace() -> None:
    for over in ("KD", "AD"):
        table = follows("no queens", [over], "QD 5D 2C")
        assert table.legal() == {"QD"}
        assert table.why_not("5D") == "KB-QUEENS-4"
    assert follows("no queens", ["JD"], "QD 5D AD 2C").legal() == {"QD", "5D", "AD"}


@pytest.mark.rule("KB-HEARTS-1")
def test_each_heart_costs_thirty() -> None:
    taken = ("2H 3H", "AS", "4H 5H 6H KH", "7H 8H 9H TH JH QH AH")
    assert [points(NO_HEARTS, 3, card_set(cards), 1, 1) for cards in taken] == [-60, 0, -120, -210]


@pytest.mark.rule("KB-HEARTS-2", "KB-KING-2")  # AMB-13
@pytest.mark.parametrize(("call", "rule"), [("no hearts", "KB-HEARTS-2"), ("no king", "KB-KING-2")])
def test_hearts_are_led_only_when_one_has_appeared_or_nothing_else_is_held(call: str, rule: str) -> None:
    table = leads(call, "AH 4H 7C KD")
    assert table.legal() == {"7C", "KD"}
    assert table.why_not("4H") == rule
    assert leads(call, "AH 4H").legal() == {"AH", "4H"}
    assert leads(call, "AH 4H 7C KD", seen="2H").legal() == {"AH", "4H", "7C", "KD"}


@pytest.mark.rule("KB-HEARTS-2")  # AMB-13
@pytest.mark.parametrize(
    "hands", [["AS 3H 2C", "2S 4C 5C", "KH 6C 7C", "4S 8C 9C"], ["4H 5H", "2S 3S", "4S 5S", "7C 9C"]]
)
def test_a_discard_or_a_forced_lead_opens_hearts_until_the_next_deal(hands: list[str]) -> None:
    table = Round("no hearts", hands)
    lead = "AS" if "AS" in hands[0] else "4H"
    table.do(lead, "2S", hands[2].split()[0], hands[3].split()[0])
    assert table.state.seen & table.state.barred
    assert table.legal() == {*hands[0].split()} - {lead}
    assert not Round("no hearts").state.seen


@pytest.mark.rule("KB-HEARTS-3")
def test_no_hearts_void_throws_a_heart() -> None:
    table = follows("no hearts", ["9D"], "AH 4H 7C QS")
    assert table.legal() == {"AH", "4H"}
    assert table.why_not("QS") == "KB-HEARTS-3"
    assert follows("no hearts", ["9D"], "7C QS AS").legal() == {"7C", "QS", "AS"}


@pytest.mark.rule("KB-HEARTS-4")  # AMB-9
def test_under_a_higher_heart_any_heart_goes_unless_the_house_has_it_otherwise() -> None:
    assert follows("no hearts", ["9H"], "AH 4H 7C").legal() == {"AH", "4H"}
    forced = follows("no hearts", ["9H"], "AH 4H 2H 7C", hearts_duck="forced")
    assert forced.legal() == {"4H", "2H"}
    assert forced.why_not("AH") == "KB-HEARTS-4"
    assert follows("no hearts", ["9H"], "AH TH", hearts_duck="forced").legal() == {"AH", "TH"}


@pytest.mark.rule("KB-KING-1")
def test_the_king_of_hearts_costs_320_also_its_own_player() -> None:
    assert [points(KING, 3, card_set(cards), 1, 1) for cards in ("KH 2H", "KS KD")] == [-320, 0]
    table = Round("no king", ["KH 2S", "3H 3S", "4H 4S", "5H 5S"], seen="9H")
    assert table.do("KH", "3H", "4H", "5H").state.deal_scores == [-320, 0, 0, 0]


@pytest.mark.rule("KB-KING-3")
def test_void_with_the_king_of_hearts_throws_it() -> None:
    table = follows("no king", ["9S"], "KH 3H 7C JD")
    assert table.legal() == {"KH"}
    assert table.why_not("3H") == table.why_not("7C") == "KB-KING-3"


@pytest.mark.rule("KB-KING-4")
def test_void_without_it_throws_another_heart_first() -> None:
    table = follows("no king", ["9S"], "AH 3H 7C JD")
    assert table.legal() == {"AH", "3H"}
    assert table.why_not("7C") == "KB-KING-4"
    assert follows("no king", ["9S"], "7C JD").legal() == {"7C", "JD"}


@pytest.mark.rule("KB-KING-5")  # AMB-8
def test_under_the_ace_the_king_of_hearts_is_free_unless_the_house_has_it_otherwise() -> None:
    assert follows("no king", ["AH"], "KH 3H 7C").legal() == {"KH", "3H"}
    forced = follows("no king", ["AH"], "KH 3H 7C", king_under_ace="forced")
    assert forced.legal() == {"KH"}
    assert forced.why_not("3H") == "KB-KING-5"
    assert follows("no king", ["QH"], "KH 3H 7C", king_under_ace="forced").legal() == {"KH", "3H"}
    assert follows("no king", ["AH"], "QH 3H 7C", king_under_ace="forced").legal() == {"QH", "3H"}
