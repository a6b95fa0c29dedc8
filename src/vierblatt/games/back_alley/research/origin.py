"""What a record of Back Alley tells about its deal: the card turned up, and a bleeder that was exchanged for it."""

from __future__ import annotations

from typing import Any

from vierblatt.cards import SUIT_BITS, XB, XR
from vierblatt.errors import NoWorlds
from vierblatt.games.back_alley.rules.options import ALWAYS_SPADES, NO_TRUMP_REPLACE
from vierblatt.games.origin import FACE_UP, NOBODY, Origin, Remaining, dealt_singly, rewind
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.state import Layout, States


def origin(layout: Layout, states: States, seat: int) -> Origin:
    """The hands go round one by one, then the stock is turned up (BA-TRUMP-1)."""
    s = layout.reader(states)
    found = Origin(dealt_singly(s))
    if s.opt_trump_source != ALWAYS_SPADES:
        if s.turned < 0:
            raise NoWorlds("not-from-a-deal")  # a position that names its trumps and no card
        _turned(s, seat, found)
    rewind(layout, states)
    return found


def _turned(s: Any, seat: int, found: Origin) -> None:
    """What the stock showed: with `redraw` bleeders first, in an order that nobody remembers."""
    top = 4 * s.hand_size
    other = 1 << (XB + XR - s.turned) if s.turned >= XB else 0
    shown = s.face_up & ~other if s.exchanger >= 0 else s.face_up
    last = top + shown.bit_count() - 1
    found.known[last] = s.turned
    for place in range(top, last):
        found.holders[place] = FACE_UP
    found.held[FACE_UP] = shown & ~(1 << s.turned)
    if other == 0 or s.opt_joker_turned != NO_TRUMP_REPLACE:
        return
    if s.exchanger < 0:  # nobody held the other bleeder: BA-TRUMP-4 had nothing to exchange
        found.held[NOBODY] = other
        return
    found.held[s.exchanger] = other  # `agree` sees to it that it was not the card drawn
    found.gone[s.exchanger] = other
    found.holders[top + 1] = s.exchanger
    if s.exchanger == seat:
        found.known[top + 1] = s.drawn[seat] - 1


def remaining(s: Any) -> Remaining:
    """What lies face up, and who did not follow in the present trick: all that a record without its log tells."""
    found = Remaining()
    found.held[FACE_UP] = s.face_up
    for n in range(1, s.in_trick):
        led, card = s.trick[0], s.trick[n]
        asked = s.trumps if s.trumps >> led & 1 else SUIT_BITS << 13 * (led // 13)
        if not asked >> card & 1:
            found.never[(s.leader + n) % 4] = asked
    return found


@rule
def agree(s: State) -> bool:
    """BA-TRUMP-4: the card that the exchanger drew lies behind the card turned up; it is not the bleeder given up."""
    if s.exchanger >= 0:
        card = s.pack[4 * s.hand_size + 1]
        s.drawn[s.exchanger] = card + 1
        return card < XB
    return True
