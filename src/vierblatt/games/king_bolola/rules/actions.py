"""The legal actions of the seat to act, and their effects."""

from __future__ import annotations

from vierblatt.games.accusing import CLAIMABLE, COUNT, all_have_counted
from vierblatt.games.king_bolola.rules.calls import choices, choose
from vierblatt.games.king_bolola.rules.play import play, playable
from vierblatt.games.king_bolola.rules.scoring import score_deal
from vierblatt.games.king_bolola.rules.state import CHOOSE, COUNTING
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.state import PLAY


@rule
def legal(s: State) -> int:
    """The legal calls or cards."""
    if s.phase == PLAY:
        return s.hands[s.turn] if s.opt_illegal_cards == CLAIMABLE else playable(s)  # KB-FAULT-1
    return choices(s) if s.phase == CHOOSE else 1 << COUNT


@rule
def allowed(s: State) -> int:
    """The legal actions of `s.turn` that break no rule."""
    return playable(s) if s.phase == PLAY else legal(s)


@rule
def act(s: State, action: int) -> None:
    """Makes a call or plays a card."""
    if s.phase == CHOOSE:
        choose(s, action)
    elif s.phase == COUNTING:
        if all_have_counted(s):
            score_deal(s)
    else:
        play(s, action)
