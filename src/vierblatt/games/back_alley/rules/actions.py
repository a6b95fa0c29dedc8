"""The legal actions of `s.turn`, and their effects."""

from __future__ import annotations

from vierblatt.games.accusing import CLAIMABLE, COUNT, all_have_counted
from vierblatt.games.back_alley.rules.calls import make_call, open_calls
from vierblatt.games.back_alley.rules.play import allowed_cards, play
from vierblatt.games.back_alley.rules.scoring import score_deal
from vierblatt.games.back_alley.rules.state import BIDDING, COUNTING
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.state import PLAY


@rule
def legal(s: State) -> int:
    """The legal calls or cards of the seat whose turn it is."""
    if s.phase == BIDDING:
        return open_calls(s)
    if s.phase == COUNTING:
        return 1 << COUNT
    return s.hands[s.turn] if s.opt_illegal_cards == CLAIMABLE else allowed_cards(s)  # BA-FAULT-1


@rule
def allowed(s: State) -> int:
    """The legal actions of `s.turn` that break no rule."""
    return allowed_cards(s) if s.phase == PLAY else legal(s)


@rule
def act(s: State, action: int) -> None:
    """Makes a call or plays a card."""
    if s.phase == BIDDING:
        make_call(s, action)
    elif s.phase == COUNTING:
        if all_have_counted(s):
            score_deal(s)
    else:
        play(s, action)
