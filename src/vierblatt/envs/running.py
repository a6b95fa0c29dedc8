"""How episodes begin, go on and end; the same rules for one episode and for thousands.

An episode is one deal or a whole match. A deal ends when it is scored, passed out or annulled. One that stops before
anybody has a card (a cutter has the pack shuffled anew) is dealt again in the same episode: nobody may choose to skip.
"""

from __future__ import annotations

from vierblatt.kernel import dispatch
from vierblatt.kernel.jit import State, entry, rule
from vierblatt.kernel.random import below, seed, shuffle
from vierblatt.kernel.state import OVER


@rule
def begin(s: State, whole: int) -> None:
    """Starts a match from the state's generator, draws its situation for a deal on its own, shuffles and deals."""
    dispatch.start(s, below(s, s.seats))
    if whole == 0:
        dispatch.situate(s)
    next_deal(s)


@rule
def next_deal(s: State) -> None:
    """Shuffles and deals."""
    shuffle(s, s.packed)
    dispatch.deal(s)


@rule
def conclude(s: State, whole: int, scored: int, out: State) -> int:
    """After an action that ended a deal: writes what each seat won, and says whether the episode is over (1).

    If it is not, the next deal is dealt (0). `scored` is the number of scored deals before the action.
    """
    if s.scored > scored or (s.phase == OVER and s.scored == 0):  # a match can be won before any deal is scored
        dispatch.utility(s, out)
    if s.phase == OVER or (whole == 0 and (s.scored > scored or s.logged > 1 or s.held[0] > 0)):
        return 1
    next_deal(s)
    return 0


@entry
def begin_at(states: State, i: int, number: int, stream: int, whole: int) -> None:
    """Begins an episode in state `i`, whose seats are known, from a seed and the number of a stream."""
    s = states[i]
    seed(s, number, stream)
    begin(s, whole)


@entry
def do_at(states: State, i: int, action: int, whole: int, out: State) -> int:
    """Does a legal action and what follows; 1 when the episode is over. `out` (float64, one a seat): the rewards."""
    s = states[i]
    for seat in range(len(out)):
        out[seat] = 0
    scored = s.scored
    dispatch.act(s, action)
    return conclude(s, whole, scored, out) if s.turn < 0 else 0
