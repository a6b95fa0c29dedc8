"""The part of the storage port for tournaments that are played at tables of the server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from vierblatt.server.store.tournament_values import (
    TournamentAtTables,
    TournamentPlace,
    TournamentPlayer,
    TournamentRow,
    TournamentTable,
)


class TournamentTablesPort(Protocol):
    """See `vierblatt.server.store.port.Store`. `TablesPort.add_table` opens the table of a match."""

    async def tournament_places(self, tournament: str) -> list[TournamentPlace]:
        """Who has which place, by contestant and place."""
        ...

    async def take_place(self, row: TournamentRow, player: TournamentPlayer) -> bool:
        """Gives a player a place beside who entered the contestant.

        Returns False, with nothing done, if it is taken, nobody has entered the contestant, the player has a place in
        this tournament, their account is gone, or the log is not `row`'s any more.
        """
        ...

    async def free_place(self, row: TournamentRow, player: TournamentPlayer, invitation: str = "") -> bool:
        """Takes a place from a player; False, with nothing done, if it is not theirs, or the log not `row`'s any more.

        invitation: a new secret for the contestant's partners; empty to keep the old one.
        """
        ...

    async def tournament_tables(self, tournament: str) -> list[TournamentTable]:
        """The tables of all matches, by meeting and number."""
        ...

    async def tournaments_at_tables(self) -> list[TournamentAtTables]:
        """Tournaments at tables that are running, have a table that is not done, or have yet to change ratings."""
        ...

    async def note_done(self, tournament: str, tables: Sequence[str]) -> None:
        """Notes that nothing is left to do about tables, without an entry."""
        ...
