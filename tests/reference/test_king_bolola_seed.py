"""The worked cases of the seed's sentences, judged by the slow reference as well as by the engine."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.goldens.beside import reference_options
from vierblatt import games

from .king_bolola import Reference
from .king_bolola_contracts import CODES, contract_of
from .king_bolola_play import MAY_END_EARLY, SUITS, TOTALS, of_suit, trick_points

CASES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent.parent / "cases" / "seed" / "king_bolola.json").read_text(encoding="utf-8")
)["plays"]


def _reference(position: dict[str, Any]) -> Reference:
    """The reference at the beginning of the round, its cards dealt."""
    game = games.get("king_bolola")
    options = reference_options(game, game.options.rule_set(preset=position.get("preset", "standard")))
    reference = Reference(options, position["dealer"])
    if "pack" in position:
        reference.deal(position["pack"].split())
        return reference
    reference.hands = [set((hand or "").split()) for hand in position["hands"]]
    reference.scores = list(position.get("scores", reference.scores))
    reference.deal_scores = [[0] * 4] * (position.get("deal", 1) - 1)
    for seat, calls in enumerate(position.get("chosen", ())):
        reference.history += [(seat, contract_of(call)[0]) for call in calls]
    reference.needs_deal, reference.turn = False, reference.dealer
    return reference


def _begin(reference: Reference, position: dict[str, Any]) -> list[int]:
    """Starts the play of the position's contract; returns the scores assumed to be from before it began."""
    contract = position["contract"]
    reference.contract = CODES.get(contract["contract"], contract["contract"])
    reference.trump = contract.get("trump")
    held = set().union(*reference.hands)
    everybody = all(position["hands"])
    gone = {rank + suit for rank in "23456789TJQKA" for suit in SUITS} - held if everybody else set()
    gone |= set(contract.get("seen", "").split())
    reference.hearts_seen = bool(of_suit(gone, "H"))
    reference.trump_seen = reference.trump is not None and bool(of_suit(gone, reference.trump))
    reference.tricks_done = 13 - max(map(len, reference.hands)) if everybody else 0
    if everybody and reference.contract in MAY_END_EARLY:
        # The reference ends a round at its full total: what was scored before the position counts for seat 0.
        reference.round_scores[0] = TOTALS[reference.contract] - trick_points(reference.contract, 1, sorted(held))
    before = list(reference.round_scores)
    tricks = position.get("tricks", [])
    on_the_table = [position["trick"]] if "trick" in position else []
    first = [*tricks, *on_the_table][:1]
    reference.turn = reference.leader = first[0]["leader"] if first else position.get("leader", reference.dealer)
    for card in " ".join(trick["cards"] for trick in [*tricks, *on_the_table]).split():
        reference.hands[reference.turn].add(card)  # from an unknown hand
        reference.act(card)
    return before


def _less(scores: list[int], before: list[int]) -> list[int]:
    """What has been scored since the position began, which the reference learns when the round is over."""
    return [now - then for now, then in zip(scores, before, strict=True)]


def _phase(reference: Reference) -> str:
    if reference.turn == -1:
        return "over" if reference.over else "needs-deal"
    return "play" if reference.contract else "choose"


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_reference_agrees_with_a_case_of_the_seed(case: dict[str, Any]) -> None:
    reference = _reference(case["position"])
    before = _begin(reference, case["position"]) if "contract" in case["position"] else [0] * 4
    for action in case.get("do", ()):
        reference.act(action)
    legal = reference.legal()
    if reference.turn != -1:
        before = [0] * 4  # nothing has been added up yet
    ours: dict[str, Callable[[], Any]] = {
        "legal": lambda: legal,
        "turn": lambda: reference.turn,
        "phase": lambda: _phase(reference),
        "dealer": lambda: reference.dealer,
        "over": lambda: reference.over,
        "winners": lambda: reference.winners,
        "scores": lambda: _less(reference.scores, before),
        "deal_scores": lambda: _less(reference.deal_scores[-1], before),
    }
    asked = set(case) - {"id", "sentences", "position", "do", "why"}
    for name in asked & set(ours):
        assert ours[name]() == (set(case[name]) if name == "legal" else case[name]), name
    assert set(case.get("open", ())) <= legal
    assert not set(case.get("closed", ())) & legal
    for seat, cards in case.get("hands", {}).items():
        assert reference.hands[int(seat)] == set(cards.split())
    if "last_trick" in case:
        assert reference.last_trick is not None
        leader, cards, winner = reference.last_trick
        entry = {"leader": leader, "cards": " ".join(cards), "winner": winner}
        assert {key: entry[key] for key in case["last_trick"]} == case["last_trick"]
    assert asked <= {*ours, "open", "closed", "hands", "last_trick"}
