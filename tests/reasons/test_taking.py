"""Reasons for cards that take a trick, and for leads, of players who want tricks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.reasons.positions import At, baloot, king, kout

VOID_PARTNER: dict[str, Any] = {"tricks": [{"leader": 0, "cards": "AH 3H 2D 4H 5H 6H"}]}
ALL_FOLLOWED: dict[str, Any] = {"tricks": [{"leader": 0, "cards": "AH 3H 2H 4H 5H 6H"}]}
PARTNER_LED: dict[str, Any] = {"leader": 2, "tricks": [{"leader": 2, "cards": "QH 3H 4H 5H AH 6H"}]}
OPPONENT_LED: dict[str, Any] = {"leader": 1, "tricks": [{"leader": 1, "cards": "QH 3H 4H 5H 6H AH"}]}
PLUS = "BOLOLA_PLUS"


@pytest.mark.parametrize(
    ("reason", "there", "card", "near", "other"),
    [
        ("partner-can-ruff", kout("AH 7H 9D", **VOID_PARTNER), "7H", kout("AH 7H 9D", **ALL_FOLLOWED), "7H"),
        (
            "partner-has-master",
            baloot("KS 7S 9D", trump="H", buyer=2, public="AS"), "7S",
            baloot("KS 7S 9D", trump="H", buyer=1, public="AS"), "7S",
        ),
        ("draws-trumps", kout("AS 8S 7H"), "8S", kout("AS 8S 7H"), "7H"),
        ("cashes-winner", king(PLUS, "AS KD 2D"), "AS", king(PLUS, "AS KD 2D"), "KD"),
        ("leads-master", king("TRUMP H", "AS KD 2D"), "AS", king("TRUMP H", "AS KD 2D"), "KD"),
        ("ruffs", king("TRUMP H", "5H 4H 3C", "AD"), "5H", king("TRUMP H", "5H 4H 3C", "3H"), "5H"),
        ("over-ruffs", king("TRUMP H", "5H 4H 3C", "AD 3H"), "5H", king("TRUMP H", "5H 4H 3C", "AD"), "5H"),
        ("overtakes-partner", kout("KH 7H 9D", "QH 3H"), "KH", kout("KH 7H 9D", "QH"), "KH"),
        ("wins-cheaply", king(PLUS, "TS QS 2S", "9S 3S 4S"), "TS", king(PLUS, "TS QS 2S", "9S 3S 4S"), "QS"),
        ("wins-last", king(PLUS, "QS 2S", "9S 3S 4S"), "QS", king(PLUS, "QS 2S", "9S 3S"), "QS"),
        ("wins-for-certain", king(PLUS, "AS 2S", "9S 3S"), "AS", king(PLUS, "KS 2S", "9S 3S"), "KS"),
        ("few-above", king(PLUS, "QS 2D 3D"), "QS", king(PLUS, "TS 2D 3D"), "TS"),
        ("goes-over", king(PLUS, "JS 2S", "9S"), "JS", king(PLUS, "JS 2S", "9S"), "2S"),
        ("partners-suit", kout("AH 7H 9D", **PARTNER_LED), "7H", kout("AH 7H 9D", **OPPONENT_LED), "7H"),
        ("long-suit", king(PLUS, "9S 8S 7S 6S 5S 4S 3S 2S"), "9S", king(PLUS, "9S 8S 7S 6S 5S 4S 3D 2D"), "9S"),
        ("top-of-sequence", king(PLUS, "QS JS 2D"), "QS", king(PLUS, "QS TS 2D"), "QS"),
        (
            "opens-no-suit",
            king(PLUS, "AD 2D 3C", tricks=[{"leader": 0, "cards": "AD 3D 4D 5D"}]), "2D",
            king(PLUS, "AD 2D 3C", tricks=[{"leader": 0, "cards": "AD 3D 4D 5D"}]), "3C",
        ),
        ("leads-low", king(PLUS, "KS 2S 3D"), "2S", king(PLUS, "KS 2S 3D"), "KS"),
    ],
)  # fmt: skip
def test_it_is_named_where_it_holds_and_not_nearby(reason: str, there: At, card: str, near: At, other: str) -> None:
    assert reason in there.names(card)
    assert reason not in near.names(other)


def test_the_joker_that_beats_everything_is_not_called_cheap() -> None:
    assert "wins-cheaply" not in kout("9S 7S XR", "8S KS").names("XR")


def test_a_joker_led_without_the_right_draws_nothing_for_certain() -> None:
    """With the house rule that allows it, a joker led without the right is null: it does not win."""
    at = kout("XB AH 7D", options={"illegal_joker_lead": "allowed_as_null"})
    assert not {"cashes-winner", "wins-for-certain", "makes-contract"} & {*at.names("XB")}


def test_the_number_of_higher_cards_is_a_value() -> None:
    [reason] = [each for each in king(PLUS, "QS 2D 3D").reasons("QS") if each.name == "few-above"]
    assert reason.values == {"count": 2}
