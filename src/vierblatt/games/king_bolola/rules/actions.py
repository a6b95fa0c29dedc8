"""The two questions of the contract: what is open to the seat to act, and what its action does."""

from __future__ import annotations

from vierblatt.games.king_bolola.rules.calls import choices, choose
from vierblatt.games.king_bolola.rules.play import play, playable
from vierblatt.games.king_bolola.rules.state import CHOOSE
from vierblatt.kernel.jit import State, rule


@rule
def legal(s: State) -> int:
    """The open calls or cards."""
    return choices(s) if s.phase == CHOOSE else playable(s)


@rule
def act(s: State, action: int) -> None:
    """Does a call or plays a card."""
    if s.phase == CHOOSE:
        choose(s, action)
    else:
        play(s, action)
