"""`vierblatt dispute`: what it answers, as text in three languages and as JSON, and what cannot be said."""

from __future__ import annotations

import json

import pytest

from tests.cli.running import vierblatt

ASKED = ("dispute", "Baloot", "9d", "contract=Hokom H", "level=double", "--hand", "JH 7H KS", "--trick", "TC 9H")


SAID = [("en", "was not allowed"), ("de", "nicht erlaubt"), ("ar", "غير جائزة")]


@pytest.mark.parametrize(("language", "said"), SAID)
def test_a_fault_in_three_languages(language: str, said: str) -> None:
    ran = vierblatt(*ASKED, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert said in ran.out.splitlines()[0]
    assert "BAL-PLAY-5" in ran.out and "BAL-QAID-5" in ran.out and "32" in ran.out


def test_the_same_as_json() -> None:
    found = json.loads(vierblatt(*ASKED, "--json", "-").out)
    assert (found["verdict"], found["rule"], found["card"]) == ("fault", "BAL-PLAY-5", "9D")
    assert found["fault"] == {"rule": "BAL-QAID-5", "kind": "no-trump", "proofs": ["JH"], "points": [0, 32]}


def test_what_is_not_known_is_asked_for() -> None:
    ran = vierblatt("dispute", "back_alley", "9H", "trump=H", "--part", "--lang", "en")
    assert "It depends: Had they claimed the board themselves?" in ran.out
    assert "spades" in ran.out and "BA-LEAD-3" in ran.out
    ran = vierblatt("dispute", "back_alley", "9H", "trump=H", "broken=yes", "--part", "--lang", "en")
    assert "was allowed" in ran.out


def test_house_rules_count_and_reserved_ones_can_be_named() -> None:
    asked = ("dispute", "king_bolola", "8H", "contract=no king", "--hand", "KH 8H", "--trick", "AH", "--lang", "en")
    assert "was allowed" in vierblatt(*asked).out
    assert "KB-KING-5" in vierblatt(*asked, "--preset", "turkish").out
    assert "KB-KING-5" in vierblatt(*asked, "--rule", "king_under_ace=forced").out
    assert vierblatt("dispute", "baloot", "--preset", "saudi_majlis").code == 0


def test_without_a_card_it_lists_what_can_be_said() -> None:
    ran = vierblatt("dispute", "kout_bo", "--lang", "en")
    assert ran.code == 0
    assert "bid 5 | bid 6" in ran.out and "honours-gone" in ran.out
    found = json.loads(vierblatt("dispute", "kout_bo", "--preset", "kout_bo_4", "--json", "-").out)
    assert [field["name"] for field in found["fields"]] == ["bid", "trump", "maker", "malzom"]
    assert found["fields"][2]["values"] == ["1", "2", "3", "4"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("baloot", "9D"), "Say “contract”"),
        (("baloot", "9D", "contract"), "NAME=VALUE"),
        (("baloot", "9D", "contract=moon"), "not possible"),
        (("baloot", "9D", "contract=sun", "trumps=H"), "Nothing here is called"),
        (("baloot", "2D", "contract=sun"), "not in this game's pack"),
        (("baloot", "9D", "contract=sun", "--trick", "9D"), "two places"),
        (("baloot", "9D", "contract=sun", "--preset", "nowhere"), "nowhere"),
        (("chess", "9D"), "chess"),
    ],
)
def test_what_cannot_be_said_ends_with_2_and_the_remedy(words: tuple[str, ...], said: str) -> None:
    ran = vierblatt("dispute", *words, "--lang", "en")
    assert ran.code == 2 and said in ran.err
    assert ran.out == ""
