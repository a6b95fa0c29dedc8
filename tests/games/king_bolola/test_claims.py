"""Tables at which a wrong card can be played and claimed: the worked cases of KB-FAULT-1 to KB-FAULT-5."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from vierblatt.check.plays import judge_play

FILE = Path(__file__).parents[2] / "cases" / "king_bolola_faults.json"
CASES = json.loads(FILE.read_text(encoding="utf-8"))["plays"]


@pytest.mark.rule("KB-FAULT-1", "KB-FAULT-2", "KB-FAULT-3", "KB-FAULT-4", "KB-FAULT-5")
@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_a_worked_case(case: dict[str, Any]) -> None:
    assert judge_play("king_bolola", case) == []
