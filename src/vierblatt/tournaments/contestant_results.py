"""What each contestant did: points, opponents, wins and margins, gathered once from all meetings."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction

from vierblatt.tournaments.formats import ArenaFormat
from vierblatt.tournaments.meeting_points import MeetingPoints, bye_points, meeting_points
from vierblatt.tournaments.results import match_wins
from vierblatt.tournaments.state import MeetingState, RoundState, TournamentState

HALF = Fraction(1, 2)


@dataclass
class ContestantResults:
    """One contestant. points: without penalties at first, with them at the end.

    opponents: of meetings that were played, each with the share against them: 1, 1/2 or 0. unplayed: the shares of
    byes, walkovers and forfeits. duels: by opponent, the sum of the shares of the meetings with them alone. met: with
    whom one of these was played.
    """

    points: Fraction = Fraction(0)
    wins: int = 0
    opponents: list[tuple[int, Fraction]] = field(default_factory=list)
    unplayed: list[Fraction] = field(default_factory=list)
    duels: dict[int, Fraction] = field(default_factory=dict)
    met: set[int] = field(default_factory=set)
    match_margin: int = 0
    points_margin: Fraction = Fraction(0)
    streak: int = 0  #: wins in a row, as they come

    def add_duel(self, opponent: int, share: Fraction, *, played: bool) -> None:
        """Adds a meeting with one opponent."""
        self.duels[opponent] = self.duels.get(opponent, Fraction(0)) + share
        if played:
            self.met.add(opponent)


def gather(
    state: TournamentState, numbers: Iterable[int], rounds: Iterable[RoundState], group: int = 0
) -> dict[int, ContestantResults]:
    """The results of contestants in rounds; of one group alone if it is given."""
    found = {number: ContestantResults() for number in numbers}
    rounds = [*rounds]
    meetings = [each for played in rounds for each in played.meetings if each.counts and each.meeting.group == group]
    for meeting in sorted(meetings, key=lambda each: each.reported):
        _add_meeting(state, meeting, found)
    for played in rounds:
        for number in played.byes:
            if number in found:
                found[number].points += bye_points(state, played)
                found[number].unplayed.append(Fraction(1))
    for number, results in found.items():
        results.points -= state.contestants[number].penalty
    return found


def _add_meeting(state: TournamentState, meeting: MeetingState, found: dict[int, ContestantResults]) -> None:
    result, sides = meeting.result, meeting.meeting.sides
    assert result is not None
    worth = meeting_points(state, meeting)
    margins = _match_margins(state, meeting)
    for side, members in enumerate(sides):
        for number in members:
            results = found[number]
            results.points += _with_streak(state, results, worth, side)
            results.wins += worth.shares[side] == 1
            if len(sides) == 2 and len(members) == 1:
                results.add_duel(sides[1 - side][0], worth.shares[side], played=result.played)
            if not result.played:
                results.unplayed.append(worth.shares[side])
                continue
            results.match_margin += margins[side]
            results.points_margin += _points_margin(state, meeting, worth, side)
            for other, opponents in enumerate(sides):
                if other != side:
                    share = _against(worth.scores[side], worth.scores[other])
                    results.opponents += [(opponent, share) for opponent in opponents]


def _with_streak(state: TournamentState, results: ContestantResults, worth: MeetingPoints, side: int) -> Fraction:
    """The points of a side; in an arena, twice as many after two wins."""
    if not isinstance(state.created.format, ArenaFormat):
        return worth.points[side]
    points = 2 * worth.shares[side] * (2 if results.streak >= 2 else 1)
    results.streak = results.streak + 1 if worth.shares[side] == 1 else 0
    return points


def _match_margins(state: TournamentState, meeting: MeetingState) -> list[int]:
    assert meeting.result is not None
    sides = len(meeting.meeting.sides)
    if sides > 2 or not meeting.result.matches:
        return [0] * sides
    first, second = match_wins(meeting.result.matches, 2, fewest_win=state.created.fewest_points_win)
    return [first - second, second - first]


def _points_margin(state: TournamentState, meeting: MeetingState, worth: MeetingPoints, side: int) -> Fraction:
    """By how many points a side was ahead of the mean of the others, or by how many IMPs."""
    assert meeting.result is not None
    if meeting.result.boards:
        return Fraction(worth.scores[side])
    sign, others = -1 if state.created.fewest_points_win else 1, len(meeting.meeting.sides) - 1
    total = sum(points[side] * (others + 1) - sum(points) for points in meeting.result.matches)
    return Fraction(sign * total, others)


def _against(own: int, other: int) -> Fraction:
    return HALF if own == other else Fraction(own > other)
