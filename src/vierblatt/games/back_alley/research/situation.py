"""The match situation for a deal on its own: any deal of the schedule, all equally likely, with the dealer in turn.

In each earlier deal the tricks went to the teams at random. Each team's bid was drawn from 0 to two more than its
tricks, at most the number of cards in a hand, and always 0 with one card each. If both bid 0, the first team had
claimed a board.
"""

from __future__ import annotations

from vierblatt.games.back_alley.rules.options import BOARD_POINTS, POINTS_PER_BID
from vierblatt.games.back_alley.rules.scoring import bid_points, board_points
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.random import below


@rule
def draw_situation(s: State) -> None:
    """Draws the situation."""
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
