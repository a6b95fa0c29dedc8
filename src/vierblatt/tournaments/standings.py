"""Standings: places, points and tie-breaks, computed from the state of a tournament alone.

>>> from vierblatt.tournaments.entries import ContestantEntered, TournamentCreated, TournamentStarted
>>> from vierblatt.tournaments.formats import League
>>> from vierblatt.tournaments.log import Tournament
>>> log = [TournamentCreated(at=0, tournament="t", name="Evening", game="baloot", format=League())]
>>> log += [ContestantEntered(at=1, contestant=number, name=f"Pair {number}") for number in (1, 2)]
>>> tournament = Tournament([*log, TournamentStarted(at=2, order=[2, 1])])
>>> [(each.contestant, each.place) for each in standings(tournament.state)]
[(1, 1), (2, 1)]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction

import msgspec

from vierblatt.tournaments.contestant_results import ContestantResults, gather
from vierblatt.tournaments.formats import Groups, Knockout, PairsFormat
from vierblatt.tournaments.group_rounds import group_members, group_rounds, knockout_rounds
from vierblatt.tournaments.knockout_places import knockout_places
from vierblatt.tournaments.pairs_points import pairs_points
from vierblatt.tournaments.state import TournamentState
from vierblatt.tournaments.tie_breaks import TIE_BREAKS


class TournamentStanding(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the standings. points: None in a knock-out, and overall where there are groups."""

    contestant: int
    place: int
    points: Fraction | None = None
    tie_breaks: list[Fraction] = []


#: Gives each of some contestants, who are equal so far, a value; more is better.
Comparison = Callable[[list[int]], Mapping[int, Fraction]]


def standings(state: TournamentState) -> list[TournamentStanding]:
    """Everybody who takes part, by place, then by number."""
    chosen = state.created.format
    if isinstance(chosen, Knockout):
        return _by_place(knockout_places(state, state.rounds, state.order))
    if isinstance(chosen, Groups):
        return _by_place(_places_after_groups(state))
    if isinstance(chosen, PairsFormat):
        points = pairs_points(state)
        penalties = {number: points[number] - state.contestants[number].penalty for number in state.order}
        return _ranked(state.order, [lambda equal: penalties])
    return _compared(state, state.order, gather(state, state.order, state.rounds))


def group_standings(state: TournamentState) -> dict[int, list[TournamentStanding]]:
    """The standings of each group, by its number."""
    rounds = group_rounds(state)
    found = {}
    for group, members in group_members(state).items():
        found[group] = _compared(state, members, gather(state, members, rounds, group))
    return found


def _compared(
    state: TournamentState, numbers: list[int], results: Mapping[int, ContestantResults]
) -> list[TournamentStanding]:
    points: Comparison = lambda equal: {number: results[number].points for number in equal}  # noqa: E731
    comparisons: list[Comparison] = [points]
    for name in state.created.tie_breaks:
        tie_break = TIE_BREAKS[name]
        comparisons.append(lambda equal, tie_break=tie_break: tie_break(equal, results))  # type: ignore[misc]
    return _ranked(numbers, comparisons)


def _ranked(numbers: Iterable[int], comparisons: list[Comparison]) -> list[TournamentStanding]:
    """Compares by the first of the comparisons, those who are equal by the next, and so on."""
    equals, values = [[*numbers]], {number: list[Fraction]() for number in numbers}
    for comparison in comparisons:
        split = []
        for equal in equals:
            worth = comparison(equal)
            by_value: dict[Fraction, list[int]] = {}
            for number in equal:
                values[number].append(worth[number])
                by_value.setdefault(worth[number], []).append(number)
            split += [by_value[value] for value in sorted(by_value, reverse=True)]
        equals = split
    found, place = [], 1
    for equal in equals:
        for number in sorted(equal):
            points, *tie_breaks = values[number]
            found.append(TournamentStanding(contestant=number, place=place, points=points, tie_breaks=tie_breaks))
        place += len(equal)
    return found


def _places_after_groups(state: TournamentState) -> dict[int, int]:
    """The places of the knock-out, and behind them those who were not in it, by their places in the groups."""
    in_groups = {each.contestant: each.place for lines in group_standings(state).values() for each in lines}
    qualified = [number for number in state.bracket if number]
    places = knockout_places(state, knockout_rounds(state), qualified)
    others = {number: place for number, place in in_groups.items() if number not in places}
    for number, place in others.items():
        places[number] = 1 + len(qualified) + sum(other < place for other in others.values())
    return places


def _by_place(places: Mapping[int, int]) -> list[TournamentStanding]:
    ranked = sorted(places, key=lambda number: (places[number], number))
    return [TournamentStanding(contestant=number, place=places[number]) for number in ranked]
