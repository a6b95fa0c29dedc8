"""What a card loses with all cards open, in the actual deal or in other worlds, if a solver finds it quickly."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import numpy as np

from vierblatt import games
from vierblatt.analysis.walk import DecisionPoint
from vierblatt.errors import NoWorlds
from vierblatt.games.contract import Game
from vierblatt.kernel.state import PLAY, States
from vierblatt.search.maxn import MaxN
from vierblatt.search.solver import Solver
from vierblatt.search.worlds import Worlds

#: The maximum number of positions per query: about half a second.
NODES = 500_000
#: The number of other worlds in which a card is tried; together they have the same budget as the actual deal.
OTHERS = 64


def lost_on_these_cards(point: DecisionPoint) -> int | None:
    """What the played card lost; None for calls, and if solving would take too long."""
    losses = losses_on_these_cards(games.get(point.game), point.open())
    return None if losses is None else losses[point.action]


def risks_something(point: DecisionPoint, rng: np.random.Generator) -> bool:
    """Whether the played card loses something in another world that its player could not exclude.

    Tries `OTHERS` worlds, drawn uniformly. Also returns True if they are not found or would take too long to solve.
    """
    game = games.get(point.game)
    try:
        others = Worlds(game, point.concealed(), point.seat).sample(rng, OTHERS)
    except NoWorlds:
        return True
    for i in range(len(others)):
        losses = losses_on_these_cards(game, others, i, nodes=NODES // OTHERS)
        if losses is None or losses[point.action] > 0:
            return True
    return False


def losses_on_these_cards(game: Game, states: States, i: int = 0, *, nodes: int = NODES) -> dict[int, int] | None:
    """Legal card -> the best card's value less its own; None for calls, and if solving would take too long."""
    values = values_on_these_cards(game, states, i, nodes=nodes)
    return None if values is None else {action: max(values.values()) - value for action, value in values.items()}


def values_on_these_cards(game: Game, states: States, i: int = 0, *, nodes: int = NODES) -> Mapping[int, int] | None:
    """Legal card -> its value for the seat to act with perfect play; None in the same cases."""
    if game.layout.read(states, "phase", i) != PLAY:
        return None
    if game.sides == 2:
        return _solver(game.id).values(states, i, nodes=nodes)
    return _maxn(game.id).values(states, i, nodes=nodes)


@cache
def _solver(game: str) -> Solver:
    """One solver per process and game, so that its table is reused."""
    return Solver(game)


@cache
def _maxn(game: str) -> MaxN:
    return MaxN(game)
