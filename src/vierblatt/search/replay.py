"""A deal again from another pack: the actions of its log are followed as far as the rules allow them."""

from __future__ import annotations

from typing import Any

from vierblatt.kernel import dispatch
from vierblatt.kernel.jit import State, entry, rule
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, PLAY
from vierblatt.kernel.tricks import copy_state


@rule
def note_barred(s: State, card: int, unknown: int, barred: Any) -> None:
    """Notes the unknown cards that `s.turn` cannot hold, because with one of them this card could not be played."""
    hand = s.hands[s.turn]
    while unknown != 0:
        other = unknown & -unknown
        s.hands[s.turn] = 1 << card | other
        if dispatch.legal(s) >> card & 1 == 0:
            barred[s.turn] |= other
        unknown ^= other
    s.hands[s.turn] = hand


@rule
def follow(s: State, log: Any, unknown: int, barred: Any) -> int:
    """Does the actions of the log one after the other; returns how many were possible.

    With unknown cards the hands are only guesses: what is noted is what they cannot be, and legality stops nothing.
    """
    for n in range(len(log)):
        place = int(log[n]) // LOG_ACTION
        action = int(log[n]) - place * LOG_ACTION
        if s.turn != place % LOG_SEAT or s.phase != place // LOG_SEAT:
            return n
        if unknown == 0:
            if dispatch.legal(s) >> action & 1 == 0:
                return n
        elif s.phase == PLAY:
            note_barred(s, action, unknown, barred)
        dispatch.act(s, action)
    return len(log)


@entry
def replay(states: State, packs: Any, log: Any, unknown: int, barred: Any, done: Any) -> None:
    """Deals each pack from the state before the deal, number 0 of the batch, and follows the log.

    States 1, 2, ... get the outcomes. packs: int64, shape (packs, places). log: int64. barred: bit sets of cards that a
    seat cannot have held, added to if `unknown` is not 0. done: actions that were possible, shape (packs,).
    """
    for n in range(len(packs)):
        copy_state(states, 0, n + 1)
        s = states[n + 1]
        for place in range(s.packed):
            s.pack[place] = int(packs[n, place])  # plain Python keeps ints, not NumPy's
        dispatch.deal(s)
        done[n] = follow(s, log, unknown, barred)
