"""What decides between contestants with equal points. `docs/tournament-logs.md` defines each.

>>> sorted(TIE_BREAKS)
['buchholz', 'head-to-head', 'match-margin', 'points-margin', 'sonneborn-berger', 'wins']
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

from vierblatt.tournaments.contestant_results import ContestantResults

ZERO = Fraction(0)
AllResults = Mapping[int, ContestantResults]
#: Values for some contestants who are equal in everything before, from the results of all.
TieBreak = Callable[[list[int], AllResults], dict[int, Fraction]]


def wins(equal: list[int], results: AllResults) -> dict[int, Fraction]:
    """How many meetings they won."""
    return {number: Fraction(results[number].wins) for number in equal}


def head_to_head(equal: list[int], results: AllResults) -> dict[int, Fraction]:
    """Their points from meetings with each other, if all of them have met."""
    if any(other not in results[number].met for number in equal for other in equal if other != number):
        return dict.fromkeys(equal, ZERO)
    return {
        number: 2 * sum((results[number].duels[other] for other in equal if other != number), ZERO) for number in equal
    }


def buchholz(equal: list[int], results: AllResults) -> dict[int, Fraction]:
    """The points of their opponents."""
    return {
        number: sum((results[opponent].points for opponent, _ in results[number].opponents), ZERO)
        + results[number].points * len(results[number].unplayed)
        for number in equal
    }


def sonneborn_berger(equal: list[int], results: AllResults) -> dict[int, Fraction]:
    """The points of those they beat, and half those of whom they drew with."""
    return {
        number: sum((results[opponent].points * share for opponent, share in results[number].opponents), ZERO)
        + results[number].points * sum(results[number].unplayed, ZERO)
        for number in equal
    }


def match_margin(equal: list[int], results: AllResults) -> dict[int, Fraction]:
    """How many more matches they won than lost."""
    return {number: Fraction(results[number].match_margin) for number in equal}


def points_margin(equal: list[int], results: AllResults) -> dict[int, Fraction]:
    """How many more points (or IMPs) they made than the others."""
    return {number: results[number].points_margin for number in equal}


TIE_BREAKS: Mapping[str, TieBreak] = {
    "wins": wins,
    "head-to-head": head_to_head,
    "buchholz": buchholz,
    "sonneborn-berger": sonneborn_berger,
    "match-margin": match_margin,
    "points-margin": points_margin,
}
