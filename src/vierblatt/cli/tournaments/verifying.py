"""`vierblatt tournament verify`."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

from vierblatt.cli.arguments import Lang, chosen_language
from vierblatt.cli.faults import sentence
from vierblatt.cli.tournaments.opening import TournamentPath
from vierblatt.cli.words import Printer
from vierblatt.errors import BadTournament
from vierblatt.tournaments import Tournament, TournamentFile, deciding
from vierblatt.tournaments.entries import RoundPaired

#: Faults of what a file says; any other means that it could not be read.
WRONG = {"bad-tournament-line", "tournament-file-empty", "tournament-not-created"}


def verify(file: TournamentPath, /, *, lang: Lang = None) -> None:
    """Checks a file; exits with 1 when it does not hold. Raises BadTournament if it cannot be read."""
    printer = Printer(chosen_language(lang))
    text = printer.words.text
    try:
        tournament = TournamentFile(file).tournament
    except BadTournament as fault:
        if fault.code not in WRONG:
            raise
        printer.line(sentence(fault), style="red")
        sys.exit(1)
    odd = rounds_paired_otherwise(tournament)
    for number in odd:
        printer.line(text("tournament-paired-otherwise", path=str(file), round=number), style="red")
    if odd:
        sys.exit(1)
    printer.line(text("tournament-holds", path=str(file), entries=len(tournament.entries)))
    printer.line(text("tournament-digest", digest=_digest(file)))


def rounds_paired_otherwise(tournament: Tournament) -> list[int]:
    """The rounds whose meetings and byes are not those that follow from the entries before them."""
    first, *others = tournament.entries
    replayed, odd = Tournament([first]), []
    for entry in others:
        if isinstance(entry, RoundPaired) and not _follows(entry, replayed):
            odd.append(entry.round)
        replayed.add(entry)
    return odd


def _follows(entry: RoundPaired, before: Tournament) -> bool:
    try:
        return deciding.pair(before.state, entry.at) == [entry]
    except BadTournament:
        return False


def _digest(file: Path) -> str:
    """SHA-256 of the whole lines: who has the same number has the same tournament."""
    content = file.read_bytes()
    return hashlib.sha256(content[: content.rfind(b"\n") + 1]).hexdigest()
