"""A position solved, in words: what each action brings and how the deal goes on if all play best."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from vierblatt import games
from vierblatt.errors import NotSolvable
from vierblatt.games.contract import Game
from vierblatt.kernel import engine
from vierblatt.kernel.state import States
from vierblatt.search.maxn import MaxN
from vierblatt.search.solver import Solver

#: Positions with a choice that max^n looks at before it gives up: some ten seconds.
MOST = 8_000_000
#: After so many it is first heard whether somebody wants to stop; then after twice as many.
STRETCH = 250_000

Scores = dict[int, tuple[int, ...]]


@dataclass(frozen=True)
class Solution:
    """What open cards tell of a position."""

    game: str
    seat: int  #: who is to act
    values: dict[str, int]  #: by action: the deal score of the acting side less that of the other, if there is one
    scores: dict[str, tuple[int, ...]]  #: by action: every seat's deal score, where everybody plays for himself
    line: list[tuple[int, str]]  #: how all play best to the end of the deal: seat and action
    nodes: int  #: positions searched for the values
    seconds: float  #: what the values took

    @property
    def best(self) -> list[str]:
        """The actions that bring most."""
        most = max(self.values.values())
        return [action for action, value in self.values.items() if value == most]


def solve(game: Game | str, states: States, i: int = 0) -> Solution:
    """Values and a best line of a position in the play of the cards, all hands known. Raises NotSolvable.

    Where everybody plays for himself only endings can be solved; others end in NotSolvable after some seconds.
    """
    found = games.get(game) if isinstance(game, str) else game
    layout = found.layout
    phase, seat = layout.read(states, "phase", i), layout.read(states, "turn", i)
    begun = time.perf_counter()
    if found.table(found.options.rule_set({}).values).sides == 2:
        pair = Solver(found)
        scores: Scores = {}
        values, nodes = pair.values(states, i) or {}, pair.nodes
    else:
        each = MaxN()
        scores, nodes = _scores(each, states, i)
        values = {action: all_four[seat] for action, all_four in scores.items()}
    seconds = time.perf_counter() - begun

    def best(after: States) -> int:
        if not scores:
            left = pair.values(after) or {}
            return max(left, key=lambda action: left[action])
        # one of several that bring the player the same may bring the others something else
        promised = scores[max(values, key=lambda action: values[action])]
        return next(action for action, all_four in _scores(each, after, 0)[0].items() if all_four == promised)

    return Solution(
        found.id,
        seat,
        {found.format(phase, action): value for action, value in values.items()},
        {found.format(phase, action): all_four for action, all_four in scores.items()},
        best_line(found, states, i, best),
        nodes,
        seconds,
    )


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


def _scores(solver: MaxN, states: States, i: int) -> tuple[Scores, int]:
    """What every action brings everybody, and the positions looked at; can be interrupted."""
    limit = STRETCH
    while limit <= MOST:
        scores = solver.scores(states, i, nodes=limit)
        if scores is not None:
            return dict(scores), solver.nodes
        limit *= 2
    raise NotSolvable("too-far-from-the-end", positions=MOST)
