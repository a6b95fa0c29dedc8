"""The worked cases, through the judges of the game."""

import json
from pathlib import Path
from typing import Any

import pytest

from vierblatt.games.kout_bo import GAME

CASES = json.loads((Path(__file__).parents[2] / "cases" / "kout_bo.json").read_text(encoding="utf-8"))
LISTED = [(name, case) for name in GAME.table.judges for case in CASES[name]]


@pytest.mark.parametrize(("name", "case"), LISTED, ids=lambda value: value["id"] if isinstance(value, dict) else "")
def test_the_engine_agrees_with_the_worked_case(name: str, case: dict[str, Any]) -> None:
    assert GAME.table.judges[name](case) == []


def test_a_wrong_case_is_reported() -> None:
    for name in GAME.table.judges:
        case = dict(CASES[name][0])
        key = {"legal": "legal", "bids": "legal", "winner": "winner_index", "score": "delta"}[name]
        case[key] = {"winner": 4, "score": [1, 1]}.get(name, ["2H"])
        assert GAME.table.judges[name](case)
