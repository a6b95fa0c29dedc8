"""The compiled loops of environments in which others play besides the learners."""

from __future__ import annotations

from typing import Any, NamedTuple

from vierblatt.envs.batch import BatchConstants, StepRows, add_rewards, show
from vierblatt.envs.episode_rules import begin, conclude
from vierblatt.kernel import dispatch
from vierblatt.kernel.bits import count, nth
from vierblatt.kernel.jit import State, bulk_entry, rule
from vierblatt.kernel.random import below
from vierblatt.kernel.random import seed as seed_state
from vierblatt.kernel.rows import pin
from vierblatt.kernel.state import LOG_ACTION, PLAY
from vierblatt.observations.log_summary import clear_log_summary
from vierblatt.observations.shape import memory_size, size
from vierblatt.observations.writing import observe

#: Codes of opponents; from 0 to 100 it is the heuristic player, who plays so many percent of its cards at random.
RANDOM, POLICY = -1, -2


class EnvSeating(NamedTuple):
    """Who plays which seats, for compiled code.

    learners: int64, shape (n,), the learners' seats as a bit set. opponent: int64, shape (n,), an index into `codes`.
    codes: int64, one for each opponent of the pool.
    """

    learners: Any
    opponent: Any
    codes: Any


@rule
def opponent_action(s: State, code: int) -> int:
    """The action of an opponent that is no policy, for the seat to act."""
    if code == RANDOM or (code > 0 and s.phase == PLAY and below(s, 100) < code):
        legal = dispatch.legal(s)
        return nth(legal, below(s, count(legal)))
    return dispatch.policy(s) % LOG_ACTION


@rule
def drawn_opponent(s: State, codes: Any) -> int:
    """The index of an opponent drawn from the pool; draws nothing if there is only one."""
    return below(s, len(codes)) if len(codes) > 1 else 0


@bulk_entry
def draw_opponents(states: State, n: int, seating: EnvSeating) -> None:
    """Draws an opponent in each of `n` environments."""
    for i in range(n):
        seating.opponent[i] = drawn_opponent(states[i], seating.codes)


@bulk_entry
def step_range_with_opponents(
    states: State,
    first: int,
    last: int,
    seed: int,
    actions: Any,
    is_match: int,
    seating: EnvSeating,
    asked: Any,
    learner: Any,
    won: State,
    constants: BatchConstants,
    rows: StepRows,
) -> None:
    """Plays an action, if it is not -1, in each environment from `first` to `last` - 1; adds to the rows of the step.

    Plays on until a learner or a policy is to act. If `seed` is not -1, begins an episode instead of playing an action;
    environment i uses stream i of the seed. Skips episodes that end before any learner has a turn.

    asked: int8, 1 while the episode is the one in which the learner acted;
    its rewards count. learner: the seat that acted then. `won` is scratch space: float64, one number for each seat, all
    0.
    """
    seats = len(rows.rewards) // len(rows.current_player)
    flats, memory = pin(constants.flats), pin(rows.memory)
    masks, observations = pin(rows.legal_action_mask), pin(rows.observations)
    for i in range(first, last):
        if seed < 0 and actions[i] < 0:
            continue
        s = states[i]
        scored = s.scored
        if seed >= 0:
            seed_state(s, seed, i)
            seating.opponent[i] = drawn_opponent(s, seating.codes)
            begin(s, is_match)
            clear_log_summary(s, memory, i * memory_size(s))
        else:
            dispatch.act(s, int(constants.codes[actions[i]]) % LOG_ACTION)
        while s.turn < 0 or seating.learners[i] >> s.turn & 1 == 0:
            if s.turn >= 0:
                code = int(seating.codes[seating.opponent[i]])
                if code == POLICY:
                    break
                scored = s.scored
                dispatch.act(s, opponent_action(s, code))
                continue
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
                seating.opponent[i] = drawn_opponent(s, seating.codes)
                begin(s, is_match)
            for seat in range(seats):
                won[seat] = 0
            clear_log_summary(s, memory, i * memory_size(s))
        rows.current_player[i], rows.phases[i], rows.legal[i] = s.turn, s.phase, dispatch.legal(s)
        show(s, i, int(rows.legal[i]), flats, masks, memory, observations)
