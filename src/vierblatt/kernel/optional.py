"""Default rules for the optional parts of a game's contract."""

from __future__ import annotations

from typing import Any

from vierblatt.kernel.bits import lowest
from vierblatt.kernel.dispatch import legal
from vierblatt.kernel.jit import State, rule


@rule
def default_situation(s: State) -> None:
    """Every deal is the first of a match."""


@rule
def count_nothing(s: State, counts: Any) -> None:
    """Nothing is counted."""


@rule
def no_invariants(s: State) -> int:
    """There are no invariants beyond those that hold in every game."""
    return 0


@rule
def observe_nothing(s: State, seat: int, out: Any, at: int) -> None:
    """The game's own fields are observed as they are; see `vierblatt.observations.layout`."""


@rule
def always_consistent(s: State) -> bool:
    """Nothing in the record depends on several cards at once, and no private field but the hands on the deal."""
    return True


@rule
def nothing_admitted(s: State, words: int) -> bool:
    """Nothing is said out of turn."""
    return False


@rule
def never_right(s: State, words: int) -> bool:
    """The verdict on words that are never admitted."""
    return False


@rule
def nothing_follows(s: State, words: int, right: int) -> None:
    """Words that are never admitted have no consequences."""


@rule
def lowest_action(s: State) -> int:
    """The first legal action, for games without a heuristic player."""
    return lowest(legal(s))
