"""Max^n for any game: searches every line to the end of the deal with the game's own `legal` and `act`."""

from __future__ import annotations

from typing import Any

from vierblatt.kernel import dispatch
from vierblatt.kernel.jit import State, bulk_entry, rule
from vierblatt.kernel.tricks import copy_state

# The counters of a search: positions with a choice searched so far, and their limit.
NODES, LIMIT = range(2)
COUNTS = 2


@rule
def best_scores(states: State, d: int, scores: Any, counts: Any) -> bool:
    """Writes the scores of all sides from state `d` on into row `d` of `scores`; False if the limit is reached."""
    s = states[d]
    if s.turn < 0:
        for side in range(scores.shape[1]):
            scores[d, side] = s.deal_scores[side]
        return True
    actions = dispatch.legal(s)
    if actions & (actions - 1) != 0:
        counts[NODES] += 1
        if counts[NODES] > counts[LIMIT]:
            return False
    own, sign, best = s.turn % scores.shape[1], dispatch.points_sign(s), False
    for action in range(63):
        if actions >> action & 1:
            copy_state(states, d, d + 1)
            dispatch.act(states[d + 1], action)
            settled: bool = best_scores(states, d + 1, scores, counts)
            if not settled:
                return False
            if not best or sign * scores[d + 1, own] > sign * scores[d, own]:
                best = True
                for side in range(scores.shape[1]):
                    scores[d, side] = scores[d + 1, side]
    return True


@bulk_entry
def scores_after(states: State, i: int, action: int, scores: Any, counts: Any) -> bool:
    """Writes the scores of all sides after an action in state `i` into row `i` + 1 of `scores`; False at the limit.

    states: has room after state `i` for every action to the end of the deal. scores: shape (states, sides). counts:
    shape (COUNTS,). Both int64.
    """
    copy_state(states, i, i + 1)
    dispatch.act(states[i + 1], action)
    # With a literal number in place of `i`, the recursion crashes when loaded from the cache (Numba 0.68.1).
    settled: bool = best_scores(states, i + 1, scores, counts)
    return settled
