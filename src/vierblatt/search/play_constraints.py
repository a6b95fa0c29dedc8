"""What plays tell of the hands they came from, card by card.

Which cards a hand may play is in every game a question of pairs: a card is open exactly if it is open to the hands of
itself and each other card of the hand (the best class of what is there may be played). So a play tells which cards its
hand did not have then, nor before, and nothing else; the rules are asked about every card that is unknown.
"""

from __future__ import annotations

from typing import Any

from vierblatt.kernel import dispatch
from vierblatt.kernel.bits import lowest
from vierblatt.kernel.jit import State, entry, rule
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, PLAY


@entry
def barred_by_plays(states: State, pack: Any, log: Any, unknown: int, barred: Any) -> int:
    """Deals from any pack that has the played cards in the right hands, and follows the plays of a log.

    states: a batch of one, the state before the deal. log: int64. unknown: cards that may be anywhere, as bits. barred:
    int64, by seat: gets those of them that it cannot have held. Returns how many of the actions were possible: what
    hangs on hands, such as a question that not everybody is asked, may be missing or come in between.
    """
    s = states[0]
    for place in range(s.packed):
        s.pack[place] = int(pack[place])  # plain Python keeps ints, not NumPy's
    dispatch.deal(s)
    playing = False
    for n in range(len(log)):
        place = int(log[n]) // LOG_ACTION
        action = int(log[n]) - place * LOG_ACTION
        phase = place // LOG_SEAT
        if playing and phase != s.phase:
            if phase != PLAY:
                continue
            dispatch.act(s, lowest(dispatch.legal(s)))
        if s.turn != place % LOG_SEAT or s.phase != phase:
            return n
        if phase == PLAY:
            playing = True
            mark_barred(s, action, unknown, barred)
        dispatch.act(s, action)
    return len(log)


@rule
def mark_barred(s: State, card: int, unknown: int, barred: Any) -> None:
    """Notes the unknown cards that `s.turn` cannot hold, because with one of them this card could not be played."""
    hand = s.hands[s.turn]
    while unknown != 0:
        other = unknown & -unknown
        s.hands[s.turn] = 1 << card | other
        if dispatch.legal(s) >> card & 1 == 0:
            barred[s.turn] |= other
        unknown ^= other
    s.hands[s.turn] = hand
