"""The situation of a match for a deal on its own: any deal of the schedule, all as likely, the dealer in turn.

In each deal before it the tricks fell to the teams at random, and each team's number was drawn from 0 to two more than
its tricks, at most the cards of a hand and none with one card each; where both drew nothing the first team had claimed
a board.
"""

from __future__ import annotations

from vierblatt.games.back_alley.rules.options import BOARD_POINTS, POINTS_PER_BID
from vierblatt.games.back_alley.rules.scoring import bid_points, board_points
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.random import below


@rule
def situate(s: State) -> None:
    """Draws it."""
    played = below(s, s.opt_schedule[0])
    per_bid = POINTS_PER_BID[s.opt_points_per_bid]
    for deal in range(played):
        size = s.opt_schedule[deal + 1]
        first = below(s, size + 1)
        most = min(size, 2 * size - 2)
        bid, other = below(s, min(first + 2, most) + 1), below(s, min(size - first + 2, most) + 1)
        if bid == 0 and other == 0:
            s.scores[0] += board_points(size, first, BOARD_POINTS[s.opt_board_points], s.opt_board_multipliers[1])
        else:
            s.scores[0] += bid_points(bid, first, per_bid)
        s.scores[1] += bid_points(other, size - first, per_bid)
    s.scored = played
    s.deal_no = played
    s.dealer = (s.dealer + played) & 3
