"""The match situation for a deal on its own: 0 to 11 deals have been scored, all numbers equally likely.

In each of them a random team bid 5 to 8, all equally likely, and made it or failed with equal chances; house rules
apply. A deal that would have ended the match is left out. The dealer moves on as in a match.
"""

from __future__ import annotations

from vierblatt.games.kout_bo.rules.scoring import ahead_wins, hokm_change, opponents_change
from vierblatt.games.kout_bo.rules.state import BAB, BAWAN
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.random import below
from vierblatt.kernel.tricks import next_seat

MOST_DEALS = 11


@rule
def draw_situation(s: State) -> None:
    """Draws the situation."""
    for _ in range(below(s, MOST_DEALS + 1)):
        side, bid = below(s, 2), BAB + below(s, BAWAN - BAB)
        tricks = bid - below(s, 2)
        own = s.scores[side] + hokm_change(bid, 0, tricks, s.opt_fail_points)
        other = s.scores[1 - side] + opponents_change(bid, 0, tricks, s.opt_fail_points)
        if not ahead_wins(max(own, other), min(own, other), s.opt_target, s.opt_shutout):
            s.scores[side] = own
            s.scores[1 - side] = other
            s.scored += 1
            s.deal_no += 1
            s.dealer = next_seat(s, s.dealer)
