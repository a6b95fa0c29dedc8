"""A position solved, in words: what each action brings and how the deal goes on if all play best."""

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
from vierblatt.search.maxn.nested_playouts import estimated, two_step_card
from vierblatt.search.solver import Solver

#: Positions with a choice that max^n looks at before they are estimated: some seconds.
MOST = 4_000_000
#: After so many it is first heard whether somebody wants to stop; then after twice as many.
STRETCH = 250_000


@dataclass(frozen=True)
class Solution:
    """What open cards tell of a position."""

    game: str
    seat: int  #: who is to act
    values: dict[str, int]  #: by action: the deal score of the acting side less that of the other, if there is one
    scores: dict[str, tuple[int, ...]]  #: by action: every seat's deal score, where all play for themselves
    line: list[tuple[int, str]]  #: how all play best to the end of the deal: seat and action
    nodes: int  #: positions searched for the values
    seconds: float  #: what the values took
    exact: bool  #: False where the end of the deal is too far away and all this is estimated

    @property
    def best(self) -> list[str]:
        """The actions that bring most."""
        most = max(self.values.values())
        return [action for action, value in self.values.items() if value == most]


class _Found(NamedTuple):
    """What each action brings the seat to act, and all four; how many positions that took."""

    values: Mapping[int, int]
    scores: Mapping[int, tuple[int, ...]]
    nodes: int
    exact: bool
    best: Callable[[States], int]  #: what is played best in the position and in those that follow


def solve(game: Game | str, states: States, i: int = 0) -> Solution:
    """Values and a best line of a position in the play of the cards, all hands known. Raises NotSolvable.

    Where all play for themselves, only endings are solved; other positions are estimated.
    """
    room = games.get(game) if isinstance(game, str) else game
    layout = room.layout
    phase, seat = layout.read(states, "phase", i), layout.read(states, "turn", i)
    begun = time.perf_counter()
    found = _of_two(room, states, i) if room.sides == 2 else _of_many(room, states, i)
    seconds = time.perf_counter() - begun
    return Solution(
        room.id,
        seat,
        {room.format(phase, action): value for action, value in found.values.items()},
        {room.format(phase, action): each for action, each in found.scores.items()},
        best_line(room, states, i, found.best),
        found.nodes,
        seconds,
        found.exact,
    )


def _of_two(game: Game, states: States, i: int) -> _Found:
    solver = Solver(game)
    values, nodes = solver.values(states, i) or {}, solver.nodes

    def best(after: States) -> int:
        left = solver.values(after) or {}
        return max(left, key=lambda action: left[action])

    return _Found(values, {}, nodes, exact=True, best=best)


def _of_many(game: Game, states: States, i: int) -> _Found:
    layout = game.layout
    seat = layout.read(states, "turn", i)
    solver = MaxN(game)
    scores = _solved(solver, states, i)
    exact = scores is not None
    if scores is None:
        scores = estimated(game, states, i)
    sign = game.rules.points_sign
    values = {action: sign * each[seat] for action, each in scores.items()}
    first = max(values, key=lambda action: values[action])

    def best(after: States) -> int:
        if layout.read(after, "logged") == layout.read(states, "logged", i):
            return first
        if not exact:
            return two_step_card(game, after)[0]
        # One of several that bring the player the same may bring the others something else.
        left = _solved(solver, after, 0) or {}
        return next(action for action, each in left.items() if each == scores[first])

    return _Found(values, scores, solver.nodes, exact, best)


def best_line(game: Game, states: States, i: int, best: Callable[[States], int]) -> list[tuple[int, str]]:
    """Seat and action, one after the other, to the end of the deal, each time the one that `best` names."""
    layout = game.layout
    after = layout.new(1)
    layout.load(after, layout.words(states, i))
    line = []
    while (seat := layout.read(after, "turn")) >= 0:
        action = best(after)
        line.append((seat, game.format(layout.read(after, "phase"), action)))
        engine.act(after, 0, action)
    return line


def _solved(solver: MaxN, states: States, i: int) -> Mapping[int, tuple[int, ...]] | None:
    """What every action brings everybody; None where that is too much to look at. Can be interrupted."""
    limit = STRETCH
    while limit <= MOST:
        scores = solver.scores(states, i, nodes=limit)
        if scores is not None:
            return scores
        limit *= 2
    return None
