"""What each legal action scores if the heuristic player plays on at all seats, in every environment of a batch.

The values are those of the true deal, hidden cards and all, so they are for training only. Of one deal they say little,
but all actions share its cards: over many deals, their differences are what a player can know.

>>> env = VectorEnv("kout_bo", 2, seed=1)
>>> values = action_values(env)
>>> values.shape == env.legal_action_mask.shape, bool((values[env.legal_action_mask == 0] == 0).all())
(True, True)
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from vierblatt.envs.vector import VectorEnv
from vierblatt.kernel import dispatch
from vierblatt.kernel.jit import State, bulk_entry
from vierblatt.kernel.rows import Row, load_word, pin
from vierblatt.kernel.state import LOG_ACTION
from vierblatt.kernel.tricks import copy_state
from vierblatt.observations.shape import actions as action_count
from vierblatt.search.playouts import play_on, result_of


@bulk_entry
def play_every_action(states: State, n: int, flats: Row, out: Any, results: Any) -> None:
    """Plays every legal action in each of the first `n` states, and plays on; the last state is scratch space.

    out: float64, shape (seats,), scratch space. results: float32, the values by flat id, one row after the other.
    """
    flat_ids = pin(flats)
    for i in range(n):
        seat, scored, phase = states[i].turn, states[i].scored, states[i].phase
        legal = dispatch.legal(states[i])
        action = 0
        while legal >> action:
            if legal >> action & 1:
                copy_state(states, i, n)
                dispatch.act(states[n], action)
                play_on(states[n])
                place = load_word(flat_ids, 8 * (phase * LOG_ACTION + action))
                results[i * action_count(states[n]) + place] = result_of(states[n], seat, scored, out)
            action += 1


def action_values(env: VectorEnv) -> npt.NDArray[np.float32]:
    """The points of the seat to act in this deal after each of its legal actions: float32, shape (n, space.size).

    Illegal actions have 0. In King Bolola, what the choice of a contract costs later in the match does not count.
    """
    results = np.zeros(env.n * env.space.size, np.float32)
    states = env.game.layout.take(env.states, [*range(env.n), 0])
    play_every_action(states, env.n, env.layout.flats, np.zeros(env.table.seats), results)
    return results.reshape(env.n, -1)
