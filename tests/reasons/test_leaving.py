"""Reasons for cards that leave the trick to others, and for what stays in the hand, of players who want tricks."""

from __future__ import annotations

import pytest

from tests.reasons.positions import At, baloot, king, kout
from vierblatt.reasons import card_reasons

PLUS = "BOLOLA_PLUS"


@pytest.mark.parametrize(
    ("reason", "there", "card", "near", "other"),
    [
        ("feeds-partner", baloot("TS 8S 9D", "AS 7S"), "TS", baloot("TS 8S 9D", "AS 7S"), "8S"),
        ("feeds-partner-for-now", baloot("QS 8S 9D", "KS 7S"), "QS", baloot("QS 8S 9D", "AS 7S"), "QS"),
        ("keeps-master", king(PLUS, "AS 2S 3D", "9S"), "2S", king(PLUS, "KS 2S 3D", "9S"), "2S"),
        ("keeps-guard", king(PLUS, "KS 2S 3D"), "3D", king(PLUS, "KS 2S 3D"), "2S"),
        ("gives-fewest-points", baloot("TS 8S 9D", "AS"), "8S", baloot("TS 8S 9D", "AS"), "TS"),
        ("partner-to-come", kout("7H AH 9D", "QH"), "7H", kout("7H AH 9D", "QH 8H 9H TH 6H"), "7H"),
        ("makes-void", king("TRUMP H", "3C 4D 5D 2H"), "3C", king("TRUMP H", "3C 4D 5D 2H"), "4D"),
        ("makes-singleton", king("TRUMP H", "3C 4D 5D 2H"), "4D", king("TRUMP H", "3C 4D 5D 2H"), "3C"),
        ("keeps-trumps", kout("8S 7H 9H", "AD"), "7H", kout("8S 7H 9H", "AD"), "8S"),
        ("risks-fewest-points", baloot("8S KH 9D"), "8S", baloot("8S KH 9D"), "KH"),
        ("keeps-points", baloot("TS 8S 9D", "9S"), "8S", baloot("TS 8S 9D", "9S"), "TS"),
        ("cannot-win", king(PLUS, "KS 2S 3D", "AS"), "2S", king(PLUS, "KS 2S 3D", "QS"), "2S"),
        (
            "partner-has-trick",
            kout("7H KH 9D", "8H AH 9H TH QH"), "7H",
            kout("7H KH 9D", "AH 8H 9H TH QH"), "7H",
        ),
        ("leaves-partner", kout("7H 8H 9D", "KH 9H"), "7H", kout("7H 8H 9D", "KH"), "7H"),
        ("ducks", king(PLUS, "JS 2S 3D", "9S"), "2S", king(PLUS, "8S 2S 3D", "9S"), "2S"),
        ("no-card-wins", king(PLUS, "KS 2S 3D", "AS"), "KS", king(PLUS, "KS 2S 3D", "QS"), "2S"),
        ("throws-small", king(PLUS, "2S AH 3C", "AD"), "2S", king(PLUS, "2S AH 3C", "AD"), "AH"),
        ("keeps-last-winner", baloot("AS AH"), "AH", baloot("AS KH"), "KH"),
    ],
)  # fmt: skip
def test_it_is_named_where_it_holds_and_not_nearby(reason: str, there: At, card: str, near: At, other: str) -> None:
    assert reason in there.names(card)
    assert reason not in near.names(other)


def test_values_name_own_cards_and_points() -> None:
    def values(at: At, card: str, name: str) -> object:
        return next(each.values for each in at.reasons(card) if each.name == name)

    assert values(baloot("TS 8S 9D", "AS 7S"), "TS", "feeds-partner") == {"worth": 10}
    assert values(king(PLUS, "AS 2S 3D", "9S"), "2S", "keeps-master") == {"kept": "AS"}
    assert values(baloot("AS AH"), "AH", "keeps-last-winner") == {"kept": "AS", "worth": 10}


def test_trumps_of_opponents_endanger_the_last_trick() -> None:
    assert "keeps-last-winner" in baloot("JH AS", trump="H").names("AS")
    assert "keeps-last-winner" not in baloot("JH AS", trump="H").names("JH")


def test_what_the_alternative_has_too_comes_last() -> None:
    at = king(PLUS, "AS 7S 2S", "9S")
    first, *_ = at.reasons("2S", ["AS"])
    assert (first.name, first.distinguishing) == ("keeps-master", True)
    shared = at.reasons("2S", ["7S"])
    assert not next(each for each in shared if each.name == "keeps-master").distinguishing
    assert [each.distinguishing for each in shared] == sorted((each.distinguishing for each in shared), reverse=True)


def test_neighbours_are_called_equal() -> None:
    assert at_equal("9S 8S 2D", "9S", "8S")
    assert not at_equal("9S 7S 2D", "9S", "7S")
    assert not at_equal("9S 8S 2D", "9S", "2D")


def at_equal(hand: str, card: str, other: str) -> bool:
    return "equal-cards" in king(PLUS, hand).names(card, [other])


def test_without_a_choice_there_are_no_reasons() -> None:
    match = king(PLUS, "2S 3D", "AS").match()
    assert card_reasons(match.game, match.concealed(0), 0) == ()
