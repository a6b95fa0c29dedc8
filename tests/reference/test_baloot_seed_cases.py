"""The cases of the seed's sentences against the Baloot reference, in both presets."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from .baloot import Reference, judge_legal, judge_score, pack
from .baloot_options import SEED, complete

CASES: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(__file__).parents[1] / "cases" / "seed" / "baloot.json").read_text(encoding="utf-8")
)
PRESETS: dict[str, dict[str, object]] = {"seed": SEED, "standard": {}}
#: Cases about a whole deal, which the reference plays from its pack; the others begin in the middle of play.
PLAYS = [case for case in CASES["plays"] if "contract" not in case["position"]]


def ids(cases: list[dict[str, Any]]) -> list[str]:
    """Names of the cases, for the test report."""
    return [str(case["id"]) for case in cases]


def with_options(case: dict[str, Any]) -> dict[str, Any]:
    """The case with its preset written out as options."""
    return {**case, "options": PRESETS[case["preset"]]}


@pytest.mark.parametrize("case", CASES["legal"], ids=ids(CASES["legal"]))
def test_legal_case(case: dict[str, Any]) -> None:
    assert judge_legal(with_options(case)) == set(case["legal"])


@pytest.mark.parametrize("case", CASES["score"], ids=ids(CASES["score"]))
def test_score_case(case: dict[str, Any]) -> None:
    assert judge_score(with_options(case))[0] == case["result"]["score"]


def dealt(position: dict[str, Any]) -> Reference:
    """A match at the beginning of the position, dealt from its pack or with its hands; given hands need no cutter."""
    options = dict(PRESETS[position["preset"]])
    dealer: int = position["dealer"]
    if "pack" in position:
        order = position["pack"].split()
    else:
        options["cut_choice"] = "go_only"
        hands = [position["hands"][(dealer + place) % 4].split() for place in (1, 2, 3, 4)]
        order = [card for hand in hands for card in hand[:3]] + [card for hand in hands for card in hand[3:]]
        order += [position["public"], *position["rest"].split()]
    match = Reference(options, dealer)
    match.scores = list(position.get("scores", [0, 0]))
    match.deal(order)
    return match


def claims(match: Reference, case: dict[str, Any]) -> dict[str, Any]:
    """What the reference says to each claim of the case that it has an answer to."""
    legal = match.legal()
    answers: dict[str, Any] = {
        "turn": match.turn,
        "dealer": match.dealer,
        "over": match.over,
        "winners": match.winners,
        "scores": match.scores,
        "legal": [name for name in case.get("legal", []) if name in legal] + sorted(legal - set(case.get("legal", []))),
        "open": [name for name in case.get("open", []) if name in legal],
        "closed": {name: rule for name, rule in case.get("closed", {}).items() if name not in legal},
        "hands": {
            seat: cards if set(cards.split()) == match.hands[int(seat)] else sorted(match.hands[int(seat)])
            for seat, cards in case.get("hands", {}).items()
        },
    }
    if match.deal_scores:
        answers["deal_scores"] = match.deal_scores[-1]
    return {name: answers[name] for name in answers if name in case}


@pytest.mark.parametrize("case", PLAYS, ids=ids(PLAYS))
def test_play_of_a_case(case: dict[str, Any]) -> None:
    match = dealt(case["position"])
    for action in case.get("do", []):
        match.act(action)
    answers = claims(match, case)
    assert answers or set(case) & {"phase", "last_trick"}
    assert answers == {name: case[name] for name in answers}
    if "phase" in case:
        assert match.needs_deal == (case["phase"] == "needs-deal")


def test_the_cases_know_the_pack_and_the_presets() -> None:
    positions = [case["position"] for case in CASES["plays"]]
    assert {position["preset"] for position in positions} == set(PRESETS)
    assert all(sorted(p["pack"].split()) == sorted(pack({})) for p in positions if "pack" in p)
    assert complete(SEED) != complete({})
