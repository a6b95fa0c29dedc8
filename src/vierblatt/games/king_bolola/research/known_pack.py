"""What a record of King Bolola says about its deal."""

from __future__ import annotations

from typing import Any

from vierblatt.cards import members
from vierblatt.games.king_bolola.rules import options as opt
from vierblatt.games.king_bolola.rules.deal import TWO_OF_DIAMONDS
from vierblatt.games.king_bolola.rules.state import CALL_MINUS, KING_OF_HEARTS, LAYOUT, NEGATIVES
from vierblatt.games.known_pack import KnownPack, Remaining, dealt_singly, plain_remaining, rewind
from vierblatt.kernel.state import LOG_ACTION, Layout, States

_NAMING = {opt.TWO_OF_DIAMONDS: TWO_OF_DIAMONDS, opt.KING_OF_HEARTS: KING_OF_HEARTS}


def known_pack(layout: Layout, states: States, seat: int) -> KnownPack:
    """Cards are dealt one at a time; the first dealer may be the holder of a card (AMB-2); the choice is undone."""
    s = layout.reader(states)
    result = KnownPack(dealt_singly(s))
    if s.deal_no == 1:
        result.held[s.dealer] |= _NAMING.get(s.opt_first_dealer, 0)
    if s.logged > 0:
        _owe_again(states, s.dealer, s.log[0] % LOG_ACTION)
    rewind(layout, states)
    return result


def _owe_again(states: States, seat: int, call: int) -> None:
    """Undoes a choice in the accounts.

    If players may repeat a contract, the seat may have chosen it before; `types` is not read then.
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
    """Voids, and players known to hold no card that they would have to discard."""
    result = plain_remaining(s)
    for seat in members(s.clean):
        result.excluded[seat] |= s.duty
    return result
