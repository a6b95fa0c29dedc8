"""`vierblatt forecast POSITION`: the forecasts of the calls in a position."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.cli.running import vierblatt

KOUT = {"game": "kout_bo", "dealer": 5, "hands": ["AS KS QS JS XR XB 2H 3H 4H", *[None] * 5]}
KING = {"game": "king_bolola", "dealer": 0, "hands": ["2S 3S 4S 2H 3H 4H 5H 2D 3D 4D 2C 3C 4C", *[None] * 3]}
PLAY = {
    "game": "kout_bo",
    "dealer": 5,
    "hands": ["AS 2H", "KS 7D", "5H 6H", "3H 8D", "9H TD", "JD QD"],
    "contract": {"bid": 5, "maker": 0, "trump": "S"},
    "won": [3, 4],
}


def file(tmp_path: Path, position: Mapping[str, object]) -> str:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(position))
    return str(path)


def test_calls_are_printed_with_forecasts_best_first(tmp_path: Path) -> None:
    ran = vierblatt("forecast", file(tmp_path, KOUT), "--lang", "en")
    assert ran.code == 0
    first, *lines = ran.out.splitlines()
    assert "in 100 deals" in first
    rows = [line.split(maxsplit=1) for line in lines]
    assert [call for _, call in rows] == ["bid 5", "bid 6", "bid 7", "bid 8", "bid 9"]
    numbers = [int(number) for number, _ in rows]
    assert numbers == sorted(numbers, reverse=True) and numbers[0] > 80 > numbers[-1]


@pytest.mark.parametrize(("lang", "word"), [("de", "Kontrakt"), ("ar", "العقد")])
def test_it_speaks_three_languages(tmp_path: Path, lang: str, word: str) -> None:
    assert word in vierblatt("forecast", file(tmp_path, KING), "--lang", lang).out


def test_a_program_gets_json(tmp_path: Path) -> None:
    found = json.loads(vierblatt("forecast", file(tmp_path, KOUT), "--json", "-").out)
    assert (found["seat"], found["forecast"]) == (0, "made")
    assert 0 < found["calls"]["bid 9"] < found["calls"]["bid 5"] < 1


def test_forecast_exits_with_2_when_no_call_is_due(tmp_path: Path) -> None:
    ran = vierblatt("forecast", file(tmp_path, PLAY), "--lang", "en")
    assert ran.code == 2 and "Traceback" not in ran.err and "No call that can be forecast is due" in ran.err
