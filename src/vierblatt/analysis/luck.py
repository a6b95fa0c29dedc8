"""What equal players make of a deal on average: how good the cards were, before anybody had decided anything."""

from __future__ import annotations

from typing import Any

import numpy as np

from vierblatt import games
from vierblatt.analysis.walk import DealWalk
from vierblatt.kernel import dispatch
from vierblatt.kernel.bits import count, nth
from vierblatt.kernel.jit import State, entry, rule
from vierblatt.kernel.random import below, seed
from vierblatt.kernel.state import LOG_ACTION, OVER, PLAY, States
from vierblatt.kernel.tricks import copy_state

#: Every so many cards one is played at random: what a single line of play hangs on is averaged out.
SLIPS = 8
#: Times that a deal is played.
TIMES = 256
#: Keeps the streams of deals apart from each other.
STREAMS = 4096


@rule
def next_action(s: State, slips: int) -> int:
    """The policy's action, or one time in `slips` any legal card; calls are the policy's own."""
    if s.phase == PLAY and below(s, slips) == 0:
        open_actions = dispatch.legal(s)
        return nth(open_actions, below(s, count(open_actions)))
    return dispatch.policy(s) % LOG_ACTION


@entry
def play_equally(states: States, number: int, stream: int, slips: int, results: Any) -> None:
    """Plays the deal of state 1 in state 0, again and again: results are float64, shape (times, seats)."""
    s = states[0]
    for n in range(len(results)):
        copy_state(states, 1, 0)
        seed(s, number, stream + n)
        scored = s.scored
        while s.turn >= 0:
            dispatch.act(s, next_action(s, slips))
        if s.scored > scored or s.phase == OVER:
            dispatch.utility(s, results[n])


def worth_of_cards(deal: DealWalk, number: int, *, times: int = TIMES) -> tuple[list[float], list[float]]:
    """The mean result of each seat when equal players play the deal, and its standard error. `number`: a seed."""
    begun = deal.start()
    layout = games.get(deal.game).layout
    states = layout.new(2)
    layout.load(states, layout.words(begun), 1)
    results = np.zeros((times, layout.seats))
    play_equally(states, number, deal.number * STREAMS, SLIPS, results)
    errors = results.std(axis=0, ddof=1) / np.sqrt(times)
    return results.mean(axis=0).tolist(), errors.tolist()
