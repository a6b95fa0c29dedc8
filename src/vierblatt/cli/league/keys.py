"""`vierblatt league key`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from vierblatt.cli.arguments import Lang, chosen_language
from vierblatt.cli.words import Printer
from vierblatt.league.signing import LeagueKey


def key(
    file: Annotated[Path, Parameter(name="FILE", help="The new file for the private key.")], /, *, lang: Lang = None
) -> None:
    """Draws a key and prints its public part."""
    printer = Printer(chosen_language(lang))
    created = LeagueKey.create(file)
    printer.line(printer.words.text("league-key-written", path=str(file)))
    printer.line(created.public)
