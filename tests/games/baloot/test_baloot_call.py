"""Baloot called before its card: `baloot_call=before_card`."""

from __future__ import annotations

import pytest

from tests.games.baloot.table import Deal, in_play
from tests.games.baloot.test_projects import ROYAL, with_baloot


def before_the_card() -> Deal:
    """Seat 1 has played the king of hearts to the first trick; seats 2 and 3 have played to the second."""
    deal = in_play(ROYAL, "H", buyer=1, auto_declare=False, baloot_call="before_card")
    for card in ("8H", "KH", "JH", "AH"):
        deal.do("silent", card)
    assert (deal.r.turn, deal.phase) == (2, "play"), "who has played neither is not asked"
    return deal.play("9S QS AS")


@pytest.mark.rule("BAL-PROJ-9")
def test_option_the_baloot_is_said_before_the_second_card_which_must_then_be_played() -> None:
    deal = before_the_card()
    assert (deal.r.turn, deal.phase, deal.open) == (1, "baloot", {"silent", "baloot"})
    deal.do("baloot")
    assert (deal.phase, deal.r.turn, deal.r.baloot_seat) == ("play", 1, 1)
    assert deal.open == {"QH"}
    assert deal.why_not("TH") == "BAL-PROJ-9"
    deal.do("QH")
    assert deal.phase == "play"
    assert deal.finish().r.sum_baloots == [0, 1]


@pytest.mark.rule("BAL-PROJ-9")
def test_option_played_without_a_word_it_is_lost() -> None:
    deal = before_the_card().do("silent", "QH")
    assert deal.phase == "play"
    assert (deal.r.baloot_seat, deal.r.baloot_barred) == (-1, -1)
    assert deal.finish().r.sum_baloots == [0, 0]


@pytest.mark.rule("BAL-PROJ-9")
def test_option_silence_keeps_the_baloot_for_a_later_card() -> None:
    deal = before_the_card().do("silent", "TH")
    while deal.r.baloot_seat < 0:
        first = ["baloot", "silent"]
        wanted = [text for text in first if text in deal.open] or sorted(deal.open - {"QH"})
        deal.do(wanted[0])
    assert deal.finish().r.sum_baloots == [0, 1]


@pytest.mark.rule("BAL-PROJ-9")
def test_option_seats_without_the_second_card_are_asked_too() -> None:
    apart = (ROYAL[0].replace("8H", "QH"), ROYAL[1].replace("QH", "8H"), *ROYAL[2:])
    deal = in_play(apart, "H", buyer=1, auto_declare=False, baloot_call="before_card")
    for card in ("AS", "KH", "9S", "QS"):
        deal.do("silent", card)
    assert (deal.r.turn, deal.phase, deal.open) == (1, "baloot", {"silent"})
    assert deal.why_not("baloot") == "BAL-PROJ-9"
    deal.do("silent", "8H")
    assert deal.finish().r.sum_baloots == [0, 0]


@pytest.mark.rule("BAL-PROJ-9", "BAL-PROJ-10")
def test_option_a_baloot_that_does_not_count_cannot_be_said_before_the_card() -> None:
    hand = "KH QH JH TH 9H 7S 8D 7C"
    others = [card for suit in "SDCH" for card in (rank + suit for rank in "AKQJT987") if card not in hand.split()]
    rest = [" ".join(others[i::3]) for i in range(3)]
    deal = in_play((hand, *rest), "H", auto_declare=False, baloot_call="before_card")
    asked = False
    while deal.r.turn >= 0:
        assert "baloot" not in deal.open
        asked = asked or deal.phase == "baloot"
        first = ["announce", "silent", "KH", "QH"]
        wanted = [text for text in first if text in deal.open] or sorted(deal.open)
        deal.do(wanted[0])
    assert asked
    assert deal.r.sum_baloots == [0, 0]


@pytest.mark.rule("BAL-PROJ-9")
def test_option_before_the_card_means_nothing_where_the_rules_declare() -> None:
    deal = with_baloot(baloot_call="before_card")
    while deal.r.baloot_seat < 0:
        assert deal.phase == "play"
        deal.do("QH" if "QH" in deal.open else min(deal.open))
    assert deal.finish().r.sum_baloots == [0, 1]
