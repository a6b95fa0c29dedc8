"""The order in which contestants are paired: by points and tie-breaks, then by the draw."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from vierblatt.tournaments.standings import standings
from vierblatt.tournaments.state import TournamentState


@dataclass(frozen=True)
class Ranking:
    """numbers: contestants, the best first. points: of each."""

    numbers: list[int]
    points: dict[int, Fraction]


def ranking(state: TournamentState) -> Ranking:
    """Who takes part in the next round, by the standings."""
    draw = {number: place for place, number in enumerate(state.order)}
    active = {*state.active}
    lines = [each for each in standings(state) if each.contestant in active]
    lines.sort(key=lambda each: (each.place, draw[each.contestant]))
    return Ranking([each.contestant for each in lines], {each.contestant: each.points or Fraction(0) for each in lines})
