"""`vierblatt league table`."""

from __future__ import annotations

import msgspec

from vierblatt.cli.arguments import Lang, chosen_language
from vierblatt.cli.files import Json, try_files, write_json
from vierblatt.cli.league.arguments import ResultFile
from vierblatt.cli.league.reporting import LeagueReporter
from vierblatt.errors import BadLeague
from vierblatt.league.checking import board_faults
from vierblatt.league.result import LeagueResult, league_report, table_of


def table(file: ResultFile, /, *, json: Json = None, lang: Lang = None) -> None:
    """Prints the table that follows from the boards of a result, whatever table the file has."""
    language = chosen_language(lang)
    try_files(json)
    result = LeagueResult.read(file)
    if any(board_faults(result, result.league.contest())):
        raise BadLeague("league-boards-wrong", path=str(file))
    ledger = result.ledger()
    computed = msgspec.json.format(msgspec.json.encode(table_of(result.league, ledger)), indent=1).decode()
    if not write_json(json, computed):
        reporter = LeagueReporter(language, result.league)
        reporter.show(league_report(result.league, ledger))
        reporter.line("league-cards", cards=result.cards)
        reporter.line("league-says", date=result.date, key=result.public_key)
