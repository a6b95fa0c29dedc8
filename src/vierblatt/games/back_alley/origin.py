"""What a record of Back Alley tells about its deal: the card turned up, and a bleeder that was exchanged for it."""

from __future__ import annotations

from typing import Any

from vierblatt.cards import XB, XR
from vierblatt.errors import NoWorlds
from vierblatt.games.back_alley.options import ALWAYS_SPADES, NO_TRUMP_REPLACE
from vierblatt.games.origin import FACE_UP, NOBODY, Origin, dealt_singly, rewind
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
    found.held[s.exchanger] = other
    found.holders[top + 1] = s.exchanger
    if s.exchanger == seat:
        found.known[top + 1] = s.drawn[seat] - 1
