"""What came of the table of a match, from its log alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from vierblatt.analysis.par import margins_of
from vierblatt.match import Match
from vierblatt.server.accounts.results import seats_left
from vierblatt.server.table import AnyEntry, Table
from vierblatt.server.table import entries as log
from vierblatt.server.table.coming import absent

#: A time after all others: nobody is connected to a table that is only read.
LATER = 2**53


@dataclass(frozen=True)
class MatchOutcome:
    """How a match ended: it was played, players did not come, or it has no end (`broken`), which the organiser judges.

    points: of each side, as a tournament counts them; empty unless it was played. present: the sides that came. Of a
    board, points are the margin of side 0 alone. packs: how many were dealt from. away: the people whom bots replaced.
    left: the sides, as they sat there, with a player who left it.
    """

    end: Literal["played", "absent", "broken"]
    points: list[int] = field(default_factory=list)
    drawn: bool = False  #: whether no side has won alone
    present: list[int] = field(default_factory=list)
    packs: int = 0
    away: list[int] = field(default_factory=list)
    left: list[int] = field(default_factory=list)


def outcome_of(secret: bytes, entries: Iterable[AnyEntry]) -> MatchOutcome:
    """The outcome of a table that has ended. Raises VierblattError for a log that cannot be played."""
    table = Table.replay(secret, entries, LATER)
    if table.over and table.match is not None and table.duplicate is not None:
        replaced = [number for number, seat in enumerate(table.seats) if seat.kind == "human" and seat.bot]
        return MatchOutcome(
            "played", [board_margin(table.match)], packs=len(table.match.deals), away=replaced, left=sides_left(table)
        )
    if table.over and table.match is not None:
        points = points_of(table.match)
        best = (min if table.game.rules.fewer_wins else max)(points)
        return MatchOutcome("played", points, points.count(best) != 1)
    if table.close_reason != log.ABSENT:
        return MatchOutcome("broken")
    sides = table.layout.sides
    away = {seat % sides for seat in absent(table)}
    return MatchOutcome("absent", present=[side for side in range(sides) if side not in away])


def sides_left(table: Table) -> list[int]:
    """The sides of a finished table with a player who left."""
    return sorted({seat % table.layout.sides for seat in seats_left(table)[0]})


def board_margin(match: Match) -> int:
    """By how many points side 0 was ahead in the only deal of a match of two sides."""
    return round(margins_of(match)[0])


def points_of(match: Match) -> list[int]:
    """The points of each side as a tournament counts them: whoever has won by the rules is ahead."""
    return counted_points(match.scores, match.winners, fewest_win=match.game.rules.fewer_wins)


def counted_points(scores: Sequence[int], winners: Sequence[int], *, fewest_win: bool) -> list[int]:
    """The scores of a match; a sole winner who is not ahead, as after a bawan, has one point more than the best other.

    >>> counted_points([152, 98], [0], fewest_win=False), counted_points([40, 9], [1], fewest_win=False)
    ([152, 98], [40, 41])
    """
    points = [*scores]
    if len(winners) == 1:
        [winner] = winners
        others = [each for side, each in enumerate(points) if side != winner]
        if fewest_win:
            points[winner] = min(points[winner], min(others) - 1)
        else:
            points[winner] = max(points[winner], max(others) + 1)
    return points
