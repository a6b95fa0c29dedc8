"""What a record of Back Alley says about its deal: the card turned up, and a bleeder that was exchanged."""

from __future__ import annotations

from typing import Any

from vierblatt.cards import SUIT_BITS, XB, XR
from vierblatt.errors import NoWorlds
from vierblatt.games.back_alley.rules.options import ALWAYS_SPADES, NO_TRUMP_REPLACE
from vierblatt.games.known_pack import FACE_UP, NOBODY, KnownPack, Remaining, dealt_singly, rewind
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.state import Layout, States


def known_pack(layout: Layout, states: States, seat: int) -> KnownPack:
    """Cards are dealt one at a time, then the top of the stock is turned up (BA-TRUMP-1)."""
    s = layout.reader(states)
    result = KnownPack(dealt_singly(s))
    if s.opt_trump_source != ALWAYS_SPADES:
        if s.turned < 0:
            raise NoWorlds("not-from-a-deal")  # a position that gives its trumps but no card
        _turned(s, seat, result)
    rewind(layout, states)
    return result


def _turned(s: Any, seat: int, result: KnownPack) -> None:
    """What the stock showed; with `redraw`, bleeders came first, in an unknown order."""
    top = 4 * s.hand_size
    other = 1 << (XB + XR - s.turned) if s.turned >= XB else 0
    shown = s.face_up & ~other if s.exchanger >= 0 else s.face_up
    last = top + shown.bit_count() - 1
    result.known[last] = s.turned
    for place in range(top, last):
        result.holders[place] = FACE_UP
    result.held[FACE_UP] = shown & ~(1 << s.turned)
    if other == 0 or s.opt_joker_turned != NO_TRUMP_REPLACE:
        return
    if s.exchanger < 0:  # no player held the other bleeder: BA-TRUMP-4 had nothing to exchange
        result.held[NOBODY] = other
        return
    result.held[s.exchanger] = other  # `is_consistent` makes sure that it was not the card drawn
    result.gone[s.exchanger] = other
    result.holders[top + 1] = s.exchanger
    if s.exchanger == seat:
        result.known[top + 1] = s.drawn[seat] - 1


def remaining(s: Any) -> Remaining:
    """The cards face up, and who did not follow in the current trick: all that a record without its log says."""
    result = Remaining()
    result.held[FACE_UP] = s.face_up
    for n in range(1, s.in_trick):
        led, card = s.trick[0], s.trick[n]
        asked = s.trumps if s.trumps >> led & 1 else SUIT_BITS << 13 * (led // 13)
        if not asked >> card & 1:
            result.excluded[(s.leader + n) % 4] = asked
    return result


@rule
def is_consistent(s: State) -> bool:
    """BA-TRUMP-4: the card that the exchanger drew comes after the card turned up; it is not the bleeder given up."""
    if s.exchanger >= 0:
        card = s.pack[4 * s.hand_size + 1]
        s.drawn[s.exchanger] = card + 1
        return card < XB
    return True
