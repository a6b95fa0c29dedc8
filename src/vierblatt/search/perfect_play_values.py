"""The value of each action in each world if the rest is played perfectly with open cards.

Perfect play finds what a playout of the policy misses: endplays, the last trump, a trick to lose on purpose. It also
sees the hidden cards and is therefore too optimistic. So it makes up only half of a value, and only when few cards are
left: then it takes about a millisecond per world, and there is less to guess.

If all play for themselves, perfect play means max^n. Its values depend on what others choose among equal actions, so it
is used only on request (`solve_many_sides`).
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable, Mapping

import numpy as np
import numpy.typing as npt

from vierblatt.errors import NotSolvable
from vierblatt.games.contract import Game
from vierblatt.kernel.state import PLAY, States
from vierblatt.search.maxn import MaxN
from vierblatt.search.solver import Solver

#: Positions with at most this many cards in all hands are solved, at 0.1 s per decision: seven each for four players.
#: Six players with seven each would spend most of their time on it; more worlds help them more.
CARDS = 28
#: How many more cards are allowed for each factor of ten in time, and the maximum for any time.
MORE, MOST = 4, 36
#: The maximum number of cards if all play for themselves: five each, two milliseconds per world.
CARDS_MANY_SIDES = 20
#: The maximum number of positions searched in one world, for each second of the decision; a solver can search six to
#: ten times as many in that time. Harder worlds are left to the playouts.
NODES = 1_000_000
#: If all play for themselves and there is no time limit: the number of positions searched in a world on average, about
#: 5 ms. When those of all worlds are used up, the worlds that have not been solved yet are left to the playouts.
AVERAGE_MANY_SIDES = 10_000
#: The seconds assumed for a decision without a time limit, so that its result does not depend on the clock.
USUAL = 0.1

_kept = threading.local()


def cards_for(seconds: float) -> int:
    """The maximum number of cards in all hands for which a decision of `seconds` solves positions (0: no limit).

    >>> [cards_for(seconds) for seconds in (0.01, 0.1, 1, 10, 100, 0)]
    [24, 28, 32, 36, 36, 28]
    """
    return min(CARDS + MORE * round(math.log10((seconds or USUAL) / USUAL)), MOST)


def is_quick(
    game: Game, concealed: States, seconds: float, *, more_cards: int = 0, solve_many_sides: bool = False
) -> bool:
    """Whether the position should be solved: few cards are left to play, and there are two sides.

    more_cards: added to the usual limit for two sides. solve_many_sides: also in games with more sides, with even fewer
    cards.
    """
    reader = game.layout.reader(concealed)
    cards = reader.held[reader.turn] * reader.seats
    if reader.phase != PLAY or cards > cards_for(seconds) + more_cards:
        return False
    return _solver(game) is not None or (solve_many_sides and cards <= CARDS_MANY_SIDES)


def perfect_play_values(
    game: Game,
    worlds: States,
    actions: tuple[int, ...],
    *,
    started: float = 0,
    seconds: float = 0,
    clock: Callable[[], float] = time.perf_counter,
) -> npt.NDArray[np.float64]:
    """The points of the side to act less those of the other side, shape (worlds, actions); NaN for worlds left out.

    With more than two sides, the value is the score of the seat to act.

    seconds: the time limit of the whole decision, which began at `started` on the clock; after it, no further world is
    begun, and no world takes long (`NODES`). 0: no time limit, but with more than two sides one for the search of all
    worlds together (`AVERAGE_MANY_SIDES`), so that the result does not depend on the clock.
    """
    values = np.full((len(worlds), len(actions)), np.nan)
    most = math.ceil(NODES * (seconds or USUAL))
    two_sides = _solver(game) is not None
    left = math.inf if two_sides or seconds else AVERAGE_MANY_SIDES * len(worlds)
    for n in range(len(worlds)):
        if left <= 0 or (seconds and clock() >= started + seconds):
            break
        values_by_action, searched = values_in_world(game, worlds, n, most)
        left -= searched
        if values_by_action is not None:
            values[n] = [values_by_action[action] for action in actions]
    return values


def values_in_world(game: Game, worlds: States, n: int, nodes: int) -> tuple[Mapping[int, int] | None, int]:
    """The value of each legal card of a world for the seat to act, and how many positions were searched.

    nodes: the maximum number of positions. If more are needed, there are no values (None).
    """
    solver = _solver(game) or _maxn(game)
    return solver.values(worlds, n, nodes=nodes), solver.nodes


def _solver(game: Game) -> Solver | None:
    """This thread's solver for a game of two sides, kept so that its table is reused; None for other games."""
    solvers: dict[str, Solver | None] = _kept.__dict__.setdefault("solvers", {})
    if game.id not in solvers:
        try:
            solvers[game.id] = Solver(game)
        except NotSolvable:
            solvers[game.id] = None
    return solvers[game.id]


def _maxn(game: Game) -> MaxN:
    """This thread's solver for a game of more than two sides."""
    solvers: dict[str, MaxN] = _kept.__dict__.setdefault("maxn", {})
    if game.id not in solvers:
        solvers[game.id] = MaxN(game)
    return solvers[game.id]
