"""Invariants of every scored deal, which simulations check."""

from __future__ import annotations

from vierblatt.games.back_alley.rules.options import BOARD_POINTS, POINTS_PER_BID
from vierblatt.kernel.jit import State, rule

INVARIANTS = (
    "BA-DEAL-2: the hand has the size of its place in the schedule, and all of it is played",
    "BA-TRUMP-4: cards that lie face up are never played",
    "BA-SCORE-1 to BA-SCORE-3: a number scores its points and one for each overtrick, or costs its points",
    "BA-SCORE-4: a board scores or costs its points times the factor of its level",
)
WHOLE_HAND, FACE_UP, NUMBER_POINTS, BOARD_WORTH = range(1, 5)


@rule
def audit(s: State) -> int:
    """0, or the number, from 1, of an invariant that is broken."""
    size = s.opt_schedule[s.scored] if s.scored <= s.opt_schedule[0] else 13
    if s.hand_size != size or (s.opener >= 0 and s.trick_no != size):
        return WHOLE_HAND
    if s.face_up & s.seen:
        return FACE_UP
    for side in range(2):
        points, tricks = s.deal_scores[side] - s.bonus[side], s.tricks[side] + s.tricks[side + 2]
        if s.board_levels[side] > 0:
            stake = BOARD_POINTS[s.opt_board_points] * size * s.opt_board_multipliers[s.board_levels[side]]
            if points != (stake if tricks == size else -stake):
                return BOARD_WORTH
        else:
            bid = s.bids[side] * POINTS_PER_BID[s.opt_points_per_bid]
            if points != (bid + tricks - s.bids[side] if tricks >= s.bids[side] else -bid):
                return NUMBER_POINTS
    return 0
