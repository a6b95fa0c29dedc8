"""The legal actions of `s.turn` in each phase, and their effects."""

from __future__ import annotations

from vierblatt.games.accusing import CLAIMABLE, COUNT, all_have_counted
from vierblatt.games.kout_bo.rules.calls import ALL_SUITS, call_bid, call_trump, legal_bids
from vierblatt.games.kout_bo.rules.deal import cut, legal_cuts
from vierblatt.games.kout_bo.rules.play import legal_cards, play
from vierblatt.games.kout_bo.rules.scoring import finish_deal
from vierblatt.games.kout_bo.rules.state import BID, COUNTING, CUTTING
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.state import PLAY


@rule
def legal(s: State) -> int:
    """The legal actions of `s.turn`."""
    if s.phase == PLAY:
        return s.hands[s.turn] if s.opt_illegal_cards == CLAIMABLE else legal_cards(s)  # KOUT-FAULT-1
    if s.phase == CUTTING:
        return legal_cuts(s)
    if s.phase == COUNTING:
        return 1 << COUNT
    return legal_bids(s) if s.phase == BID else ALL_SUITS


@rule
def allowed(s: State) -> int:
    """The legal actions of `s.turn` that break no rule."""
    return legal_cards(s) if s.phase == PLAY else legal(s)


@rule
def act(s: State, action: int) -> None:
    """Carries out an action."""
    if s.phase == PLAY:
        play(s, action)
    elif s.phase == BID:
        call_bid(s, action)
    elif s.phase == CUTTING:
        cut(s, action)
    elif s.phase == COUNTING:
        if all_have_counted(s):
            finish_deal(s)
    else:
        call_trump(s, action)
