"""Tables at which a wrong card can be played and claimed: the worked cases, through the engine's own rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from vierblatt.check.plays import judge_play

FILE = Path(__file__).parents[2] / "cases" / "back_alley_faults.json"
CASES = json.loads(FILE.read_text(encoding="utf-8"))["plays"]


@pytest.mark.rule("BA-FAULT-1", "BA-FAULT-2", "BA-FAULT-3", "BA-FAULT-4", "BA-FAULT-5")
@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_the_engine_agrees(case: dict[str, Any]) -> None:
    assert judge_play("back_alley", case) == []
