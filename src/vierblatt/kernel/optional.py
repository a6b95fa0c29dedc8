"""What a game does where it brings no rule of its own for a part of the contract that it may leave out."""

from __future__ import annotations

from typing import Any

from vierblatt.kernel.jit import State, rule


@rule
def as_begun(s: State) -> None:
    """Every deal is the first of a match."""


@rule
def nothing_noted(s: State, counts: Any) -> None:
    """Nothing is counted."""


@rule
def nothing_promised(s: State) -> int:
    """Nothing is promised about a scored deal but what holds in every game."""
    return 0


@rule
def nothing_observed(s: State, seat: int, out: Any, at: int) -> None:
    """The game's own fields are observed as they are: see `vierblatt.envs.observation`."""


@rule
def every_deal_agrees(s: State) -> bool:
    """Nothing in the record hangs on several cards at once, and no private field but the hands on the deal."""
    return True
