"""A solved position as text: the value of each action, and the best line of play."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from vierblatt import games
from vierblatt.games.contract import Game
from vierblatt.kernel import engine
from vierblatt.kernel.state import States
from vierblatt.search.maxn import MaxN
from vierblatt.search.maxn.nested_playouts import estimate_scores, two_step_card
from vierblatt.search.solver import Solver

#: The maximum number of positions with a choice that max^n searches before it falls back to an estimate: a few seconds.
MOST = 4_000_000
#: The first limit of a search, then doubled: Ctrl-C takes effect between two searches.
STRETCH = 250_000


@dataclass(frozen=True)
class Solution:
    """The solution of a position with open cards."""

    game: str
    seat: int  #: the seat to act
    values: dict[str, int]  #: by action: the deal score of the acting side less that of the other, if there is one
    scores: dict[str, tuple[int, ...]]  #: by action: every seat's deal score, where all play for themselves
    line: list[tuple[int, str]]  #: best play to the end of the deal: seat and action
    nodes: int  #: positions searched for the values
    seconds: float  #: time spent on the values
    exact: bool  #: False if the end of the deal was too far away and everything is an estimate

    @property
    def best(self) -> list[str]:
        """The actions with the highest value."""
        most = max(self.values.values())
        return [action for action, value in self.values.items() if value == most]


class _SolverResult(NamedTuple):
    """Values for the seat to act, scores of all seats, and the number of positions searched."""

    values: Mapping[int, int]
    scores: Mapping[int, tuple[int, ...]]
    nodes: int
    exact: bool
    best: Callable[[States], int]  #: the best action in the position and in those that follow


def solve(game: Game | str, states: States, i: int = 0) -> Solution:
    """Solves a position in the play of the cards with all hands known. Raises NotSolvable.

    If all play for themselves, only endings are solved exactly; other positions are estimated.
    """
    resolved = games.get(game)
    layout = resolved.layout
    phase, seat = layout.read(states, "phase", i), layout.read(states, "turn", i)
    begun = time.perf_counter()
    result = _solve_two_sides(resolved, states, i) if resolved.sides == 2 else _solve_many_sides(resolved, states, i)
    seconds = time.perf_counter() - begun
    return Solution(
        resolved.id,
        seat,
        {resolved.format(phase, action): value for action, value in result.values.items()},
        {resolved.format(phase, action): each for action, each in result.scores.items()},
        best_line(resolved, states, i, result.best),
        result.nodes,
        seconds,
        result.exact,
    )


def _solve_two_sides(game: Game, states: States, i: int) -> _SolverResult:
    solver = Solver(game)
    values, nodes = solver.values(states, i) or {}, solver.nodes

    def best(after: States) -> int:
        left = solver.values(after) or {}
        return max(left, key=lambda action: left[action])

    return _SolverResult(values, {}, nodes, exact=True, best=best)


def _solve_many_sides(game: Game, states: States, i: int) -> _SolverResult:
    layout = game.layout
    seat = layout.read(states, "turn", i)
    solver = MaxN(game)
    scores = _exact_scores(solver, states, i)
    exact = scores is not None
    if scores is None:
        scores = estimate_scores(game, states, i)
    sign = game.rules.points_sign
    values = {action: sign * each[seat] for action, each in scores.items()}
    first = max(values, key=lambda action: values[action])

    def best(after: States) -> int:
        if layout.read(after, "logged") == layout.read(states, "logged", i):
            return first
        if not exact:
            return two_step_card(game, after)[0]
        # Actions with the same score for this player may differ in the others' scores.
        left = _exact_scores(solver, after, 0) or {}
        return next(action for action, each in left.items() if each == scores[first])

    return _SolverResult(values, scores, solver.nodes, exact, best)


def best_line(game: Game, states: States, i: int, best: Callable[[States], int]) -> list[tuple[int, str]]:
    """The sequence of seats and actions to the end of the deal if every seat plays what `best` returns."""
    layout = game.layout
    after = layout.new(1)
    layout.load(after, layout.words(states, i))
    line = []
    while (seat := layout.read(after, "turn")) >= 0:
        action = best(after)
        line.append((seat, game.format(layout.read(after, "phase"), action)))
        engine.act(after, 0, action)
    return line


def _exact_scores(solver: MaxN, states: States, i: int) -> Mapping[int, tuple[int, ...]] | None:
    """Every seat's score after each action; None if that takes too many positions. Can be interrupted."""
    limit = STRETCH
    while limit <= MOST:
        scores = solver.scores(states, i, nodes=limit)
        if scores is not None:
            return scores
        limit *= 2
    return None
