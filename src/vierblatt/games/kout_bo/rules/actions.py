"""The legal actions of `s.turn` in each phase, and their effects."""

from __future__ import annotations

from vierblatt.games.kout_bo.rules.calls import ALL_SUITS, call_bid, call_trump, legal_bids
from vierblatt.games.kout_bo.rules.deal import cut, legal_cuts
from vierblatt.games.kout_bo.rules.play import legal_cards, play
from vierblatt.games.kout_bo.rules.state import BID, CUTTING
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.state import PLAY


@rule
def legal(s: State) -> int:
    """The legal actions of `s.turn`."""
    if s.phase == PLAY:
        return legal_cards(s)
    if s.phase == CUTTING:
        return legal_cuts(s)
    return legal_bids(s) if s.phase == BID else ALL_SUITS


@rule
def act(s: State, action: int) -> None:
    """Carries out an action."""
    if s.phase == PLAY:
        play(s, action)
    elif s.phase == BID:
        call_bid(s, action)
    elif s.phase == CUTTING:
        cut(s, action)
    else:
        call_trump(s, action)
