"""Right-to-left text on terminals: joined letters, reordered once and never twice."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vierblatt.errors import BadOption
from vierblatt.locale import display, strip_isolates
from vierblatt.locale.bidi import keep_sign, mode_of
from vierblatt.locale.shaping import shape
from vierblatt.locale.words import Words


def test_letters_are_joined_in_reading_order() -> None:
    assert shape("بلوت") == "\ufe91\ufee0\ufeee\ufe95"
    assert shape("ورق") == "\ufeed\ufead\ufed5"  # waw and reh join to the right only


def test_lam_and_alef_make_one_sign() -> None:
    assert shape("لا") == "\ufefb"
    assert shape("بلا") == "\ufe91\ufefc"
    assert shape("الأرض") == "\ufe8d\ufef7\ufead\ufebd"


def test_vowel_signs_do_not_separate_letters() -> None:
    assert shape("لعبتَ") == "\ufedf\ufecc\ufe92\ufe96\u064e"
    assert shape("أولًا") == "\ufe83\ufeed\ufefb\u064b"


def test_the_app_reorders_a_line() -> None:
    assert display("لعب 10♠", "app") == "\u266010 \ufe90\ufecc\ufedf"
    assert display("seat: بلوت", "app") == "seat: \ufe95\ufeee\ufee0\ufe91"


def test_a_vowel_sign_stays_on_its_letter() -> None:
    assert display("أولًا", "app") == "\ufefb\u064b\ufeed\ufe83"


def test_lines_are_reordered_one_by_one() -> None:
    assert display("صن\nok\nحكم", "app") == "\ufee6\ufebb\nok\n\ufee2\ufedc\ufea3"


def test_a_card_reads_from_left_to_right_within_arabic() -> None:
    words = Words("ar", names=["سعيد"])
    assert "10♠" in display(words.text("event-played", you="no", seat=words.seat(0), card=words.card("TS")), "app")


def test_the_first_score_of_a_row_stands_on_the_right_in_arabic() -> None:
    assert display(Words("ar").ratio([-10, 20]), "app") == "20 : -10"


@pytest.mark.parametrize("mode", ["terminal", "off"])
def test_a_terminal_that_reorders_gets_the_text_as_it_is(mode: str) -> None:
    assert display("لعب \u206810♠\u2069", mode) == "لعب \u206810♠\u2069"  # type: ignore[arg-type]


@given(st.text(st.characters(max_codepoint=0x58F)))
def test_text_without_right_to_left_letters_is_unchanged(text: str) -> None:
    assert display(strip_isolates(text), "app") == strip_isolates(text)


@given(st.text(st.sampled_from("ابتلأهي \u064bA10♠:()")))
def test_reordering_loses_no_sign(text: str) -> None:
    shown, given_ = (line.replace("\n", "").replace(")", "(") for line in (display(text, "app"), shape(text)))
    assert sorted(shown) == sorted(given_)  # a bracket may turn round


def test_an_unknown_mode_is_refused() -> None:
    with pytest.raises(BadOption, match="bad-value"):
        display("x", "both")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("environment", "mode"),
    [
        ({"VTE_VERSION": "7600"}, "terminal"),
        ({"KONSOLE_VERSION": "230801"}, "terminal"),
        ({"TERM_PROGRAM": "mlterm"}, "terminal"),
        ({"TERM": "mlterm-256color"}, "terminal"),
        ({"TERM_PROGRAM": "vscode", "VTE_VERSION": "7600"}, "app"),
        ({"TERM_PROGRAM": "ghostty"}, "app"),
        ({"WT_SESSION": "1"}, "app"),
        ({"TERM": "xterm-kitty", "KITTY_WINDOW_ID": "1", "VTE_VERSION": "7600"}, "app"),
        ({"TERM": "alacritty"}, "app"),
        ({"TERM": "xterm"}, "app"),
        ({"TERM": "linux"}, "app"),
        ({}, "app"),
        ({"VTE_VERSION": "7600", "VIERBLATT_BIDI": "app"}, "app"),
        ({"VIERBLATT_BIDI": "off"}, "off"),
        ({"VIERBLATT_BIDI": "nonsense", "VTE_VERSION": "7600"}, "terminal"),
    ],
)
def test_the_environment_shows_whether_the_terminal_reorders(environment: dict[str, str], mode: str) -> None:
    assert mode_of(environment) == mode


def test_auto_asks_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VIERBLATT_BIDI", "app")
    assert display("صن") == "\ufee6\ufebb"
    monkeypatch.setenv("VIERBLATT_BIDI", "terminal")
    assert display("صن") == "صن"


def test_a_minus_stays_with_its_number() -> None:
    assert keep_sign("-5") == "\u200e-5"
    assert strip_isolates(keep_sign("-5")) == "-5"
