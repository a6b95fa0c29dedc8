"""The file of a tournament as the commands use it: read, changed and stored within a moment."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Concatenate, ParamSpec

from cyclopts import Parameter

from vierblatt.cli.arguments import WholeNumber
from vierblatt.errors import BadTournament
from vierblatt.tournaments import Tournament, TournamentFile
from vierblatt.tournaments.entries import TournamentEntry
from vierblatt.tournaments.state import TournamentState

P = ParamSpec("P")

ATTEMPTS = 5  #: how often a change is tried again because somebody else was faster

TournamentPath = Annotated[Path, Parameter(name="FILE", help="The file of the tournament; `new` begins one.")]
ContestantNumbers = Annotated[
    list[WholeNumber], Parameter(name="NUMBER", negative="", help="Numbers of contestants; `contestants` lists them.")
]
MeetingNumber = Annotated[
    WholeNumber, Parameter(name="MEETING", help="The number of the meeting, as `pair` and `show` print it.")
]
Reason = Annotated[str, Parameter(help="Why; everybody can read it.")]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class TournamentChange:
    """Entries that a command adds to a tournament one after another; they are stored together or not at all."""

    def __init__(self, tournament: Tournament) -> None:
        self._before = len(tournament.entries)
        self.tournament = Tournament(tournament.entries)
        # A clock that was set back would make entries that are earlier than those before them.
        self.at = max(now(), self.state.last_at)

    @property
    def state(self) -> TournamentState:
        """The state with all that has been added."""
        return self.tournament.state

    @property
    def added(self) -> list[TournamentEntry]:
        """What is to be stored."""
        return self.tournament.entries[self._before :]

    def do(
        self,
        decide: Callable[Concatenate[TournamentState, int, P], list[TournamentEntry]],
        *values: P.args,
        **named: P.kwargs,
    ) -> list[TournamentEntry]:
        """Adds what a function of `vierblatt.tournaments.deciding` decides; raises BadTournament."""
        entries = decide(self.state, self.at, *values, **named)
        for entry in entries:
            self.tournament.add(entry)
        return entries


def change(path: Path, work: Callable[[TournamentChange], object]) -> TournamentChange:
    """Does some work on a tournament and stores it; raises BadTournament, and the file is as it was.

    If another process has changed the file meanwhile, the work is done again on what it says then.
    """
    for attempt in range(1, ATTEMPTS + 1):
        file = TournamentFile(path)
        made = TournamentChange(file.tournament)
        work(made)
        try:
            file.add(made.added)
        except BadTournament as fault:
            if fault.code != "tournament-file-changed" or attempt == ATTEMPTS:
                raise
            continue
        return made
    raise AssertionError("the last attempt returns or raises")
