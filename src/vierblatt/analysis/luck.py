"""The average result of a deal between equal players: how good the cards were, regardless of the decisions."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from vierblatt import games
from vierblatt.analysis.walk import RecordedDeal
from vierblatt.kernel import dispatch, engine
from vierblatt.kernel.bits import count, nth
from vierblatt.kernel.jit import State, bulk_entry, rule
from vierblatt.kernel.random import below, seed
from vierblatt.kernel.state import LOG_ACTION, OVER, PLAY, States
from vierblatt.kernel.tricks import copy_state

#: On average, one card in this many is played at random, so that results do not depend on a single line of play.
RANDOM_CARD_EVERY = 8
#: How often a deal is played from its beginning, and from each point in its course.
TIMES, TIMES_ON_COURSE = 256, 64
#: The random streams of one point of a deal, and of one deal.
STREAMS, STREAMS_OF_DEAL = 1024, 1024 * 256


class Luck(NamedTuple):
    """The average results of equal players, by seat. cards: from the beginning of the deal; errors: standard errors.

    course: from the point after each action of the deal.
    """

    cards: list[float]
    errors: list[float]
    course: list[list[float]]


@rule
def next_action(s: State, random_card_every: int) -> int:
    """The policy's action, or one time in `random_card_every` a random legal card; calls are always the policy's."""
    action: int = dispatch.policy(s) % LOG_ACTION
    if s.phase == PLAY and below(s, random_card_every) == 0:
        open_actions = dispatch.legal(s)
        action = nth(open_actions, below(s, count(open_actions)))
    return action


@bulk_entry
def play_equally(states: States, number: int, stream: int, random_card_every: int, scored: int, results: Any) -> None:
    """Plays the deal of state 1 repeatedly, in state 0.

    scored: deals that were scored before this one. results: float64, shape (times, seats), initialised to 0.
    """
    s = states[0]
    for n in range(len(results)):
        copy_state(states, 1, 0)
        seed(s, number, stream + n)
        while s.turn >= 0:
            dispatch.act(s, next_action(s, random_card_every))
        if s.scored > scored or s.phase == OVER:
            dispatch.utility(s, results[n])


def luck_of(deal: RecordedDeal, number: int) -> Luck:
    """The value of a deal's cards and its course; `number` is a seed."""
    layout = games.get(deal.game).layout
    states = layout.new(2)
    layout.load(states, layout.words(deal.start()), 1)
    scored = layout.read(states, "scored", 1)

    def results(point: int, times: int) -> npt.NDArray[np.float64]:
        rows = np.zeros((times, layout.seats))
        play_equally(states, number, deal.number * STREAMS_OF_DEAL + point * STREAMS, RANDOM_CARD_EVERY, scored, rows)
        return rows

    at_start = results(0, TIMES)
    course = []
    for point, action in enumerate(deal.actions, 1):
        engine.act(states, 1, action)
        ended = layout.read(states, "turn", 1) < 0
        course.append(results(point, 1 if ended else TIMES_ON_COURSE).mean(axis=0).tolist())
    errors = at_start.std(axis=0, ddof=1) / np.sqrt(len(at_start))
    return Luck(at_start.mean(axis=0).tolist(), errors.tolist(), course)
