"""All tournaments of a server: whoever acts reads the newest log, decides, and stores; nobody owns it (ADR 16)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Concatenate, ParamSpec

from vierblatt.protocol.tournament import TournamentList, TournamentPage
from vierblatt.server.accounts.faults import Unknown
from vierblatt.server.store.port import Store
from vierblatt.server.table import Person
from vierblatt.server.tournament.creating import NewTournament
from vierblatt.tournaments import Tournament
from vierblatt.tournaments.entries import TournamentEntry
from vierblatt.tournaments.state import TournamentStage

P = ParamSpec("P")


class Tournaments:
    """Makes and runs tournaments. now: milliseconds since 1970. Methods raise VierblattError."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store, self._now = store, now

    async def create(self, person: Person, new: NewTournament) -> TournamentPage:
        """A new tournament."""
        raise Unknown("no-such-tournament")

    async def public(
        self, game: str | None, stage: TournamentStage | None, *, before: int, limit: int
    ) -> TournamentList:
        """Public tournaments, newest first."""
        return TournamentList([])

    async def of(self, person: Person) -> TournamentList:
        """Those that somebody organises or has entered, the last changed first."""
        return TournamentList([])

    async def page(self, person: Person | None, tournament: str) -> TournamentPage:
        """A tournament as somebody sees it."""
        raise Unknown("no-such-tournament")

    async def act(
        self,
        person: Person,
        tournament: str,
        act: Callable[Concatenate[Tournament, int, P], Sequence[TournamentEntry]],
        *args: P.args,
        **more: P.kwargs,
    ) -> TournamentPage:
        """Does one of `acts`, if the person is the organiser."""
        raise Unknown("no-such-tournament")

    async def enter(self, person: Person, tournament: str, name: str, partners: Sequence[str]) -> TournamentPage:
        """Somebody enters themselves."""
        raise Unknown("no-such-tournament")

    async def leave(self, person: Person, tournament: str) -> TournamentPage:
        """Somebody withdraws."""
        raise Unknown("no-such-tournament")

    async def delete(self, person: Person, tournament: str) -> None:
        """Deletes a tournament."""
        raise Unknown("no-such-tournament")

    async def log(self, tournament: str) -> bytes:
        """The log, one entry a line."""
        raise Unknown("no-such-tournament")

    async def standings_csv(self, tournament: str) -> bytes:
        """The standings as a table."""
        raise Unknown("no-such-tournament")

    async def results_csv(self, tournament: str) -> bytes:
        """All meetings as a table."""
        raise Unknown("no-such-tournament")

    async def calendar(self, tournament: str) -> bytes:
        """When and where it begins."""
        raise Unknown("no-such-tournament")
