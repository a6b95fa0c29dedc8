"""A deal again from the packs of worlds, and how well each of them explains what was done."""

from __future__ import annotations

from math import log
from typing import Any

from vierblatt.kernel import dispatch
from vierblatt.kernel.bits import count
from vierblatt.kernel.jit import State, entry, rule
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, PLAY
from vierblatt.kernel.tricks import copy_state

#: Which error stands where in `errors`: of calls, and of cards played.
CALLS, PLAYS = range(2)
#: How likely what the rules do not allow is held to be, as a logarithm: sampled worlds never come to that.
IMPOSSIBLE = -1e9


@entry
def explain(states: State, worlds: State, places: Any, actions: Any, seats: int, errors: Any, out: Any) -> None:
    """The logarithm of how likely players of the policy with these errors do what was done, for each world.

    states: a batch of two, the first the state before the deal. places: by place of the pack as dealt, its place before
    the cut, int64. actions: the log, int64. seats: whose actions count, as bits. errors: float64, (CALLS, PLAYS). out:
    float64, shape (worlds,).
    """
    for n in range(len(out)):
        copy_state(states, 0, 1)
        s = states[1]
        for place in range(len(places)):
            s.pack[places[place]] = worlds[n].pack[place]
        dispatch.deal(s)
        out[n] = follow(s, actions, seats, errors)


@rule
def follow(s: State, actions: Any, seats: int, errors: Any) -> float:
    """Does the actions of the log; in the share `error` of decisions all open actions are as likely as each other."""
    total = 0.0
    for n in range(len(actions)):
        action = int(actions[n]) % LOG_ACTION
        seat = int(actions[n]) // LOG_ACTION % LOG_SEAT
        if s.turn != seat:
            return IMPOSSIBLE
        if seats >> seat & 1 == 1:
            legal = dispatch.legal(s)
            choices = count(legal)
            if legal >> action & 1 == 0:
                return IMPOSSIBLE
            if choices > 1:
                error = errors[PLAYS] if s.phase == PLAY else errors[CALLS]
                chosen = dispatch.policy(s) % LOG_ACTION == action
                total += log(error / choices + (1 - error) * chosen)
        dispatch.act(s, action)
    return total
