"""What a card loses where everybody sees all cards, as they lay or in other deals, where a solver tells it quickly."""

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

#: Positions that one question may take: half a second or so.
NODES = 500_000
#: Other deals that a card is tried in; together they may take as long as the one that was played.
OTHERS = 64


def lost_on_these_cards(point: DecisionPoint) -> int | None:
    """What the card that was played lost; None for calls, and where it would take long to tell."""
    losses = losses_on_these_cards(games.get(point.game), point.open())
    return None if losses is None else losses[point.action]


def risks_something(point: DecisionPoint, rng: np.random.Generator) -> bool:
    """Whether the card that was played loses something in another deal that its player could not exclude.

    So many deals are drawn uniformly. Where they are not found, or would take long to solve, it may.
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
    """Each open card: the best one's value less its own; None for calls, and where it would take long to tell."""
    if game.layout.read(states, "phase", i) != PLAY:
        return None
    values = _values(game, states, i, nodes)
    return None if values is None else {action: max(values.values()) - value for action, value in values.items()}


def _values(game: Game, states: States, i: int, nodes: int) -> Mapping[int, int] | None:
    """What each card brings the seat to act, all playing best."""
    if game.sides == 2:
        return _solver(game.id).values(states, i, nodes=nodes)
    return _maxn(game.id).values(states, i, nodes=nodes)


@cache
def _solver(game: str) -> Solver:
    """One a process and game: its table is used again."""
    return Solver(game)


@cache
def _maxn(game: str) -> MaxN:
    return MaxN(game)
