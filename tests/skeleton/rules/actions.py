"""The legal actions of `s.turn`, and what each action does, phase by phase."""

from __future__ import annotations

from tests.skeleton.rules.play import play, playable
from vierblatt.kernel.jit import State, rule


@rule
def legal(s: State) -> int:
    """The legal actions of the seat to act, as a bit set."""
    return playable(s)


@rule
def act(s: State, action: int) -> None:
    """Carries out a legal action."""
    play(s, action)
