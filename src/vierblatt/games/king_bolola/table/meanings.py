"""What a contract means and costs: the figures in the sentences ``meaning-CALL``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vierblatt.games.king_bolola.rules import options as opt
from vierblatt.games.king_bolola.rules.calls import CAP
from vierblatt.games.king_bolola.rules.scoring import HEART, JACK_KING, KING, LAST, QUEEN, ROWS, TRICK, TWELFTH
from vierblatt.games.king_bolola.rules.state import (
    BOLOLA_MINUS,
    CALL_MINUS,
    CALL_PLUS,
    HEARTS,
    JACKS_KINGS,
    LAST_TWO,
    NEGATIVES,
    QUEENS,
    TRUMP,
)

TRICKS = 13
#: How many of each column's units there are in a deal.
UNITS = {
    TRICK: TRICKS,
    JACK_KING: JACKS_KINGS.bit_count(),
    QUEEN: QUEENS.bit_count(),
    HEART: HEARTS.bit_count(),
    TWELFTH: 1,
    LAST: 1,
    KING: 1,
}


def call_figures(state: Any, action: int) -> Mapping[str, int | str]:
    """The points of a unit, or of a whole Bolola, without a sign, and how often it can still be chosen.

    What all four together may choose twice is counted together, everything else for this player.
    """
    seat = state.turn
    if action < NEGATIVES:
        capped = state.opt_negative_cap == opt.TWICE
        return _points(action) | {"left": CAP - state.used[action] if capped else state.negatives[seat]}
    if action < CALL_MINUS:
        return _points(TRUMP) | {"left": state.trumps[seat]}
    sign, left = action - CALL_MINUS, state.bololas[seat]
    if state.opt_bolola_signs == opt.TWO_EACH:
        left = min(left, CAP - state.signs[sign])
    return _points(BOLOLA_MINUS + sign) | {"left": left}


def known_calls(state: Any) -> Sequence[int]:
    """The negative contracts, while this player still owes one; the Bolola of either sign, likewise."""
    negatives = range(NEGATIVES) if state.negatives[state.turn] else ()
    bololas = (CALL_MINUS, CALL_PLUS) if state.bololas[state.turn] else ()
    return (*negatives, *bololas)


def _points(contract: int) -> dict[str, int | str]:
    row = ROWS[contract]
    if contract >= BOLOLA_MINUS:
        return {"total": abs(sum(row[column] * count for column, count in UNITS.items()))}
    if contract == LAST_TWO:
        return {"points": -row[TWELFTH], "last": -row[LAST]}
    return {"points": next(abs(value) for value in row if value)}
