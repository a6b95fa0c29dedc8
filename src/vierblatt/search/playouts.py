"""Deals played to their end by the compiled policy, from many worlds at once.

In a playout every seat, including the evaluating one, acts only on what it may know. Unlike a double-dummy value, a
playout therefore does not rely on plans that require seeing the hidden cards.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from vierblatt.games.contract import Game
from vierblatt.kernel import dispatch
from vierblatt.kernel.jit import State, bulk_entry, rule
from vierblatt.kernel.state import LOG_ACTION, OVER, States
from vierblatt.kernel.tricks import copy_state

#: Columns of the match status after a deal: the winners as bits, -1 while the match continues; the number of scored
#: deals; then the totals of the sides.
WINNERS, SCORED, TOTALS = range(3)


@rule
def play_on(s: State) -> None:
    """Lets the policy act for all seats until the deal has ended."""
    while s.turn >= 0:
        dispatch.act(s, dispatch.policy(s) % LOG_ACTION)


@rule
def result_of(s: State, seat: int, scored: int, out: Any) -> float:
    """The seat's result of a finished deal; 0 if it was thrown in. `scored`: the number of scored deals before it."""
    if s.scored == scored and s.phase != OVER:
        return 0.0
    dispatch.utility(s, out)
    result: float = out[seat]
    return result


@rule
def write_end(s: State, end: Any) -> None:
    """Writes the match status, with the columns `WINNERS`, `SCORED` and `TOTALS`."""
    end[WINNERS] = s.winners if s.phase == OVER else -1
    end[SCORED] = s.scored
    for side in range(len(s.scores)):
        end[TOTALS + side] = s.scores[side]


@bulk_entry
def play_out(states: States, actions: Any, out: Any, results: Any, ends: Any) -> None:
    """Plays each action in each world and plays on; state 0 of the batch is scratch space, the others are the worlds.

    actions: int64, shape (actions,). out: float64, shape (seats,), scratch space. results: float64, shape (worlds,
    actions): the result of the seat to act. ends: int64, shape (worlds, actions, TOTALS + seats): see `write_end`.
    """
    for n in range(len(results)):
        seat, scored = states[n + 1].turn, states[n + 1].scored
        for k in range(len(actions)):
            copy_state(states, n + 1, 0)
            dispatch.act(states[0], int(actions[k]))  # plain Python keeps ints, not NumPy's
            play_on(states[0])
            results[n, k] = result_of(states[0], seat, scored, out)
            write_end(states[0], ends[n, k])


def playouts(
    game: Game, worlds: States, actions: tuple[int, ...]
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.int64]]:
    """The result of the seat to act in each world after each action, shape (worlds, actions), and the match status.

    The status has the columns of `write_end`: shape (worlds, actions, TOTALS + seats).
    """
    layout = game.layout
    states = layout.new(len(worlds) + 1)
    for n in range(len(worlds)):
        layout.load(states, layout.words(worlds, n), n + 1)
    results = np.zeros((len(worlds), len(actions)))
    ends = np.zeros((len(worlds), len(actions), TOTALS + layout.seats), np.int64)
    play_out(states, np.array(actions, np.int64), np.zeros(layout.seats), results, ends)
    return results, ends
