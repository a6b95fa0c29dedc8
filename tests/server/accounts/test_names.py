"""Names that may be shown, and which of them are the same."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vierblatt.server.accounts import names
from vierblatt.server.accounts.lookalikes import skeleton
from vierblatt.server.accounts.names import BadName


@pytest.mark.parametrize("name", ["Amal", "أبو خالد", "Jörg 2", "نورة_٧", "李雷", "Zoë❤", "x"])
def test_a_name_in_any_script_stays_as_it_is(name: str) -> None:
    assert names.shown(name) == name


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ("", "bad-name-length"),
        ("   ", "bad-name-length"),
        ("n" * 25, "bad-name-length"),
        ("a\x00b", "bad-name-character"),
        ("a\u202eb", "bad-name-character"),  # turns the direction of what follows
        ("a\u200bb", "bad-name-character"),  # nothing to see
        ("\u0301a", "bad-name-character"),  # a mark without a letter
        ("a\u0323\u0323\u0323\u0323", "bad-name-character"),
        ("a\ue000", "bad-name-character"),
        ("!!!", "bad-name-letters"),
        ("\u200d\u200d", "bad-name-character"),
        ("a\u200db", "bad-name-character"),  # joins no pictures
        ("a\ufe0f", "bad-name-character"),  # colours no picture
        ("Amal\u3164", "bad-name-character"),  # a letter for Unicode, and nothing to see
        ("\u115fAmal", "bad-name-character"),
        ("Am\u034fal", "bad-name-character"),
        ("Am\U000e0061al", "bad-name-character"),
        ("Am\u2800al", "bad-name-character"),  # Braille without a dot
        ("Аdmin", "bad-name-mixed"),  # the first letter is Cyrillic
        ("Bot 🤖", "bad-name-sign"),
    ],
)
def test_a_disturbing_or_deceptive_name_is_refused(given: str, code: str) -> None:
    with pytest.raises(BadName) as refused:
        names.shown(given)
    assert refused.value.code == code


@pytest.mark.parametrize("name", ["Amal 👨\u200d👩\u200d👧", "Zoë ❤\ufe0f", "Lina 👍🏽"])
def test_pictures_are_joined_and_coloured_as_they_are_meant_to_be(name: str) -> None:
    assert names.shown(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "Admin", "ADMIN", "ADMlN", "The Admin", "Admin 7", "A.d.m.i.n", "M0derator", "Vierblatt", "Vierblatt-Team",
        "Ｓｙｓｔｅｍ", "مشرف", "المُشرِف", "Verwaltung", "Guest 12", "gast", "Bot 3", "Player 1",
        "Spieler", "ضيف ١٢", "Everyone",
    ],
)  # fmt: skip
def test_names_of_the_server_its_staff_and_placeholders_are_reserved(name: str) -> None:
    with pytest.raises(BadName) as refused:
        names.shown(name)
    assert refused.value.code == "bad-name-reserved"


@pytest.mark.parametrize("name", ["Modesty", "Guest of honour", "Adminah", "Bottom", "Serverin", "ضيف الله"])
def test_words_that_only_begin_like_these_are_names(name: str) -> None:
    assert names.shown(name) == name


def test_latin_and_arabic_may_stand_together() -> None:
    assert names.shown("Ali علي") == "Ali علي"


def test_spaces_are_single_and_letters_composed() -> None:
    assert names.shown(" A\u0308 \t b ") == "Ä b"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("AMAL", "amal"),
        ("Straße", "STRASSE"),
        ("Ａｍａｌ", "Amal"),  # full width
        ("ﬁn", "fin"),
        ("محـمـد", "محمد"),  # stretched
        ("مُحَمَّد", "محمد"),  # with vowels
        ("لاعب٧", "لاعب7"),
        ("a\u200d\u200db", "ab"),
    ],
)
def test_names_that_look_alike_are_one_name(one: str, other: str) -> None:
    assert names.login(one) == names.login(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Iana", "lana"), ("KARlM", "Karim"), ("paypal", "раураӏ"), ("ace", "асе"), ("Amal0", "AmalO"), ("rn", "m"),
        ("Arnal", "Amal"), ("cl0ud", "cloud"), ("علي", "علی"), ("علي", "على"), ("كريم", "ڪريم"), ("Amal", "𝐀mal"),
        ("Αννα", "Avva"), ("Amal 1", "Amal l"), ("A\u0301mal", "Ámal"),
    ],
)  # fmt: skip
def test_names_that_only_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_names_that_look_different_have_skeletons_of_their_own() -> None:
    others = "Jorg", "Jörg", "Jorg 2", "علي", "عالي", "Amal", "Amel", "محمد", "محمود", "李雷", "李蕾", "Anna", "Αννα"
    assert len({skeleton(name) for name in others}) == len(others)


@given(st.text())
def test_every_name_has_a_skeleton_and_capitals_of_our_alphabets_do_not_change_it(text: str) -> None:
    try:
        name = names.shown(text)
    except BadName:
        return
    assert skeleton(name) != ""
    if name.isascii():
        assert skeleton(name) == skeleton(name.upper()) == skeleton(name.lower())


def test_different_names_stay_different() -> None:
    assert len({names.login(name) for name in ("Jorg", "Jörg", "Jorg 2", "علي", "عالي")}) == 5


@given(st.text())
def test_any_text_is_handled_and_a_shown_name_is_clean(text: str) -> None:
    try:
        name = names.shown(text)
    except BadName:
        return
    assert names.shown(name) == name
    assert 0 < len(name) <= names.LONGEST
    assert not {unicodedata.category(character) for character in name if character != "\u200d"} & {"Cc", "Cf", "Zl"}
    assert names.login(name) == names.login(names.login(name))


def test_a_program_is_recognised_by_its_sign() -> None:
    assert names.is_program(names.as_program("Amal"))
    assert not names.is_program("Amal")
