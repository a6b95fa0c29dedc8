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
from vierblatt.tournaments.formats import ArenaFormat, Swiss
from vierblatt.tournaments.pairing.history import PairingHistory

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
    """The rounds that break the rules of pairing, by the entries before them."""
    first, *others = tournament.entries
    replayed, odd = Tournament([first]), []
    for entry in others:
        if isinstance(entry, RoundPaired) and not _follows(entry, replayed):
            odd.append(entry.round)
        replayed.add(entry)
    return odd


def _follows(entry: RoundPaired, before: Tournament) -> bool:
    """Whether a round is right. Several rounds of a Swiss or an arena may be as good (ADR 16), others have only one."""
    try:
        ours = deciding.pair(before.state, entry.at)
    except BadTournament:
        return False
    chosen, shape = before.state.created.format, before.state.shape
    if isinstance(chosen, ArenaFormat):
        return True
    if not isinstance(chosen, Swiss):
        return ours == [entry]
    (planned,) = ours
    assert isinstance(planned, RoundPaired)
    if len(entry.byes) != len(planned.byes):
        return False
    return shape.contestants > 2 or _repeats(entry, before) <= _repeats(planned, before)


def _repeats(entry: RoundPaired, before: Tournament) -> int:
    """How many of the meetings and byes of a round, each with one contestant a side, there have been before."""
    history = PairingHistory(before.state)
    met = sum(history.met(meeting.sides[0][0], meeting.sides[1][0]) for meeting in entry.meetings)
    return met + sum(history.byes(number) for number in entry.byes)


def _digest(file: Path) -> str:
    """SHA-256 of the whole lines: who has the same number has the same tournament."""
    content = file.read_bytes()
    return hashlib.sha256(content[: content.rfind(b"\n") + 1]).hexdigest()
