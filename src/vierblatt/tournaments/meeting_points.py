"""What a meeting is worth to each side: score, share and points, as `docs/tournament-logs.md` defines them."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from vierblatt.tournaments.formats import League, Swiss, plays_boards
from vierblatt.tournaments.imp_scale import imps
from vierblatt.tournaments.results import match_wins
from vierblatt.tournaments.state import MeetingState, RoundState, TournamentState
from vierblatt.tournaments.victory_points import victory_points

WALKOVER_VICTORY_POINTS = 12


@dataclass(frozen=True)
class MeetingPoints:
    """By side: scores (matches won, points or IMPs), the share of the other sides that were beaten, and points."""

    scores: list[int]
    shares: list[Fraction]
    points: list[Fraction]


def meeting_points(state: TournamentState, meeting: MeetingState) -> MeetingPoints:
    """What a meeting that counts is worth, but for the streaks of an arena. Not for `PairsFormat`."""
    result = meeting.result
    assert result is not None
    sides = len(meeting.meeting.sides)
    if not result.played:
        shares = [Fraction(side == result.winner) for side in range(sides)]
        worth = WALKOVER_VICTORY_POINTS if plays_boards(state.created.format) else 2 * (sides - 1)
        return MeetingPoints([0] * sides, shares, [share * worth for share in shares])
    scores = meeting_scores(state, meeting)
    shares = shares_of(scores)
    if plays_boards(state.created.format):
        return MeetingPoints(scores, shares, [*victory_points(scores[0], len(result.boards))])
    return MeetingPoints(scores, shares, [2 * (sides - 1) * share for share in shares])


def meeting_scores(state: TournamentState, meeting: MeetingState) -> list[int]:
    """The scores of a meeting that was played."""
    result, sides, fewest_win = meeting.result, len(meeting.meeting.sides), state.created.fewest_points_win
    assert result is not None
    if result.boards:
        assert isinstance(state.created.format, Swiss | League)
        scale = state.created.format.imp_scale
        total = sum(imps(sum(board.margins), scale) for board in result.boards if board.margins)
        return [total, -total]
    if sides > 2:
        return [-points if fewest_win else points for points in result.matches[0]]
    return match_wins(result.matches, sides, fewest_win=fewest_win)


def shares_of(scores: list[int]) -> list[Fraction]:
    """For each side, the share of the others with a lower score, equal ones counting half.

    >>> shares_of([30, 10, 30])
    [Fraction(3, 4), Fraction(0, 1), Fraction(3, 4)]
    """
    others = len(scores) - 1
    return [Fraction(2 * sum(other < own for other in scores) + scores.count(own) - 1, 2 * others) for own in scores]


def bye_points(state: TournamentState, played_round: RoundState) -> Fraction:
    """What a bye in a round is worth."""
    if not isinstance(state.created.format, Swiss):
        return Fraction(0)
    return Fraction(WALKOVER_VICTORY_POINTS if plays_boards(state.created.format) else 2 * (played_round.bye_sides - 1))
