"""The rounds of groups, and the bracket of those who qualified."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from vierblatt.tournaments.formats import Groups
from vierblatt.tournaments.group_rounds import group_members, groups_of
from vierblatt.tournaments.pairing.knockout import bracket_lines, bracket_numbers
from vierblatt.tournaments.pairing.league import league_round, rounds_of_cycle
from vierblatt.tournaments.standings import TournamentStanding, group_standings
from vierblatt.tournaments.state import TournamentState

#: Group, one contestant, the other.
GroupPair = tuple[int, int, int]


def rounds_of_groups(state: TournamentState) -> int:
    """How many rounds the groups have."""
    return max((rounds_of_cycle(len(members)) for members in group_members(state).values()), default=0)


def group_round(state: TournamentState, number: int) -> list[GroupPair]:
    """Who meets whom in a round of the groups; a smaller group may have finished before."""
    found = []
    for group, members in group_members(state).items():
        if number <= rounds_of_cycle(len(members)):
            found += [(group, one, other) for one, other in league_round(members, number)]
    return found


def qualified(state: TournamentState) -> list[int]:
    """Who goes on to the knock-out, the strongest first: by place in the group, points a meeting, tie-breaks, draw.

    Where equal places leave open who goes on, the draw decides.
    """
    chosen = state.created.format
    assert isinstance(chosen, Groups)
    draw = {number: place for place, number in enumerate(state.order)}
    active = {*state.active}
    found: list[tuple[tuple[object, ...], int]] = []
    for lines in group_standings(state).values():
        remaining = [each for each in lines if each.contestant in active]
        remaining.sort(key=lambda each: (each.place, draw[each.contestant]))
        for place, line in enumerate(remaining[: chosen.qualifiers], 1):
            found.append(((place, *_strength(line, len(lines)), draw[line.contestant]), line.contestant))
    return [number for _, number in sorted(found)]


def bracket_of_groups(state: TournamentState) -> list[int]:
    """The lines of the knock-out. In its first round, members of one group meet only if there is no other way."""
    numbers, group_of = qualified(state), groups_of(state)
    size = bracket_lines(len(numbers))
    by_number = [*numbers, *[0] * (size - len(numbers))]
    _separate(by_number, group_of)
    return [by_number[number - 1] for number in bracket_numbers(size)]


def _separate(by_number: list[int], group_of: Mapping[int, int]) -> None:
    """Exchanges opponents of the first round, the nearest ones first, so that nobody meets their own group."""
    last = len(by_number) - 1

    def same_group(upper: int, lower: int) -> bool:
        one, other = by_number[upper], by_number[lower]
        return bool(one and other) and group_of[one] == group_of[other]

    for upper in range(len(by_number) // 2):
        lower = last - upper
        if not same_group(upper, lower):
            continue
        for other in sorted(range(len(by_number) // 2, len(by_number)), key=lambda each: (abs(each - lower), each)):
            if by_number[other] and not same_group(upper, other) and not same_group(last - other, lower):
                by_number[lower], by_number[other] = by_number[other], by_number[lower]
                break


def _strength(line: TournamentStanding, members: int) -> list[Fraction]:
    """For the comparison of contestants of different groups; less is better."""
    points = line.points or Fraction(0)
    return [-points / max(members - 1, 1), *(-value for value in line.tie_breaks)]
