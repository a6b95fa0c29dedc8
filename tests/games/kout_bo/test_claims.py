"""Tables at which a wrong card can be played and claimed: the worked cases of KOUT-FAULT-1 to KOUT-FAULT-5."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from vierblatt.check.plays import judge_play

FILE = Path(__file__).parents[2] / "cases" / "kout_bo_faults.json"
CASES = json.loads(FILE.read_text(encoding="utf-8"))["plays"]


@pytest.mark.rule("KOUT-FAULT-1", "KOUT-FAULT-2", "KOUT-FAULT-3", "KOUT-FAULT-4", "KOUT-FAULT-5")
@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_a_worked_case(case: dict[str, Any]) -> None:
    assert judge_play("kout_bo", case) == []
