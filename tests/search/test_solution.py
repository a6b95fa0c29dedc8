"""A position solved in words: the values, and a line of play that brings what they say."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.registry import FULLY_TESTED_GAMES
from tests.search.maxn.brute import ending as king_ending
from tests.search.solver.endings import ending
from tests.whist import GAME
from vierblatt import games, position
from vierblatt.errors import NotSolvable
from vierblatt.games.king_bolola.table.setup import call_of
from vierblatt.kernel import engine
from vierblatt.search import solution
from vierblatt.search.maxn import MaxN
from vierblatt.search.maxn.nested_playouts import estimate_scores
from vierblatt.search.playouts import TOTALS, playouts
from vierblatt.search.solution import solve

KING = games.get("king_bolola")
POSITIONS = Path(__file__).parent.parent / "positions"
CALLS = ["baloot-bidding", "baloot-by-pack", "king_bolola-choice", "kout_bo-auction", "back_alley-auction"]


def test_a_best_line_achieves_its_value() -> None:
    match = ending(GAME, random.Random(7), 3)
    seat = match.turn
    found = solve(GAME, match.states)
    assert found.seat == seat and found.line[0] == (seat, found.best[0]) and not found.scores
    for turn, action in found.line:
        assert match.turn == turn
        match.do(action)
    scores = match.state.deal_scores
    assert found.values[found.best[0]] == scores[seat % 2] - scores[1 - seat % 2]


@pytest.mark.parametrize("contract", ["NO_TRICKS", "TRUMP"])
def test_without_teams_the_line_gives_every_seat_the_score_that_it_states(contract: str) -> None:
    states = king_ending("standard", call_of(contract, "S" if contract == "TRUMP" else None), 3, 4)
    found = solve(KING, states)
    assert found.exact
    scores = found.scores[found.line[0][1]]
    assert found.line[0][1] in found.best and found.values[found.best[0]] == scores[found.seat]
    for seat, action in found.line:
        assert KING.layout.read(states, "turn") == seat
        engine.act(states, 0, KING.parse(KING.layout.read(states, "phase"), action))
    assert tuple(KING.layout.reader(states).deal_scores[:4]) == scores


@pytest.mark.parametrize("contract", ["NO_TRICKS", "TRUMP"])
def test_a_position_too_far_from_the_end_is_estimated(monkeypatch: pytest.MonkeyPatch, contract: str) -> None:
    monkeypatch.setattr(solution, "STRETCH", 1)
    monkeypatch.setattr(solution, "MOST", 2)
    states = king_ending("standard", call_of(contract, "S" if contract == "TRUMP" else None), 3, 5)
    found = solve("king_bolola", states)
    assert not found.exact and set(found.scores) == set(found.values)
    for seat, action in found.line:
        assert KING.layout.read(states, "turn") == seat
        engine.act(states, 0, KING.parse(KING.layout.read(states, "phase"), action))
    assert tuple(KING.layout.reader(states).deal_scores[:4]) == found.scores[found.line[0][1]]


@pytest.mark.parametrize("call", range(12))
def test_estimates_are_nearer_to_the_truth_than_playouts_by_rules_of_thumb(call: int) -> None:
    off, usual = 0, 0
    for seed in range(4):
        states = king_ending("standard", call, seed, 3)
        if states is None:
            continue
        truth = MaxN("king_bolola").scores(states)
        assert truth is not None
        guess = estimate_scores(KING, states)
        _, ends = playouts(KING, states, tuple(truth))
        for place, (card, scores) in enumerate(truth.items()):
            off += sum(abs(a - b) for a, b in zip(guess[card], scores, strict=True))
            usual += sum(abs(int(a) - b) for a, b in zip(ends[0, place, TOTALS:], scores, strict=True))
    assert off <= usual


@pytest.mark.parametrize("name", CALLS)
def test_while_the_contract_is_open_there_is_no_answer(name: str) -> None:
    match = position.load(POSITIONS / f"{name}.json")
    with pytest.raises(NotSolvable, match="calls-not-solved"):
        solve(match.game, match.states)


@pytest.mark.parametrize("game", FULLY_TESTED_GAMES)
def test_a_position_of_the_play_has_a_value_for_each_card(game: str) -> None:
    match = position.load(POSITIONS / f"{game}-middle.json")
    assert set(solve(game, match.states).values) == set(match.legal_actions())
