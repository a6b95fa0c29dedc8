"""The beginning of a match and of a deal."""

from __future__ import annotations

from tests.skeleton.rules.state import TRICKS
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.tricks import clear_deal, deal_singly, lead_to, need_deal, next_seat


@rule
def start(s: State, first_seat: int) -> None:
    """A new match: the pack in any order, no points, the first dealer."""
    s.seats = 4
    s.packed = 52
    for i in range(52):
        s.pack[i] = i
    for side in range(2):
        s.scores[side] = 0
    s.deal_no = 0
    s.scored = 0
    s.winners = 0
    need_deal(s, first_seat)


@rule
def deal(s: State) -> None:
    """SK-DEAL-1: thirteen cards each, one at a time; the dealer's left neighbour leads."""
    clear_deal(s, TRICKS)
    s.deal_no += 1
    deal_singly(s, TRICKS)
    lead_to(s, next_seat(s, s.dealer))
