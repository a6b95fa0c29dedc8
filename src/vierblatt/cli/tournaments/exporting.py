"""`vierblatt tournament export`: CSV for spreadsheets, JSON for programs, a list for `enter --from`."""

from __future__ import annotations

import json as encoding
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from vierblatt.cli.arguments import Lang, chosen_language
from vierblatt.cli.files import Json, try_files, write_text
from vierblatt.cli.tournaments.opening import TournamentPath
from vierblatt.cli.words import Printer
from vierblatt.errors import BadTournament
from vierblatt.tournaments import TournamentFile, TournamentStanding, group_standings, standings
from vierblatt.tournaments.csv_tables import result_of, results_csv, ruling_of, standings_csv
from vierblatt.tournaments.formats import Groups
from vierblatt.tournaments.state import TournamentState

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
    _check_places(file, [path for path, _ in chosen if str(path) != "-"])
    try_files(*(path for path, _ in chosen))
    state = TournamentFile(file).tournament.state
    for path, text in chosen:
        write_text(path, text(state))
    for path, _ in chosen:
        if str(path) != "-":
            printer.line(printer.words.text("tournament-exported", path=str(path)))


def _check_places(file: Path, paths: Iterable[Path]) -> None:
    """Nothing may be written over the tournament, or over something else that is written; raises BadTournament."""
    taken = {os.path.realpath(file)}
    for path in paths:
        place = os.path.realpath(path)
        if place in taken:
            raise BadTournament("export-overwrites", path=str(path))
        taken.add(place)


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
                    {**msgspec.to_builtins(each.meeting), "result": result_of(each), "ruling": ruling_of(each)}
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
