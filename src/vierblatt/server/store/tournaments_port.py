"""The part of the storage port for tournaments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from vierblatt.bounds import LARGEST
from vierblatt.protocol.tournament import TournamentSummary
from vierblatt.server.store.tournament_values import (
    AddedEntries,
    StoredTournament,
    TournamentEntered,
    TournamentPlayer,
    TournamentRow,
)
from vierblatt.server.store.values import LogEntry
from vierblatt.tournaments.state import TournamentStage


class TournamentsPort(Protocol):
    """See `vierblatt.server.store.port.Store`. A log is append-only, but for the names of deleted accounts."""

    async def add_tournament(
        self, row: TournamentRow, first: bytes, *, most: int, at_tables: int = LARGEST, boards: bytes | None = None
    ) -> bool:
        """Adds a tournament with its first entry; False if its organiser has `most`, or no account any more.

        Those that a majlis made do not count. at_tables: how many of them may be played at tables of the server and not
        be closed. boards: the secret from which its boards are dealt.
        """
        ...

    async def tournament(self, tournament: str) -> StoredTournament | None:
        """A tournament with its organiser's name, or None."""
        ...

    async def tournament_log(self, tournament: str, after: int = 0) -> list[LogEntry]:
        """The entries of a log, without the first `after`."""
        ...

    async def append_tournament(self, row: TournamentRow, added: AddedEntries) -> TournamentRow:
        """Adds entries to a log; returns the row as it is then. Raises Outdated if it was not `row`'s any more."""
        ...

    async def tournament_players(self, tournament: str) -> list[TournamentPlayer]:
        """Who has a place, by contestant and place."""
        ...

    async def delete_tournament(self, tournament: str) -> bool:
        """Deletes a tournament with its log unless it is running or has yet to change ratings.

        Returns whether it was there to be deleted.
        """
        ...

    async def public_tournaments(
        self, game: str | None, stage: TournamentStage | None, *, before: int, after: str = "", limit: int
    ) -> list[TournamentSummary]:
        """Public tournaments that were created before a time, newest first.

        after: an id; then also those of that very moment that come after it.
        """
        ...

    async def tournaments_of(self, player: str) -> list[TournamentSummary]:
        """Those that a player organises or has entered, the last changed first."""
        ...

    async def tournaments_entered(self, player: str) -> list[TournamentEntered]:
        """The places that a player has."""
        ...

    async def all_tournaments(self, *, after: str = "", limit: int) -> list[TournamentRow]:
        """All tournaments by id, from the first after one."""
        ...

    async def rewrite_tournament(self, row: TournamentRow, bodies: Sequence[bytes], player: str) -> bool:
        """Replaces the bodies of a log, computes its chain again, and forgets what a player entered there.

        Returns False, with nothing done, if the log is not `row`'s any more.
        """
        ...
