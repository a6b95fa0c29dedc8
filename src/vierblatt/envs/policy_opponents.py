"""Opponents that are policies: asked for all environments at once in which one of them is to act."""

from __future__ import annotations

from typing import Any

from vierblatt.envs.batch import BatchConstants, StepRows, add_rewards, show
from vierblatt.envs.episode_rules import begin, conclude
from vierblatt.kernel import dispatch
from vierblatt.kernel.jit import State, bulk_entry
from vierblatt.kernel.rows import pin
from vierblatt.kernel.state import LOG_ACTION
from vierblatt.observations.log_summary import clear_log_summary
from vierblatt.observations.shape import memory_size, size
from vierblatt.observations.writing import observe


@bulk_entry
def play_range(
    states: State,
    first: int,
    last: int,
    actions: Any,
    is_match: int,
    asked: Any,
    learner: Any,
    won: State,
    constants: BatchConstants,
    rows: StepRows,
) -> None:
    """Plays an action, if it is not -1, in each environment from `first` to `last` - 1; adds to the rows of the step.

    asked: int8, 1 while the episode is the one in which the learner acted; its rewards count. learner: the seat that
    acted then. `won` is scratch space: float64, one number for each seat, all 0.
    """
    seats = len(rows.rewards) // len(rows.current_player)
    flats, memory = pin(constants.flats), pin(rows.memory)
    masks, observations = pin(rows.legal_action_mask), pin(rows.observations)
    for i in range(first, last):
        if actions[i] < 0:
            continue
        s = states[i]
        scored = s.scored
        dispatch.act(s, int(constants.codes[actions[i]]) % LOG_ACTION)
        if s.turn < 0:
            over = conclude(s, is_match, scored, won)
            if asked[i] == 1:
                add_rewards(s, i, seats, won, rows.rewards)
            if over == 1:
                if asked[i] == 1:
                    rows.terminated[i] = 1
                    if len(rows.final_observations) > 0:
                        final = pin(rows.final_observations)
                        observe(s, int(learner[i]), flats, memory, i * memory_size(s), final, i * size(s))
                asked[i] = 0
                begin(s, is_match)
            for seat in range(seats):
                won[seat] = 0
            clear_log_summary(s, memory, i * memory_size(s))
        rows.current_player[i], rows.phases[i], rows.legal[i] = s.turn, s.phase, dispatch.legal(s)
        show(s, i, int(rows.legal[i]), flats, masks, memory, observations)
