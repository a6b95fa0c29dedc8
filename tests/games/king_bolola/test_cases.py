"""The worked cases, judged by the engine's own rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from vierblatt.games.king_bolola import GAME

CASES = json.loads((Path(__file__).parents[2] / "cases" / "king_bolola.json").read_text(encoding="utf-8"))
ALL = [(name, case) for name, cases in CASES.items() if isinstance(cases, list) for case in cases]


@pytest.mark.parametrize(("name", "case"), ALL, ids=[f"{n}-{c.get('id', c['contract'])}" for n, c in ALL])
def test_worked_case(name: str, case: dict[str, Any]) -> None:
    assert GAME.table.judges[name](case) == []


def test_every_list_of_cases_has_its_judge() -> None:
    assert {name for name, _ in ALL} == {*GAME.table.judges}


def test_a_wrong_case_is_reported() -> None:
    case = dict(CASES["legal"][0], legal=["9D"])
    assert GAME.table.judges["legal"](case) == [("legal", ["9D"], ["9D", "3D"])]
    wrong = dict(CASES["rounds"][0], scores=[0, 0, 0, 0], tricks_played=12)
    assert [what for what, _, _ in GAME.table.judges["rounds"](wrong)] == ["tricks played", "scores"]
    trick = dict(CASES["rounds"][0]["tricks"][0], cards=["QC", "2C", "4C", "2D"])
    assert GAME.table.judges["rounds"](dict(CASES["rounds"][0], tricks=[trick]))[0][0] == "trick 1"
