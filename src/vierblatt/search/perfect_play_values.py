"""What each action brings in each world if the rest is played perfectly with open cards.

That sees what a playout of the policy does not: endplays, the last trump, the trick to lose on purpose. It also sees
the hidden cards, and so promises too much. Hence it is one half of a value only, and only where few cards are left:
there it is found in about a millisecond a world, and there is less to guess.

Where all play for themselves, perfect play is max^n. It hangs on what the others choose among equals, so it is solved
only for those who ask for it (`alone`).
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

#: The most cards of all hands together with which positions are solved, for a tenth of a second a decision: seven each
#: among four players. Six with seven each would take most of the time, and more worlds help them more.
CARDS = 28
#: How many more there may be in ten times the time, and the most in any.
MORE, MOST = 4, 36
#: The most where all play for themselves: five each, two milliseconds a world.
CARDS_ALONE = 20
#: Positions searched in one world at most, for each second of the decision: a solver searches six to ten times as many
#: in that time. A harder world is left to the playouts.
NODES = 1_000_000
#: What a decision without a limit of time is taken for: what it comes to does not depend on the clock.
USUAL = 0.1

_kept = threading.local()


def cards_for(seconds: float) -> int:
    """The most cards of all hands with which a decision of so many seconds solves positions (0: no limit of time).

    >>> [cards_for(seconds) for seconds in (0.01, 0.1, 1, 10, 100, 0)]
    [24, 28, 32, 36, 36, 28]
    """
    return min(CARDS + MORE * round(math.log10((seconds or USUAL) / USUAL)), MOST)


def is_quick(game: Game, concealed: States, seconds: float, *, alone: bool = False) -> bool:
    """Whether the position is one to solve: few cards are left to play, and there are two sides.

    alone: games of more sides too, with yet fewer cards.
    """
    reader = game.layout.reader(concealed)
    cards = reader.held[reader.turn] * reader.seats
    if reader.phase != PLAY or cards > cards_for(seconds):
        return False
    return _solver(game) is not None or (alone and cards <= CARDS_ALONE)


def perfect_play_values(
    game: Game,
    worlds: States,
    actions: tuple[int, ...],
    *,
    begun: float = 0,
    seconds: float = 0,
    clock: Callable[[], float] = time.perf_counter,
) -> npt.NDArray[np.float64]:
    """What the side to act gets, less what the other side gets, shape (worlds, actions); NaN for worlds left out.

    With more than two sides it is what the seat to act gets.

    seconds: of the whole decision, which was begun at that time of the clock: after them no further world is begun, and
    none takes long (`NODES`). 0: no limit of time.
    """
    values = np.full((len(worlds), len(actions)), np.nan)
    most = math.ceil(NODES * (seconds or USUAL))
    for n in range(len(worlds)):
        if seconds and clock() >= begun + seconds:
            break
        found = _values(game, worlds, n, most)
        if found is not None:
            values[n] = [found[action] for action in actions]
    return values


def _values(game: Game, worlds: States, n: int, nodes: int) -> Mapping[int, int] | None:
    """What each open card of a world brings the seat to act; None if that takes more positions."""
    solver = _solver(game)
    if solver is not None:
        return solver.values(worlds, n, nodes=nodes)
    return _maxn(game).values(worlds, n, nodes=nodes)


def _solver(game: Game) -> Solver | None:
    """This thread's solver of a game, if it is one of two sides: its table is used again."""
    solvers: dict[str, Solver | None] = _kept.__dict__.setdefault("solvers", {})
    if game.id not in solvers:
        try:
            solvers[game.id] = Solver(game)
        except NotSolvable:
            solvers[game.id] = None
    return solvers[game.id]


def _maxn(game: Game) -> MaxN:
    """This thread's solver of a game of more than two sides."""
    solvers: dict[str, MaxN] = _kept.__dict__.setdefault("maxn", {})
    if game.id not in solvers:
        solvers[game.id] = MaxN(game)
    return solvers[game.id]
