"""What a record of King Bolola tells about its deal."""

from __future__ import annotations

from typing import Any

from vierblatt.cards import members
from vierblatt.games.king_bolola.rules import options as opt
from vierblatt.games.king_bolola.rules.deal import TWO_OF_DIAMONDS
from vierblatt.games.king_bolola.rules.state import CALL_MINUS, KING_OF_HEARTS, LAYOUT, NEGATIVES
from vierblatt.games.origin import Origin, Remaining, dealt_singly, plain_remaining, rewind
from vierblatt.kernel.state import LOG_ACTION, Layout, States

_NAMING = {opt.TWO_OF_DIAMONDS: TWO_OF_DIAMONDS, opt.KING_OF_HEARTS: KING_OF_HEARTS}


def origin(layout: Layout, states: States, seat: int) -> Origin:
    """The cards go round one by one; the first dealer may be the holder of a card (AMB-2); the choice is taken back."""
    s = layout.reader(states)
    found = Origin(dealt_singly(s))
    if s.deal_no == 1:
        found.held[s.dealer] |= _NAMING.get(s.opt_first_dealer, 0)
    if s.logged > 0:
        _owe_again(states, s.dealer, s.log[0] % LOG_ACTION)
    rewind(layout, states)
    return found


def _owe_again(states: States, seat: int, call: int) -> None:
    """Takes a choice out of the accounts.

    Where players may repeat themselves, the seat may have chosen this type before; nobody reads `types` then.
    """
    s = LAYOUT.reader(states)
    if call < NEGATIVES:
        changes = {"negatives": (seat, 1), "used": (call, -1), "types": (seat, -(1 << call))}
    elif call < CALL_MINUS:
        changes = {"trumps": (seat, 1)}
    else:
        changes = {"bololas": (seat, 1), "signs": (call - CALL_MINUS, -1)}
    for name, (place, by) in changes.items():
        account = getattr(s, name)[:]
        account[place] += by
        LAYOUT.write(states, name, account)


def remaining(s: Any) -> Remaining:
    """Voids, and the players who have shown that they hold nothing they would have to discard."""
    found = plain_remaining(s)
    for seat in members(s.clean):
        found.never[seat] |= s.duty
    return found
