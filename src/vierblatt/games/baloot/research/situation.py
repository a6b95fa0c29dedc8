"""The match situation for a deal on its own: 0 to 9 deals have been scored, all numbers equally likely.

Each of them was a hokom of 16 points or a sun of 26, divided at random between the teams (a sun in twos); a deal that
would have ended the match is left out. The dealer moves on as in a match.
"""

from __future__ import annotations

from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.random import below
from vierblatt.kernel.tricks import next_seat

MOST_DEALS = 9


@rule
def draw_situation(s: State) -> None:
    """Draws the situation."""
    for _ in range(below(s, MOST_DEALS + 1)):
        share = below(s, 17)
        first, second = share, 16 - share
        if below(s, 2) == 0:
            share = 2 * below(s, 14)
            first, second = share, 26 - share
        if s.scores[0] + first < s.opt_target and s.scores[1] + second < s.opt_target:
            s.scores[0] += first
            s.scores[1] += second
            s.scored += 1
            s.deal_no += 1
            s.dealer = next_seat(s, s.dealer)
