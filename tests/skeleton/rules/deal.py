"""The start of a match and of a deal."""

from __future__ import annotations

from tests.skeleton.rules.state import TRICKS
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.tricks import begin_match, clear_deal, deal_singly, lead_to, need_deal, next_seat


@rule
def start(s: State, first_seat: int) -> None:
    """A new match: the pack in any order, no points, the first dealer."""
    begin_match(s, 4, 52)
    need_deal(s, first_seat)


@rule
def deal(s: State) -> None:
    """SK-DEAL-1: thirteen cards each, one at a time; the dealer's left neighbour leads."""
    clear_deal(s, TRICKS)
    s.deal_no += 1
    deal_singly(s, TRICKS)
    lead_to(s, next_seat(s, s.dealer))
