"""The legal actions of `s.turn`, and their effects."""

from __future__ import annotations

from vierblatt.games.back_alley.rules.calls import make_call, open_calls
from vierblatt.games.back_alley.rules.play import followers, leads, play
from vierblatt.games.back_alley.rules.state import BIDDING
from vierblatt.kernel.jit import State, rule


@rule
def legal(s: State) -> int:
    """The legal calls or cards of the seat whose turn it is."""
    if s.phase == BIDDING:
        return open_calls(s)
    return leads(s) if s.in_trick == 0 else followers(s)


@rule
def act(s: State, action: int) -> None:
    """Makes a call or plays a card."""
    if s.phase == BIDDING:
        make_call(s, action)
    else:
        play(s, action)
