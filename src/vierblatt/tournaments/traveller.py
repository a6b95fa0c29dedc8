"""The traveller of a board: how it ended at every table, and what that was worth.

In a room with real cards, it is a sheet that travels from table to table with the board.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from vierblatt.tournaments.entries import BoardPlayed
from vierblatt.tournaments.formats import League, PairsFormat, Swiss
from vierblatt.tournaments.imp_scale import imps
from vierblatt.tournaments.pairs_points import worth_at_tables
from vierblatt.tournaments.state import MeetingState, TournamentState


@dataclass(frozen=True)
class TravellerLine:
    """How a board ended at one table. sides: the contestants on its side 0, and on its side 1.

    margin: by how many points side 0 was ahead; None if it was not played. worth: to each of the two sides, a
    percentage or IMPs; of teams, those of both their tables.
    """

    meeting: int
    room: int
    sides: list[list[int]]
    margin: int | None
    worth: list[Fraction]


def traveller(state: TournamentState, board: int) -> list[TravellerLine]:
    """All results of a board that count, by meeting and room."""
    chosen = state.created.format
    found = [
        (each, played)
        for each in state.meetings.values()
        if each.counts and each.result is not None
        for played in each.result.boards
        if played.board == board
    ]
    if isinstance(chosen, PairsFormat):
        margins = [played.margins[0] for _, played in found if played.margins]
        values = iter(worth_at_tables(chosen, margins))
        return [_of_pairs(each, played, [*next(values)] if played.margins else []) for each, played in found]
    assert isinstance(chosen, Swiss | League)
    return [line for each, played in found for line in _of_teams(each, played, chosen.imp_scale)]


def _of_pairs(each: MeetingState, played: BoardPlayed, worth: list[Fraction]) -> TravellerLine:
    meeting = each.meeting
    if not played.margins:
        return TravellerLine(meeting.meeting, 0, meeting.sides, None, [*map(Fraction, played.percents)])
    return TravellerLine(meeting.meeting, 0, meeting.sides, played.margins[0], worth)


def _of_teams(each: MeetingState, played: BoardPlayed, scale: list[int]) -> list[TravellerLine]:
    meeting = each.meeting
    if not played.margins:
        return [TravellerLine(meeting.meeting, 0, meeting.sides, None, [*map(Fraction, played.percents)])]
    swing = Fraction(imps(sum(played.margins), scale))
    lines = []
    for room, margin in enumerate(played.margins):
        sides, worth = meeting.sides, [swing, -swing]
        if room % 2:  # there, they have exchanged seats
            sides, worth, margin = sides[::-1], worth[::-1], -margin  # noqa: PLW2901
        lines.append(TravellerLine(meeting.meeting, room, sides, margin, worth))
    return lines
