"""Max^n for a game that brings no search of its own: every line, by the game's own rules alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.search.maxn.brute import GAME, LAYOUT, copy, ending
from vierblatt import games
from vierblatt.cards import members
from vierblatt.errors import NotSolvable
from vierblatt.games.contract import Game
from vierblatt.games.solver_hooks import GameSolver
from vierblatt.kernel import engine
from vierblatt.kernel.state import States
from vierblatt.search.maxn import MaxN

Scores = tuple[int, ...]


@pytest.fixture
def plain() -> Game:
    return replace(GAME, solver=GameSolver())


def all_lines(states: States) -> dict[int, Scores]:
    """What each open card brings every seat; of equal cards, the lowest is played."""
    found = {}
    for card in members(engine.legal(states, 0)):
        twin = copy(states)
        engine.act(twin, 0, card)
        state = LAYOUT.reader(twin)
        if state.turn < 0:
            found[card] = tuple(state.deal_scores[:4])
        else:
            following = all_lines(twin)
            found[card] = max(following.values(), key=lambda scores, seat=state.turn: scores[seat])  # type: ignore[misc]
    return found


@pytest.mark.parametrize("call", range(12))
def test_it_agrees_with_trying_everything(plain: Game, call: int) -> None:
    solver = MaxN(plain)
    for seed in range(4):
        states = ending("standard", call, seed, 2)
        if states is not None:
            assert solver.scores(states) == all_lines(states)


def test_with_too_few_nodes_there_is_no_answer(plain: Game) -> None:
    solver = MaxN(plain)
    states = ending("standard", 0, 3, 3)
    assert states is not None
    assert solver.scores(states, nodes=1) is None
    assert solver.scores(states) is not None and solver.nodes > 1


def test_a_game_of_two_sides_has_another_solver() -> None:
    with pytest.raises(NotSolvable, match="two-sides"):
        MaxN(games.get("baloot"))
