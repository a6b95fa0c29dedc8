"""How episodes begin, continue and end; single episodes and vector environments share these rules.

An episode is one deal or a whole match. A deal ends when it is scored, passed out or annulled. A deal that stops before
any card is dealt (a cutter asks for a reshuffle) is dealt again in the same episode, so no seat can skip a deal.
"""

from __future__ import annotations

from vierblatt.kernel import dispatch
from vierblatt.kernel.jit import State, entry, rule
from vierblatt.kernel.random import below, shuffle
from vierblatt.kernel.random import seed as seed_state
from vierblatt.kernel.state import OVER


@rule
def begin(s: State, is_match: int) -> None:
    """Starts a match, draws a match situation unless `is_match`, shuffles and deals, all from the state's generator."""
    dispatch.start(s, below(s, s.seats))
    if is_match == 0:
        dispatch.draw_situation(s)
    next_deal(s)


@rule
def next_deal(s: State) -> None:
    """Shuffles and deals."""
    shuffle(s, s.packed)
    dispatch.deal(s)


@rule
def conclude(s: State, is_match: int, scored: int, out: State) -> int:
    """After an action that ended a deal: writes what each seat won, and returns 1 if the episode is over.

    Otherwise deals the next deal and returns 0. `scored` is the number of scored deals before the action.
    """
    if s.scored > scored or (s.phase == OVER and s.scored == 0):  # a match can be won before any deal is scored
        dispatch.utility(s, out)
    if s.phase == OVER or (is_match == 0 and (s.scored > scored or s.logged > 1 or s.held[0] > 0)):
        return 1
    next_deal(s)
    return 0


@entry
def begin_at(states: State, i: int, seed: int, stream: int, is_match: int) -> None:
    """Begins an episode in state `i`, whose number of seats is set, from a seed and a stream number."""
    s = states[i]
    seed_state(s, seed, stream)
    begin(s, is_match)


@entry
def do_at(states: State, i: int, action: int, is_match: int, out: State) -> int:
    """Plays a legal action and what follows; returns 1 if the episode is over. `out`: rewards per seat, float64."""
    s = states[i]
    for seat in range(len(out)):
        out[seat] = 0
    scored = s.scored
    dispatch.act(s, action)
    return conclude(s, is_match, scored, out) if s.turn < 0 else 0
