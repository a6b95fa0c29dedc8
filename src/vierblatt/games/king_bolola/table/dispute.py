"""What must be known about a deal of King Bolola to judge a card; see `vierblatt.games.disputes`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vierblatt.cards import SUIT_BITS, SUITS, cards_text
from vierblatt.games.disputes import DisputedPlay, DisputeField, DisputeValues, GameDispute, RecordedPlay, flag
from vierblatt.games.king_bolola.rules.state import (
    BARRED,
    BOLOLA_MINUS,
    CALL_MINUS,
    CALL_TRUMP,
    CALLS,
    TRUMP,
)
from vierblatt.games.options import Value

BROKEN = "broken"  #: whether a card of the suit that may not be led has been played


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


def _recorded(play: RecordedPlay) -> DisputeValues:
    state = play.state
    call = state.contract  # calls are contracts, but that there are four of Trump
    if call == TRUMP:
        call = CALL_TRUMP + state.trump
    elif call > TRUMP:
        call += CALL_MINUS - BOLOLA_MINUS
    return {"contract": CALLS[call], BROKEN: flag(play.earlier & state.barred)}


DISPUTE = GameDispute(
    fields=_fields,
    facts=(BROKEN,),
    asked=_asked,
    position=_position,
    recorded=_recorded,
    cost_rule="KB-FAULT-4",
)
