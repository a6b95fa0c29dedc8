"""What must be known about a deal of King Bolola to judge a card; see `vierblatt.games.disputes`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vierblatt.cards import SUIT_BITS, SUITS, cards_text
from vierblatt.games.disputes import DisputedPlay, DisputeField, GameDispute
from vierblatt.games.king_bolola.rules.state import BARRED, BOLOLA_MINUS, CALL_MINUS, CALL_TRUMP, CALLS
from vierblatt.games.options import Value
from vierblatt.kernel.state import Layout, States

BROKEN = "broken"  #: whether a card of the suit that may not be led has been played
HAND = 13  #: cards that are dealt to a player


def _fields(options: Mapping[str, Value]) -> Sequence[DisputeField]:
    return (DisputeField("contract", CALLS),)


def _barred(play: DisputedPlay) -> int:
    """The cards that may not be led before one of them has appeared."""
    call = CALLS.index(play.values["contract"])
    if CALL_TRUMP <= call < CALL_MINUS:
        return SUIT_BITS << 13 * SUITS.index(CALLS[call][-1])
    return int(BARRED[call if call < CALL_TRUMP else BOLOLA_MINUS + call - CALL_MINUS])


def _asked(play: DisputedPlay) -> Sequence[str]:
    return (BROKEN,) if play.leads and _barred(play) & play.hand else ()


def _position(play: DisputedPlay) -> Mapping[str, Any] | None:
    seen = play.earlier(_barred(play)) if play.fact(BROKEN) else 0
    if play.fact(BROKEN) and not seen:
        return None
    return {"contract": {"contract": play.values["contract"], "seen": cards_text(seen)}, "leader": 0}


def _complete(layout: Layout, states: States, play: DisputedPlay) -> None:
    """The cards of earlier tricks count for what the contract costs."""
    layout.write(states, "hand_size", HAND)
    layout.write(states, "trick_no", HAND - play.hand.bit_count())


DISPUTE = GameDispute(
    fields=_fields, facts=(BROKEN,), asked=_asked, position=_position, complete=_complete, cost_rule="KB-FAULT-4"
)
