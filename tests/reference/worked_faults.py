"""Worked cases of faults, put to the reference of a game at tables with `illegal_cards` = `claimable`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Protocol, Self

NO_CLAIMS = {"id", "why", "position", "do"}


class Reference(Protocol):
    """What is needed of a reference."""

    deal_scores: list[list[int]]
    scores: list[int]
    over: bool
    winners: list[int]
    turn: int
    dealer: int

    @property
    def phase(self) -> str: ...
    @classmethod
    def at(cls, position: dict[str, Any]) -> Self: ...
    def legal(self) -> set[str]: ...
    def act(self, action: str) -> None: ...
    def refusal(self, seat: int, text: str) -> str | None: ...
    def interrupt(self, seat: int, text: str) -> None: ...


def fault_cases(game: str) -> list[dict[str, Any]]:
    """The list `plays` of the file of this game."""
    file = Path(__file__).parents[1] / "cases" / f"{game}_faults.json"
    return list(json.loads(file.read_text(encoding="utf-8"))["plays"])


def check_fault_case(reference: type[Reference], case: dict[str, Any], rule: str) -> None:
    """Plays a case and compares all that it claims. rule: the id of the rule about accusations."""
    match = reference.at(case["position"])
    for action in case["do"]:
        if action.startswith("@"):
            match.interrupt(int(action[1]), action[3:])
        else:
            match.act(action)
    claims = {name: case[name] for name in case if name not in NO_CLAIMS}
    answers: dict[str, Any] = {
        "deal_scores": match.deal_scores[-1] if match.deal_scores else None,
        "scores": match.scores,
        "over": match.over,
        "winners": match.winners,
        "legal": sorted(match.legal()),
        "phase": match.phase,
        "turn": match.turn,
        "dealer": match.dealer,
        "closed": {text: _refusal(match, text, rule) for text in claims.get("closed", {})},
    }
    if "legal" in claims:
        claims["legal"] = sorted(claims["legal"])
    assert claims and {name: answers[name] for name in claims} == claims


def _refusal(match: Reference, text: str, rule: str) -> str:
    """The rule by which a saying is refused; `open` if it is not."""
    try:
        why = match.refusal(int(text[1]), text[3:])
    except ValueError:  # it is no accusation
        return rule
    return "open" if why is None else why.split(":")[0]
