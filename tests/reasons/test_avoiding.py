"""Reasons of players who avoid tricks or cards, in the negative contracts of King Bolola."""

from __future__ import annotations

from typing import Any

import pytest

from tests.reasons.positions import At, king

NONE = "NO_TRICKS"
LED: dict[str, Any] = {"tricks": [{"leader": 0, "cards": "AS 3S 4S 5S"}]}


@pytest.mark.parametrize(
    ("reason", "there", "card", "near", "other"),
    [
        ("throws-penalty", king("NO_QUEENS", "QS QH 2C", "AD"), "QS", king(NONE, "QS QH 2C", "AD"), "QS"),
        ("leaves-penalty", king("NO_QUEENS", "KS 2S 3D", "3S QS"), "2S", king("NO_QUEENS", "KS 2S 3D", "3S 9S"), "2S"),
        ("lead-below-all", king(NONE, "2S KH QH"), "2S", king(NONE, "3S KH QH"), "3S"),
        ("must-take", king(NONE, "9S 8S 2D", "2S 3S 4S"), "9S", king(NONE, "9S 8S 2D", "2S 3S 4S"), "8S"),
        ("takes-nothing", king("NO_JK", "QS 2S 2D", "3S 9S 4S"), "QS", king("NO_JK", "QS 2S 2D", "3S JS 4S"), "QS"),
        ("takes-while-cheap", king("NO_QUEENS", "KS 2S 3D", "9S"), "KS", king("NO_QUEENS", "KS 2S 3D", "QS"), "KS"),
        ("ducks-high", king(NONE, "9S 2S 3D", "TS"), "9S", king(NONE, "9S 2S 3D", "TS"), "2S"),
        ("stays-below", king(NONE, "9S 2S 3D", "TS"), "2S", king(NONE, "JS 2S 3D", "TS"), "JS"),
        ("throws-danger", king(NONE, "KS 3S 2H", "AD"), "KS", king(NONE, "KS 3S 2H", "AD"), "3S"),
        ("clears-suit", king(NONE, "9S 2H 3H"), "9S", king(NONE, "9S 2H 3H"), "3H"),
        ("shortens-suit", king(NONE, "9S 2H 3H"), "3H", king(NONE, "9S 2H 3H"), "9S"),
        ("hopes-to-be-beaten", king(NONE, "9S 8S 2D", "3S"), "8S", king(NONE, "9S 2S 2D", "3S"), "9S"),
        ("most-are-higher", king(NONE, "5S KH QH"), "5S", king(NONE, "JS KH QH"), "JS"),
        ("leads-lowest", king(NONE, "9S KS 2D"), "9S", king(NONE, "9S KS 2D"), "KS"),
        ("others-take", king(NONE, "KS 3S 2H", "AD"), "3S", king(NONE, "KS 3S 2H", "2S"), "3S"),
        ("keeps-low", king(NONE, "9H 2S 3D"), "9H", king(NONE, "9H 2S 4D"), "2S"),
        ("leads-while-all-follow", king(NONE, "AS KS 2D"), "AS", king(NONE, "AS KS 2D", **LED), "KS"),
        ("hunts-king", king("KING", "9H 2H"), "9H", king("KING", "KH 2H"), "2H"),
        (
            "rid-before-last-two",
            king("LAST_TWO", "KS 2S 3D 4D", "9S"),
            "KS",
            king("LAST_TWO", "KS 2S 3D 4D", "9S"),
            "2S",
        ),
    ],
)
def test_it_is_named_where_it_holds_and_not_nearby(reason: str, there: At, card: str, near: At, other: str) -> None:
    assert reason in there.names(card)
    assert reason not in near.names(other)


def test_the_last_two_tricks_are_no_longer_before_themselves() -> None:
    assert "rid-before-last-two" not in king("LAST_TWO", "KS 2S", "9S").names("KS")


def test_what_a_trick_costs_is_a_value() -> None:
    at = king("NO_QUEENS", "KS 2S 3D", "3S QS")
    assert next(each.values for each in at.reasons("2S") if each.name == "leaves-penalty") == {"worth": 100}
