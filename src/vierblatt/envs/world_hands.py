"""The hands in worlds that a seat to act cannot exclude, sampled for many environments."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from vierblatt.envs.batch import hands_range
from vierblatt.games.contract import Game
from vierblatt.kernel.state import States
from vierblatt.observations.shape import pack_of
from vierblatt.search.worlds import Worlds


def sample_hands(
    game: Game, states: States, seats: npt.NDArray[np.int64], count: int, seed: int
) -> npt.NDArray[np.int8]:
    """Hands in `count` worlds that `seats[i]`, the seat to act in state i, cannot exclude; uniform and independent.

    Returns int8, shape (n, count, seats of the table, places), seats relative to the seat to act; 0 everywhere before
    cards are dealt. State i draws from stream i of the seed. Raises NoWorlds.
    """
    table = game.layout.reader(states).seats
    hands = np.zeros((len(seats), count, table, len(pack_of(game))), np.int8)
    for i, seat in enumerate(seats.tolist()):
        if not any(game.layout.reader(states, i).held):
            continue
        worlds = Worlds(game, game.layout.conceal(states, seat, i), seat)
        hands_range(worlds.sample(np.random.default_rng([seed, i]), count), 0, count, hands[i].reshape(-1))
    return hands
