"""Invariants of every scored deal, which simulations check."""

from __future__ import annotations

from vierblatt.games.kout_bo.rules.options import MINUS_FOR_HOKM
from vierblatt.games.kout_bo.rules.state import BAB, BAWAN, TRICKS
from vierblatt.kernel.jit import State, constant_table, rule

INVARIANTS = (
    "KOUT-BID-1: the bid is five to nine tricks",
    "KOUT-SCORE-1, KOUT-SCORE-2: a bid that is made scores the table's points, and the opponents score nothing",
    "KOUT-SCORE-2: for a bid that fails the opponents score the table's points, and the hokm team nothing",
    "KOUT-PLAY-1: nine tricks are played",
)
BID_RANGE, MADE_POINTS, FAILED_POINTS, ALL_TRICKS = range(1, 5)
#: The table of points, for bids of five to nine.
MADE, FAILED = constant_table([5, 6, 7, 8, 36]), constant_table([10, 12, 14, 16, 18])
MALZOM_SCORE = 5  #: for a forced bid, made or failed


@rule
def audit(s: State) -> int:
    """0, or the number, from 1, of an invariant that is broken."""
    if s.bid < BAB or s.bid > BAWAN or s.maker < 0:
        return BID_RANGE
    if s.trick_no != TRICKS and not s.opt_early_deal_end:
        return ALL_TRICKS
    side, tricks = s.maker % 2, 0
    for seat in range(s.seats):
        if seat % 2 == side:
            tricks += s.tricks[seat]
    own, other = s.deal_scores[side], s.deal_scores[1 - side]
    if tricks >= s.bid:
        made = MALZOM_SCORE if s.malzom else MADE[s.bid - BAB]
        return 0 if own == made and other == 0 else MADE_POINTS
    lost = MALZOM_SCORE if s.malzom else FAILED[s.bid - BAB]
    if s.opt_fail_points == MINUS_FOR_HOKM:
        return 0 if own == -lost and other == 0 else FAILED_POINTS
    return 0 if own == 0 and other == lost else FAILED_POINTS
