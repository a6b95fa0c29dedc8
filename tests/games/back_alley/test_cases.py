"""The worked cases, through the engine's own rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from vierblatt.games.back_alley import GAME

CASES = json.loads((Path(__file__).parents[2] / "cases" / "back_alley.json").read_text(encoding="utf-8"))
ALL = [(kind, case) for kind, cases in CASES.items() if isinstance(cases, list) for case in cases]


@pytest.mark.rule("BA-LEAD-3", "BA-PLAY-4", "BA-SCORE-4", "BA-BID-2")
@pytest.mark.parametrize(("kind", "case"), ALL, ids=[case["id"] for _, case in ALL])
def test_the_engine_agrees(kind: str, case: dict[str, Any]) -> None:
    assert GAME.table.judges[kind](case) == []


@pytest.mark.parametrize(
    ("kind", "number", "change"),
    [
        ("legal", 0, {"legal": ["AS"]}),
        ("winner", 0, {"winner_index": 2}),
        ("auction", 0, {"scores": [1, 1]}),
        ("auction", 0, {"leader_index": 1}),
        ("calls", 0, {"legal": ["pass"]}),
    ],
)
def test_a_judge_notices_a_wrong_answer(kind: str, number: int, change: dict[str, Any]) -> None:
    assert GAME.table.judges[kind]({**CASES[kind][number], **change})
