"""What a play implies about the hand it came from, card by card.

In every game, legality is a question of pairs: a card is legal in a hand exactly if it is legal in each two-card hand
made of it and one other card of the hand. So a play implies which single cards its hand did not have then or earlier,
and nothing else. The rules are asked about every unknown card.
"""

from __future__ import annotations

from typing import Any

from vierblatt.kernel import dispatch
from vierblatt.kernel.bits import lowest
from vierblatt.kernel.jit import State, bulk_entry, rule
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, PLAY


@bulk_entry
def barred_by_plays(states: State, pack: Any, log: Any, unknown: int, barred: Any) -> int:
    """Deals from any pack that gives the played cards to the right hands, and replays the plays of a log.

    states: a batch of one, the state before the deal. log: int64. unknown: cards that may be anywhere, as bits. barred:
    int64, by seat: receives the unknown cards that the seat cannot have held. Returns the number of log entries that
    could be replayed. Decisions that depend on hands, such as an option offered only to some seats, may be skipped or
    inserted.
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
    """Records the unknown cards that `s.turn` cannot hold because this card would then have been illegal."""
    hand = s.hands[s.turn]
    while unknown != 0:
        other = unknown & -unknown
        s.hands[s.turn] = 1 << card | other
        if dispatch.legal(s) >> card & 1 == 0:
            barred[s.turn] |= other
        unknown ^= other
    s.hands[s.turn] = hand
