"""`vierblatt tournament export`: CSV for spreadsheets, JSON for programs, a list for `enter --from`."""

from __future__ import annotations

import csv
import io
import json as encoding
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from vierblatt.cli.arguments import Lang, chosen_language
from vierblatt.cli.files import Json, try_files, write_text
from vierblatt.cli.tournaments.amounts import rounded
from vierblatt.cli.tournaments.opening import TournamentPath
from vierblatt.cli.tournaments.results_text import written
from vierblatt.cli.words import Printer
from vierblatt.errors import BadTournament
from vierblatt.tournaments import TournamentFile, TournamentStanding, group_standings, standings
from vierblatt.tournaments.formats import Groups
from vierblatt.tournaments.state import MeetingState, TournamentState

DIGITS = 6  #: behind the point
#: What makes a spreadsheet take a cell for a formula; it then gets an apostrophe before it.
FORMULA = ("=", "+", "-", "@", "\t", "\r")

Sheet = Annotated[
    Path | None,
    Parameter(allow_leading_hyphen=True, help="Write them as CSV (UTF-8) to this file, or to standard output (-)."),
]


def export(
    file: TournamentPath,
    /,
    *,
    standings: Sheet = None,
    results: Sheet = None,
    names: Annotated[
        Path | None,
        Parameter(allow_leading_hyphen=True, help="Write the contestants as lines for `enter --from` of another file."),
    ] = None,
    json: Json = None,
    lang: Lang = None,
) -> None:
    """Writes a tournament to files; raises BadTournament and BadOption."""
    printer = Printer(chosen_language(lang))
    writers: list[tuple[Path | None, Callable[[TournamentState], str]]] = [
        (standings, standings_csv), (results, results_csv), (names, names_list), (json, tournament_json),
    ]  # fmt: skip
    chosen = [(path, text) for path, text in writers if path is not None]
    if not chosen:
        raise BadTournament("nothing-to-export")
    if sum(str(path) == "-" for path, _ in chosen) > 1:
        raise BadTournament("two-to-standard-output")
    try_files(*(path for path, _ in chosen))
    state = TournamentFile(file).tournament.state
    for path, text in chosen:
        write_text(path, text(state))
    for path, _ in chosen:
        if str(path) != "-":
            printer.line(printer.words.text("tournament-exported", path=str(path)))


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
                " ".join(map(str, members)), names, _written(each), _ruling(each, number),
            ])  # fmt: skip
    return _as_csv(rows)


def names_list(state: TournamentState) -> str:
    """The contestants who have not withdrawn, a line each, as `enter --from` reads them."""
    lines = ["; ".join((each.name, *each.players)) for each in state.contestants.values() if not each.withdrawn]
    return "".join(f"{line}\n" for line in lines)


def tournament_json(state: TournamentState) -> str:
    """Everything that follows from the log, as JSON; points are texts of exact numbers."""
    document: dict[str, Any] = {
        "tournament": msgspec.to_builtins(state.created),
        "stage": state.stage,
        "contestants": [
            {
                "contestant": each.number, "name": each.name, "players": each.players, "seed": each.seed,
                "withdrawn": each.withdrawn, "penalty": each.penalty,
            }
            for each in state.contestants.values()
        ],
        "rounds": [
            {
                "round": played.number,
                "byes": played.byes,
                "meetings": [
                    {**msgspec.to_builtins(each.meeting), "result": _written(each), "ruling": _ruling(each, -1)}
                    for each in played.meetings
                ],
            }
            for played in state.rounds
        ],
        "bracket": state.bracket,
        "standings": _lines(standings(state)),
    }  # fmt: skip
    if isinstance(state.created.format, Groups):
        document["groups"] = {str(group): _lines(lines) for group, lines in group_standings(state).items()}
    return encoding.dumps(document, ensure_ascii=False, indent=1)


def _lines(lines: Iterable[TournamentStanding]) -> list[dict[str, Any]]:
    return [
        {
            "contestant": line.contestant, "place": line.place,
            "points": None if line.points is None else str(line.points),
            "tie_breaks": [str(value) for value in line.tie_breaks],
        }
        for line in lines
    ]  # fmt: skip


def _written(meeting: MeetingState) -> str:
    return written(meeting.result.matches, meeting.result.boards) if meeting.result is not None else ""


def _ruling(meeting: MeetingState, side: int) -> str:
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
