"""Values of actions by a policy: played on until the seat is to act again, where the policy says what is to come."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from vierblatt.errors import BadPolicy
from vierblatt.games.contract import Game
from vierblatt.kernel import dispatch
from vierblatt.kernel.jit import State, bulk_entry
from vierblatt.kernel.state import LOG_ACTION, States
from vierblatt.observations.records import observe
from vierblatt.policies.protocol import Policy, judge
from vierblatt.search.playouts import result_of


@bulk_entry
def play_to_next_turn(states: State, actions: Any, out: Any, results: Any) -> None:
    """Plays an action in each state and lets the heuristic player act for the others until the seat is to act again.

    actions: int64, one for each state. out: float64, shape (seats,), scratch space. results: float64, one for each
    state: the result of the seat if the deal ended before that; NaN where it is to act.
    """
    for n in range(len(results)):
        s = states[n]
        seat, scored = s.turn, s.scored
        dispatch.act(s, int(actions[n]))
        while s.turn >= 0 and s.turn != seat:
            dispatch.act(s, dispatch.policy(s) % LOG_ACTION)
        results[n] = np.nan if s.turn >= 0 else result_of(s, seat, scored, out)


def leaf_values(game: Game, worlds: States, actions: tuple[int, ...], policy: Policy) -> npt.NDArray[np.float64]:
    """The value of each action for the seat to act in each world, float64, shape (worlds, actions).

    Raises BadPolicy if the policy gives no values.
    """
    layout, each = game.layout, len(actions)
    states = layout.take(worlds, np.repeat(np.arange(len(worlds)), each))
    results = np.zeros(len(worlds) * each)
    play_to_next_turn(states, np.tile(np.array(actions, np.int64), len(worlds)), np.zeros(layout.seats), results)
    waiting = np.flatnonzero(np.isnan(results))
    if len(waiting):
        values = judge(policy, *observe(game, layout.take(states, waiting))).values
        if values is None:
            raise BadPolicy("policy-output", part="values", given="None", needed=f"({len(waiting)},)")
        results[waiting] = values
    return results.reshape(len(worlds), each)
