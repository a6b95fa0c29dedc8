"""Answers of the exact solver that were compared with those of somebody else; nothing is timed here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from benchmarks.bars import Bar


@dataclass(frozen=True)
class SolverCheck:
    """Positions in which the values of all cards were compared."""

    game: str
    peer: str  #: whose answers they are
    trumps: str  #: a suit, none, or any that the rules give
    checked: int  #: positions
    mid_trick: int  #: those of them in the middle of a trick
    values: int  #: cards compared in all positions
    mismatches: int  #: positions in which any value differs


def check_bars(checks: Sequence[SolverCheck]) -> list[Bar]:
    """The targets: no differences to any peer."""
    bars = []
    for game, peer in dict.fromkeys((each.game, each.peer) for each in checks):
        found = [each for each in checks if (each.game, each.peer) == (game, peer)]
        checked, values = sum(each.checked for each in found), sum(each.values for each in found)
        what = f"{game}: differences to {peer}, {values:,} values in {checked:,} positions"
        bars.append(Bar(what, sum(each.mismatches for each in found), 0, "", at_most=True))
    return bars
