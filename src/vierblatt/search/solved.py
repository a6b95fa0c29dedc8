"""What each action brings in each world if the rest is played perfectly with open cards.

That sees what a playout of the policy does not: endplays, the last trump, the trick to lose on purpose. It also sees
the hidden cards, and so promises too much. Hence it is one half of a value only, and only where few cards are left:
there it is found in about a millisecond a world, and there is less to guess.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from vierblatt.errors import NotSolvable
from vierblatt.games.contract import Game
from vierblatt.kernel.state import PLAY, States
from vierblatt.search.solver import Solver

#: The most cards of all hands together with which positions are solved, for a tenth of a second a decision: seven each
#: among four players. Six with seven each would take most of the time, and more worlds help them more.
CARDS = 28
#: How many more there may be in ten times the time.
MORE = 4

_kept = threading.local()


def cards_for(seconds: float) -> int:
    """The most cards of all hands with which a decision of so many seconds solves positions (0: no limit of time).

    >>> [cards_for(seconds) for seconds in (0.01, 0.1, 1, 10, 0)]
    [24, 28, 32, 36, 28]
    """
    return CARDS + MORE * round(np.log10(10 * seconds)) if seconds > 0 else CARDS


def is_quick(game: Game, concealed: States, seconds: float) -> bool:
    """Whether the position is one to solve: few cards are left to play, and there are two sides."""
    reader = game.layout.reader(concealed)
    cards = reader.held[reader.turn] * reader.seats
    return reader.phase == PLAY and cards <= cards_for(seconds) and _solver(game) is not None


def solved(
    game: Game, worlds: States, actions: tuple[int, ...], until: float, clock: Callable[[], float] = time.perf_counter
) -> npt.NDArray[np.float64]:
    """What the side to act gets, less what the other side gets, shape (worlds, actions); NaN for worlds left out.

    until: no further world is begun at this time of the clock.
    """
    values = np.full((len(worlds), len(actions)), np.nan)
    solver = _solver(game)
    for n in range(len(worlds)):
        if solver is None or clock() >= until:
            break
        found = solver.values(worlds, n)
        if found is not None:
            values[n] = [found[action] for action in actions]
    return values


def _solver(game: Game) -> Solver | None:
    """This thread's solver of a game, if it is one of two sides: its table is used again."""
    solvers: dict[str, Solver | None] = _kept.__dict__.setdefault("solvers", {})
    if game.id not in solvers:
        try:
            solvers[game.id] = Solver(game)
        except NotSolvable:
            solvers[game.id] = None
    return solvers[game.id]
