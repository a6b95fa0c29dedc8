"""The reference of tables with `illegal_cards` = `claimable` against the worked cases and some that are not in them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from .baloot_claimable import ClaimableReference

CASES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "cases" / "baloot_faults.json").read_text(encoding="utf-8")
)["plays"]
CLAIMS = {"deal_scores", "over", "winners", "legal", "phase", "turn"}


def play(match: ClaimableReference, *actions: str) -> ClaimableReference:
    """These actions; one that begins with @ and a seat is said out of turn by that seat."""
    for action in actions:
        if action.startswith("@"):
            match.interrupt(int(action[1]), action[3:])
        else:
            match.act(action)
    return match


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_worked_case(case: dict[str, Any]) -> None:
    match = play(ClaimableReference.at(case["position"]), *case["do"])
    answers = {
        "deal_scores": match.deal_scores[-1] if match.deal_scores else None,
        "over": match.over,
        "winners": match.winners,
        "legal": sorted(match.legal()),
        "phase": match.phase,
        "turn": match.turn,
    }
    claims = {name: case[name] for name in case if name not in ("id", "why", "position", "do")}
    assert claims and set(claims) <= CLAIMS
    if "legal" in claims:
        claims["legal"] = sorted(claims["legal"])
    assert {name: answers[name] for name in claims} == claims
