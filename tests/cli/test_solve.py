"""`vierblatt solve POSITION`: what each action brings with open cards."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import vierblatt

#: The last two cards; the maker's team has three tricks and needs both: a trump has to be drawn before hearts are led.
KOUT = {
    "game": "kout_bo",
    "dealer": 5,
    "hands": ["AS 2H", "KS 7D", "5H 6H", "3H 8D", "9H TD", "JD QD"],
    "contract": {"bid": 5, "maker": 0, "trump": "S"},
    "won": [3, 4],
}


#: The third player must throw the king on the ace of clubs, or has to lead it.
KING = {
    "game": "king_bolola",
    "hands": ["2C 3D", "AC 4D", "KH 5D", "6C 7C"],
    "contract": {"contract": "KING"},
    "leader": 0,
}


@pytest.fixture
def position(tmp_path: Path) -> Path:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(KOUT))
    return file


def test_values_and_a_line_are_printed(position: Path) -> None:
    ran = vierblatt("solve", str(position), "--lang", "en")
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert {line.split()[0]: line.split()[1] for line in lines[1:3]} == {"AS": "+5", "2H": "-10"}


@pytest.mark.parametrize(("lang", "word"), [("de", "Fortsetzung"), ("ar", "تسلسل")])
def test_it_speaks_three_languages(position: Path, lang: str, word: str) -> None:
    assert word in vierblatt("solve", str(position), "--lang", lang).out


def test_a_program_gets_json(position: Path) -> None:
    found = json.loads(vierblatt("solve", str(position), "--json", "-").out)
    assert found["seat"] == 0 and set(found["values"]) == {"AS", "2H"}
    assert found["line"][0][0] == 0 and len(found["line"]) == 12


def test_without_teams_every_seat_gets_a_value(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(KING))
    ran = vierblatt("solve", str(file), "--lang", "en")
    assert ran.code == 0
    assert {tuple(line.split()) for line in ran.out.splitlines()[1:3]} == {
        ("2C", "+0", "-320", "+0", "+0"),
        ("3D", "+0", "+0", "-320", "+0"),
    }


def test_a_position_that_cannot_be_solved_ends_with_2(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps({**KOUT, "hands": ["AS 2H", *[None] * 5]}))
    ran = vierblatt("solve", str(file))
    assert ran.code == 2 and "Traceback" not in ran.err
