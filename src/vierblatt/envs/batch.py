"""The compiled loops of the vector environment: one call handles a range of environments."""

from __future__ import annotations

from typing import Any, NamedTuple

from vierblatt.envs.episode_rules import begin, conclude
from vierblatt.kernel import dispatch
from vierblatt.kernel.bits import count, nth
from vierblatt.kernel.jit import State, bulk_entry, rule
from vierblatt.kernel.random import LOW, A
from vierblatt.kernel.random import seed as seed_state
from vierblatt.kernel.rows import Row, load_word, pin, wrap, write_bits
from vierblatt.kernel.state import LOG_ACTION
from vierblatt.observations.log_summary import clear_log_summary
from vierblatt.observations.shape import actions as action_count
from vierblatt.observations.shape import cards, memory_size, places, size
from vierblatt.observations.writing import observe, write_mask


class BatchConstants(NamedTuple):
    """The constant tables: `ObservationLayout.flats` and `ActionSpace.codes`."""

    flats: Any
    codes: Any


class StepRows(NamedTuple):
    """The arrays that a step writes, flattened, with one row for each environment."""

    observations: Any
    legal_action_mask: Any
    rewards: Any
    current_player: Any
    terminated: Any
    legal: Any  #: the legal actions as bit sets
    phases: Any
    memory: Any  #: see `vierblatt.observations.log_summary`
    final_observations: Any  #: of the episodes that ended; empty if not requested


@bulk_entry
def first_illegal(actions: Any, constants: BatchConstants, rows: StepRows) -> int:
    """The first environment whose action is illegal, or -1."""
    for i in range(len(actions)):
        flat = actions[i]
        if flat < 0 or flat >= len(constants.codes):
            return i
        code = constants.codes[flat]
        if code // LOG_ACTION != rows.phases[i] or rows.legal[i] >> (code % LOG_ACTION) & 1 == 0:
            return i
    return -1


@rule
def show(s: State, i: int, legal: int, flats: Row, masks: Row, memory: Row, observations: Row) -> None:
    """Writes the observation and the action mask of the seat to act."""
    write_mask(s, legal, flats, masks, i * action_count(s))
    observe(s, s.turn, flats, memory, i * memory_size(s), observations, i * size(s))


@rule
def add_rewards(s: State, i: int, seats: int, won: State, rewards: State) -> None:
    """Adds the results of a deal to the rewards of the step and clears them."""
    for seat in range(seats):
        rewards[i * seats + seat] += won[seat]
        won[seat] = 0


@bulk_entry
def begin_range(
    states: State, first: int, last: int, seed: int, is_match: int, constants: BatchConstants, rows: StepRows
) -> None:
    """Begins an episode in each environment from `first` to `last` - 1; environment i uses stream i of the seed."""
    seats = len(rows.rewards) // len(rows.current_player)
    flats, memory = pin(constants.flats), pin(rows.memory)
    masks, observations = pin(rows.legal_action_mask), pin(rows.observations)
    for i in range(first, last):
        s = states[i]
        seed_state(s, seed, i)
        begin(s, is_match)
        rows.terminated[i] = 0
        for seat in range(seats):
            rows.rewards[i * seats + seat] = 0
        clear_log_summary(s, memory, i * memory_size(s))
        rows.current_player[i], rows.phases[i], rows.legal[i] = s.turn, s.phase, dispatch.legal(s)
        show(s, i, int(rows.legal[i]), flats, masks, memory, observations)


@bulk_entry
def step_range(
    states: State,
    first: int,
    last: int,
    actions: State,
    is_match: int,
    won: State,
    constants: BatchConstants,
    rows: StepRows,
) -> None:
    """Plays an action in each environment from `first` to `last` - 1.

    `won` is scratch space: float64, one number for each seat, all 0.
    """
    seats = len(rows.rewards) // len(rows.current_player)
    flats, memory = pin(constants.flats), pin(rows.memory)
    masks, observations = pin(rows.legal_action_mask), pin(rows.observations)
    for i in range(first, last):
        s = states[i]
        scored = s.scored
        dispatch.act(s, int(constants.codes[actions[i]]) % LOG_ACTION)
        rows.terminated[i] = 0
        for seat in range(seats):
            rows.rewards[i * seats + seat] = 0
        if s.turn < 0:
            if conclude(s, is_match, scored, won) == 1:
                rows.terminated[i] = 1
                if len(rows.final_observations) > 0:
                    observe(
                        s,
                        int(rows.current_player[i]),
                        flats,
                        memory,
                        i * memory_size(s),
                        pin(rows.final_observations),
                        i * size(s),
                    )
                begin(s, is_match)
            add_rewards(s, i, seats, won, rows.rewards)
            clear_log_summary(s, memory, i * memory_size(s))
        rows.current_player[i], rows.phases[i], rows.legal[i] = s.turn, s.phase, dispatch.legal(s)
        show(s, i, int(rows.legal[i]), flats, masks, memory, observations)


@bulk_entry
def pick_range(first: int, last: int, chance: State, constants: BatchConstants, rows: StepRows, out: State) -> None:
    """Writes a random legal action for each environment from `first` to `last` - 1; `chance` holds their generators."""
    flats = pin(constants.flats)
    for i in range(first, last):
        x = int(chance[i])
        x = A * (x & LOW) + (x >> 32)
        chance[i] = x
        legal = int(rows.legal[i])
        action = nth(legal, (((x ^ (x >> 32)) & LOW) * count(legal)) >> 32)
        out[i] = load_word(flats, 8 * (int(rows.phases[i]) * LOG_ACTION + action))


@bulk_entry
def rules_range(states: State, first: int, last: int, constants: BatchConstants, rows: StepRows, out: State) -> None:
    """Writes the policy's action for each environment from `first` to `last` - 1."""
    flats = pin(constants.flats)
    for i in range(first, last):
        action = dispatch.policy(states[i]) % LOG_ACTION
        out[i] = load_word(flats, 8 * (int(rows.phases[i]) * LOG_ACTION + action))


@bulk_entry
def hands_range(states: State, first: int, last: int, out: Any) -> None:
    """Writes all hands in each environment from `first` to `last` - 1, beginning with the seat to act, into `out`."""
    hands = pin(out)
    for i in range(first, last):
        s = states[i]
        length = cards(s)
        for k in range(s.seats):
            write_bits(
                hands, (i * s.seats + k) * length, places(s, s.hands[wrap(s.turn + k - s.seats, s.seats)]), length
            )
