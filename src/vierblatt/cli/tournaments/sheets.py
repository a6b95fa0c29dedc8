"""`vierblatt tournament sheets`: pages to print."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from vierblatt.cli.arguments import Lang, chosen_language
from vierblatt.cli.files import write_text, writing
from vierblatt.cli.tournaments.opening import TournamentPath
from vierblatt.cli.tournaments.sheet_pages import ROUND_SHEETS, standings_sheet
from vierblatt.cli.tournaments.showing import RoundNumber, round_of
from vierblatt.cli.tournaments.wording import TournamentWording
from vierblatt.cli.words import Printer
from vierblatt.errors import BadTournament
from vierblatt.tournaments import TournamentFile


def sheets(
    file: TournamentPath,
    folder: Annotated[Path, Parameter(name="FOLDER", help="Where to write the pages; made if it is not there.")],
    /,
    *,
    round: RoundNumber = None,  # noqa: A002 - an option
    lang: Lang = None,
) -> None:
    """Writes the pages of a round and the standings; raises BadTournament and BadOption."""
    printer = Printer(chosen_language(lang))
    state = TournamentFile(file).tournament.state
    chosen = round_of(state, round)
    if chosen is None:
        raise BadTournament("nothing-to-print")
    wording = TournamentWording(printer.words.language, state)
    pages = {name: make(wording, chosen) for name, make in ROUND_SHEETS.items()}
    pages["standings"] = standings_sheet(wording)
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
    for name, page in pages.items():
        path = folder / f"{name}.html"
        write_text(path, page)
        printer.line(printer.words.text("tournament-exported", path=str(path)))
