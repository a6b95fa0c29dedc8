"""Deals played to their end by the compiled policy, from many worlds at once.

In a playout every seat acts from what it may know, the one that asks included: so no plan is counted on that would need
eyes for the hidden cards, as a double-dummy value does.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from vierblatt.games.contract import Game
from vierblatt.kernel import dispatch
from vierblatt.kernel.jit import State, entry, rule
from vierblatt.kernel.state import LOG_ACTION, OVER, States
from vierblatt.kernel.tricks import copy_state

#: What is told of how the match stands after a deal: the winners as bits, -1 while it goes on; how many deals have been
#: scored; from there on the totals of the sides.
WINNERS, SCORED, TOTALS = range(3)


@rule
def play_on(s: State) -> None:
    """Lets the policy act for everybody until the deal has ended."""
    while s.turn >= 0:
        dispatch.act(s, dispatch.policy(s) % LOG_ACTION)


@rule
def result_of(s: State, seat: int, scored: int, out: Any) -> float:
    """What the deal that has ended brought the seat; nothing if it was thrown in. `scored`: how many were before."""
    if s.scored == scored and s.phase != OVER:
        return 0.0
    dispatch.utility(s, out)
    result: float = out[seat]
    return result


@rule
def write_end(s: State, end: Any) -> None:
    """How the match stands, from `WINNERS` on."""
    end[WINNERS] = s.winners if s.phase == OVER else -1
    end[SCORED] = s.scored
    for side in range(len(s.scores)):
        end[TOTALS + side] = s.scores[side]


@entry
def play_out(states: States, actions: Any, out: Any, results: Any, ends: Any) -> None:
    """From each world does each action and plays on; state 0 of the batch is for work, the worlds are the others.

    actions: int64, shape (actions,). out: float64, shape (seats,), for work. results: float64, shape (worlds, actions):
    what the seat to act gets. ends: int64, shape (worlds, actions, TOTALS + seats): see `write_end`.
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
    """What the seat to act gets in each world after each action, shape (worlds, actions), and the match after that.

    The match as `write_end` tells it: shape (worlds, actions, TOTALS + seats).
    """
    layout = game.layout
    states = layout.new(len(worlds) + 1)
    for n in range(len(worlds)):
        layout.load(states, layout.words(worlds, n), n + 1)
    results = np.zeros((len(worlds), len(actions)))
    ends = np.zeros((len(worlds), len(actions), TOTALS + layout.seats), np.int64)
    play_out(states, np.array(actions, np.int64), np.zeros(layout.seats), results, ends)
    return results, ends
