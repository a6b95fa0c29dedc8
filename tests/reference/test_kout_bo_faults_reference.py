"""The reference of tables with `illegal_cards` = `claimable` against the worked cases of Kout Bo."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from .kout_bo_claimable import ClaimableReference

CASES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "cases" / "kout_bo_faults.json").read_text(encoding="utf-8")
)["plays"]


def play(match: ClaimableReference, *actions: str) -> ClaimableReference:
    """These actions; one that begins with @ and a seat is said out of turn by that seat."""
    for action in actions:
        if action.startswith("@"):
            match.interrupt(int(action[1]), action[3:])
        else:
            match.act(action)
    return match


def refusals(match: ClaimableReference, said: dict[str, str]) -> dict[str, str]:
    """The rules by which these sayings are refused; `open` for one that is not."""
    found = {}
    for text in said:
        try:
            why = match.refusal(int(text[1]), text[3:])
        except ValueError:  # it is no accusation
            why = "KOUT-FAULT-3"
        found[text] = "open" if why is None else why.split(":")[0]
    return found


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_worked_case(case: dict[str, Any]) -> None:
    match = play(ClaimableReference.at(case["position"]), *case["do"])
    claims = {name: case[name] for name in case if name not in ("id", "why", "position", "do")}
    answers: dict[str, Any] = {
        "deal_scores": match.deal_scores[-1] if match.deal_scores else None,
        "scores": match.scores,
        "over": match.over,
        "winners": match.winners,
        "legal": sorted(match.legal()),
        "phase": match.phase,
        "turn": match.turn,
        "dealer": match.dealer,
        "closed": refusals(match, claims.get("closed", {})),
    }
    if "legal" in claims:
        claims["legal"] = sorted(claims["legal"])
    assert claims and {name: answers[name] for name in claims} == claims
