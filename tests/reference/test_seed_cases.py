"""The cases of the seed's sentences once more, judged by the slow references instead of the engine.

A position is set up here by hand from the keys that these files use, so that neither `vierblatt.position` nor
`vierblatt.check` is involved. A hand that is not given is assumed to contain whatever card is played from it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.reference import back_alley, kout_bo
from tests.reference.back_alley_rules import first_leader
from vierblatt import games

Case = Mapping[str, Any]
FOLDER = Path(__file__).parents[1] / "cases" / "seed"

#: The house rules that follow the text word for word.
SEED: dict[str, dict[str, object]] = {
    "kout_bo": {
        "cut": "left",
        "malzom": "any_forced",
        "joker_compelled": True,
        "illegal_joker_lead": "allowed_as_null",
        "first_round_bawan": "bid",
    },
    "back_alley": {"first_lead_trump": "never"},
}


def cases(game: str) -> list[Any]:
    """The cases of a game, named by their ids."""
    content = json.loads((FOLDER / f"{game}.json").read_text("utf-8"))
    return [pytest.param(case, id=case["id"]) for case in content["plays"]]


def options_of(game: str, position: Case) -> dict[str, object]:
    """The house rules of a position."""
    preset = SEED[game] if position["preset"] == "seed" else {}
    return {**preset, **position.get("options", {})}


def begin(match: Any, position: Case) -> None:
    """The deal, by its pack or by its hands, and everything before it."""
    match.deal_number = position.get("deal", 1) - 1
    match.scores = list(position.get("scores", [0, 0]))
    if "pack" in position:
        match.deal(position["pack"].split())
        return
    match.hands = [set((hand or "").split()) for hand in position["hands"]]
    match.needs_deal = False
    match.turn = (match.dealer + 1) % len(match.hands)


def kout_bo_match(position: Case) -> Any:
    """A match of Kout Bo at this position."""
    match = kout_bo.Reference(options_of("kout_bo", position), position["dealer"])
    begin(match, position)
    if "pack" not in position:
        match.deal_number += 1
    contract = position.get("contract")
    if contract:
        order = [(match.dealer + 1 + step) % match.players for step in range(match.players)]
        bids = contract.get("bids", [contract["bid"] if seat == contract["maker"] else "pass" for seat in order])
        match.calls = ["pass" if call == "pass" else f"bid {call}" for call in bids]
        match.maker, match.bid, match.trump = contract["maker"], contract["bid"], contract["trump"]
        match.leader = match.turn = position.get("leader", contract["maker"])
        match.tricks_won = list(position.get("won", [0, 0]))
        match.finished_tricks = [[] for _ in range(sum(match.tricks_won))]
        if match.finished_tricks:
            match.finished_tricks[0] = position.get("played", "").split()
    return match


def back_alley_match(position: Case) -> Any:
    """A match of Back Alley at this position."""
    match = back_alley.Reference(options_of("back_alley", position), position["dealer"])
    begin(match, position)
    if "pack" not in position:
        match.trump = position["turned"][1] if "turned" in position else position["trump"]
    contract = position.get("contract")
    if contract:
        match.calls = list(contract["calls"])
        leader = first_leader(match.calls)
        assert leader is not None
        match.leader = match.turn = (match.dealer + 1 + leader) % 4
    return match


def phase_of(match: Any, calls: int, auction: str) -> str:
    """The current phase, by the engine's name."""
    if match.needs_deal:
        return "needs-deal"
    if getattr(match, "uncut", None):
        return "cutting"
    if len(match.calls) < calls:
        return auction
    return "trump" if match.trump == "" else "play"


def do(match: Any, action: str, unknown: set[int]) -> None:
    """An action; an unknown hand turns out to hold the card."""
    if match.turn in unknown:
        match.hands[match.turn] = {action}
    match.act(action)


def facts(match: Any, phase: str) -> dict[str, Any]:
    """The facts that a case may claim about a match and that are compared for equality."""
    leader, cards, winner = match.last_trick or (-1, [], -1)
    return {
        "turn": match.turn,
        "phase": phase,
        "over": match.over,
        "winners": match.winners,
        "scores": match.scores,
        "deal_scores": match.deal_scores[-1] if match.deal_scores else [0, 0],
        "dealer": match.dealer,
        "last_trick": {"leader": leader, "winner": winner, "cards": " ".join(cards)},
    }


def judge(match: Any, case: Case, calls: int, auction: str) -> None:
    """Plays the case, and compares its claims with the reference."""
    position = case["position"]
    unknown = {seat for seat, hand in enumerate(position.get("hands", ())) if hand is None}
    played = [card for trick in position.get("tricks", ()) for card in trick["cards"].split()]
    for action in [*position.get("actions", ()), *played, *case.get("do", ())]:
        do(match, action, unknown)
    known = facts(match, phase_of(match, calls, auction))
    legal = match.legal()
    compared = 0
    for name, claim in case.items():
        if name == "last_trick":
            assert claim.items() <= known[name].items()
        elif name in known:
            assert known[name] == claim, name
        elif name == "legal":
            assert legal == set(claim)
        elif name == "open":
            assert set(claim) <= legal
        elif name == "closed":
            assert not set(claim) & legal
        elif name == "hands":
            assert {seat: set(cards.split()) for seat, cards in claim.items()} == {
                seat: match.hands[int(seat)] for seat in claim
            }
        else:
            continue
        compared += 1
    assert compared


@pytest.mark.parametrize("case", cases("kout_bo"))
def test_kout_bo(case: Case) -> None:
    judge(kout_bo_match(case["position"]), case, 6, "bid")


@pytest.mark.parametrize("case", cases("back_alley"))
def test_back_alley(case: Case) -> None:
    judge(back_alley_match(case["position"]), case, 4, "bidding")


@pytest.mark.parametrize("game", SEED)
def test_the_preset_of_the_engine_is_the_text(game: str) -> None:
    assert games.get(game).options.rule_set(preset="seed").changed == SEED[game]
