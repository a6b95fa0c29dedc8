"""The legal actions of the seat to act, and their effects."""

from __future__ import annotations

from vierblatt.games.king_bolola.rules.calls import choices, choose
from vierblatt.games.king_bolola.rules.play import play, playable
from vierblatt.games.king_bolola.rules.state import CHOOSE
from vierblatt.kernel.jit import State, rule


@rule
def legal(s: State) -> int:
    """The legal calls or cards."""
    return choices(s) if s.phase == CHOOSE else playable(s)


@rule
def act(s: State, action: int) -> None:
    """Makes a call or plays a card."""
    if s.phase == CHOOSE:
        choose(s, action)
    else:
        play(s, action)
