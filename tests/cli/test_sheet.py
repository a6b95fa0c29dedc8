"""`vierblatt sheet`: an evening on the command line, and everything that can be typed wrongly."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import vierblatt
from vierblatt.sheet import load

NAMES = "Ali, Badr, Dana, Essa"


@pytest.fixture
def begun(tmp_path: Path) -> str:
    file = str(tmp_path / "evening.json")
    assert vierblatt("sheet", "new", file, "Baloot", "--names", NAMES, "--first-dealer", "essa").code == 0
    return file


def test_an_evening(begun: str) -> None:
    added = vierblatt(
        "sheet", "add", begun, "contract=Hokom", "buyer=badr", "trump=h", "cards=90", "projects=buyer", "sira=1"
    )
    assert added.code == 0, added.err
    assert (
        "Deal 1, dealt by Essa" in added.out
        and "BAL-SCORE-7" in added.out
        and "Chance to win: Ali and Dana" in added.out
    )
    assert vierblatt("sheet", "add", begun, "contract=passed").code == 0
    assert vierblatt("sheet", "add", begun, "contract=sun", "buyer=4", "kaboot=buyer").code == 0
    shown = vierblatt("sheet", "show", begun).out
    assert "Badr and Essa" in shown and "no points" in shown and "deal 4, dealt by Dana" in shown
    assert "BAL-SCORE-11" in vierblatt("sheet", "show", begun, "3").out
    assert vierblatt("sheet", "change", begun, "3", "contract=sun", "buyer=Essa", "cards=100").code == 0
    assert vierblatt("sheet", "undo", begun).code == 0
    assert load(begun).totals == (7, 11)


def test_everything_as_json(begun: str) -> None:
    vierblatt("sheet", "add", begun, "contract=sun", "buyer=Ali", "kaboot=buyer")
    found = json.loads(vierblatt("sheet", "show", begun, "--json", "-").out)
    assert found["totals"] == [44, 0] and found["deals"][0]["reasons"][0]["rule"] == "BAL-SCORE-11"
    assert found["fields"][0]["name"] == "contract" and found["dealer"] == 0


@pytest.mark.parametrize("language", ["de", "ar"])
def test_in_other_languages(begun: str, language: str) -> None:
    result = ("contract=hokom", "buyer=2", "trump=H", "level=double", "cards=81", "--lang", language)
    added = vierblatt("sheet", "add", begun, *result)
    assert added.code == 0 and "BAL-SCORE-10" in added.out
    assert {"de": "Gleichstand", "ar": "تعادل"}[language] in added.out
    fields = vierblatt("sheet", "fields", begun, "--lang", language)
    assert fields.code == 0 and {"de": "Käufer", "ar": "المشتري"}[language] in fields.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["contract=hokum"], "Did you mean hokom"),
        (["contract=sun", "buyer=Fahad"], "Ali, Badr, Dana, Essa, 1..4"),
        (["contract=sun", "buyer=5"], "1..4"),
        (["contract=sun", "buyer=0"], "1..4"),
        (["contract=sun", "buyer=Ali"], "cards is missing"),
        (["contract=sun", "buyer=Ali", "cards=131"], "0..130"),
        (["contract=sun", "buyer=Ali", "cards=100", "cards=90"], "twice"),
        (["contract"], "FIELD=VALUE"),
        (["=sun"], "FIELD=VALUE"),
        (["contarct=sun"], "Did you mean contract"),
        (["contract=sun", "buyer=Ali", "cards=100", "level=double"], "BAL-DBL-5"),
    ],
)
def test_what_is_typed_wrongly_changes_nothing(begun: str, words: list[str], said: str) -> None:
    before = Path(begun).read_bytes()
    ran = vierblatt("sheet", "add", begun, *words)
    assert (ran.code, ran.out) == (2, "") and said in ran.err
    assert Path(begun).read_bytes() == before


def test_a_file_that_is_none_or_is_there_already(begun: str, tmp_path: Path) -> None:
    assert vierblatt("sheet", "new", begun, "baloot").code == 2
    assert vierblatt("sheet", "new", str(tmp_path / "x" / "y.json"), "baloot").code == 2
    assert vierblatt("sheet", "show", str(tmp_path / "missing.json")).code == 2
    assert vierblatt("sheet", "undo", begun).code == 2
    assert vierblatt("sheet", "show", begun, "1").code == 2
    assert load(begun).deals == ()
