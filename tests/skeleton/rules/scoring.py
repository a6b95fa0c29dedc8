"""The score of a deal, and the end of the match."""

from __future__ import annotations

from typing import Any

from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.tricks import end_match, need_deal, next_seat


@rule
def score(s: State) -> None:
    """SK-SCORE-1: a point for each trick over six. SK-END-1: the team that reaches the target has won."""
    for side in range(2):
        s.deal_scores[side] = max(s.tricks[side] + s.tricks[side + 2] - 6, 0)
        s.scores[side] += s.deal_scores[side]
    s.scored += 1
    if max(s.scores[0], s.scores[1]) < s.opt_target:
        need_deal(s, next_seat(s, s.dealer))
    else:
        end_match(s, 1 if s.scores[0] > s.scores[1] else 2)


@rule
def utility(s: State, out: Any) -> None:
    """How much more a seat's team has scored than the other; more must be better, even if fewer points win.

    With more than two sides, the result of a seat is simply its side's own deal score.
    """
    for seat in range(4):
        out[seat] = s.deal_scores[seat % 2] - s.deal_scores[1 - seat % 2]
