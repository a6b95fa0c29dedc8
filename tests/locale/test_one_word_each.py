"""One word for one thing: what texts for players no longer say, and the glossary's table of what they do say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.locale.messages import FOLDERS, every
from vierblatt.locale import strip_isolates

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
#: For each language: retired words, as regular expressions, and what to say instead.
RETIRED = {
    "en": {
        r"do not hear": "mute",
        r"stands? here yet": "is on this list yet",
        r"(?:whole|this|the) game(?= (?:is over|ends|has begun))": "match",
        r"to the letter of": "original rules",
        r"(?:win|wins|won) the game": "match",
        r"next hand|this hand(?= is)": "deal",
    },
    "de": {
        r"[Dd]ieses Spiel|[Jj]edes Spiel|(?:nächste|letzte|erste|laufende)[sn]? Spiels?": "Runde, or Partie",
        r"Spiele? (?:\d+|\{)|Spiel(?= läuft| ist zu Ende| endet)": "Runde, or Partie",
        r"[Nn]icht hören": "stummschalten",
        r"Dazukommen": "Beitreten",
        r"Einstellungen des Tisch(?:e?s)": "Tischeinstellungen",
        r"Bluter": "Joker",
        r"Rohsumme|roh": "Augen",
        r"[Rr]emis": "unentschieden",
        r"Match|Deal": "Partie, Runde",
        r"(?<![-\w])(?:Drei|Vier), (?:offen|gesperrt)": "Dreifach, Vierfach",
        r"Kennwort": "Passwort",
    },
    "ar": {
        r"(?:ال|ل|لل)?مباراة|(?:ال)?مباريات": "صكة",
        r"(?:ال)?شوط|(?:ال)?أشواط": "جولة",
        r"كلمة (?:ال)?سر\w*": "كلمة المرور",
        r"نحن": "لنا",
        r"(?:ال)?تلميح(?:ات)?": "نصيحة",
        r"لا تسمع": "كتم",
        r"بوان": "باون",
        r"(?:ال)?تقييمات|مقيّمة": "تصنيف, مصنّفة",
        r"حرفيًا كما": "القوانين الأصلية",
        r"نقر(?:ة|تين)": "ضغطة",
    },
}


def retired_in(language: str, text: str) -> list[str]:
    return [
        f"{hit[0]!r}; say {instead}"
        for word, instead in RETIRED[language].items()
        for hit in re.finditer(rf"(?<!\w)(?:{word})(?!\w)", strip_isolates(text))
    ]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Do not hear".lower()),
        ("en", "who wins the game"),
        ("de", "Nächstes Spiel".replace("N", "n")),
        ("de", "Spiel 3"),
        ("ar", "المباراة التالية"),
        ("ar", "كلمة السر"),
    ],
)
def test_a_retired_word_is_noticed(language: str, text: str) -> None:
    assert retired_in(language, text)


@pytest.mark.parametrize(
    ("language", "text"), [("de", "Welches Spiel? Spieler 2"), ("ar", "لعبة الورق في الجولة"), ("en", "Which game?")]
)
def test_another_word_is_not(language: str, text: str) -> None:
    assert not retired_in(language, text)


def test_no_message_has_a_retired_word() -> None:
    found = [
        (family, message.id, word)
        for family, language, message in every()
        for word in retired_in(language, message.text)
    ]
    assert not found


def test_no_page_of_rules_has_a_retired_word() -> None:
    pages = [(language, folder / f"rules.{language}.md") for folder in FOLDERS for language in RETIRED]
    found = [
        (str(page), word) for language, page in pages for word in retired_in(language, page.read_text(encoding="utf-8"))
    ]
    assert not found


@pytest.mark.parametrize(
    "word", ["Runde", "Partie", "Spiel", "صكة", "جولة", "لعبة", "كلمة المرور", "deal", "match", "game"]
)
def test_the_glossary_names_the_words_in_use(word: str) -> None:
    rows = [line for line in GLOSSARY.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    assert any(word in (cell.strip() for each in row.split("|")[2:5] for cell in each.split(",")) for row in rows)
