r"""Standings and results of a tournament as CSV, for spreadsheets.

>>> from vierblatt.tournaments.entries import TournamentCreated
>>> from vierblatt.tournaments.formats import League
>>> from vierblatt.tournaments.log import Tournament
>>> created = TournamentCreated(at=0, tournament="t", name="Evening", game="baloot", format=League())
>>> results_csv(Tournament([created]).state)
'round,meeting,table,group,side,contestants,names,result,ruling\n'
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from fractions import Fraction

from vierblatt.tournaments.amounts import rounded
from vierblatt.tournaments.formats import Groups
from vierblatt.tournaments.results_text import written
from vierblatt.tournaments.standings import TournamentStanding, group_standings, standings
from vierblatt.tournaments.state import MeetingState, TournamentState

DIGITS = 6  #: behind the point
#: What makes a spreadsheet take a cell for a formula; it then gets an apostrophe before it.
FORMULA = ("=", "+", "-", "@", "\t", "\r")


def standings_csv(state: TournamentState) -> str:
    """The standings as CSV; those of the groups after the whole ones."""
    breaks = state.created.tie_breaks
    rows: list[list[object]] = [["group", "place", "contestant", "name", "players", "points", *breaks]]
    found: list[tuple[str, Sequence[TournamentStanding]]] = [("", standings(state))]
    if isinstance(state.created.format, Groups):
        found += [(str(group), lines) for group, lines in group_standings(state).items()]
    for group, lines in found:
        for line in lines:
            contestant = state.contestants[line.contestant]
            worth = [_digits(each) for each in (line.points, *line.tie_breaks)]
            row = [group, line.place, line.contestant, contestant.name, "; ".join(contestant.players), *worth]
            rows.append(row + [""] * (len(rows[0]) - len(row)))
    return _as_csv(rows)


def results_csv(state: TournamentState) -> str:
    """All meetings as CSV, with a line for each side."""
    rows: list[list[object]] = [
        ["round", "meeting", "table", "group", "side", "contestants", "names", "result", "ruling"]
    ]
    for each in state.meetings.values():
        meeting = each.meeting
        for number, members in enumerate(meeting.sides):
            names = " + ".join(state.contestants[member].name for member in members)
            rows.append([
                each.round, meeting.meeting, meeting.table, meeting.group or "", number + 1,
                " ".join(map(str, members)), names, result_of(each), ruling_of(each, number),
            ])  # fmt: skip
    return _as_csv(rows)


def result_of(meeting: MeetingState) -> str:
    """The result of a meeting as it can be typed; empty if there is none."""
    return written(meeting.result.matches, meeting.result.boards) if meeting.result is not None else ""


def ruling_of(meeting: MeetingState, side: int = -1) -> str:
    """How a meeting was ruled that was not played. side: by number from 0, or -1 for the meeting as a whole."""
    result = meeting.result
    if result is None or (result.played and not result.annulled):
        return ""
    if result.annulled:
        return "annulled"
    if result.winner < 0:
        return "forfeit"
    return "walkover" if side in {-1, result.winner} else ""


def _digits(number: Fraction | None) -> str:
    return "" if number is None else rounded(number, DIGITS)


def _as_csv(rows: Iterable[Sequence[object]]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows([_harmless(cell) for cell in row] for row in rows)
    return text.getvalue()


def _harmless(cell: object) -> object:
    """A cell that no spreadsheet calculates; numbers stay as they are."""
    if isinstance(cell, str) and cell.startswith(FORMULA) and not _is_number(cell):
        return f"'{cell}"
    return cell


def _is_number(text: str) -> bool:
    return text.removeprefix("-").replace(".", "", 1).isdecimal()
