"""The part of the storage port for the boards of tournaments that the server deals."""

from __future__ import annotations

from typing import Protocol

from vierblatt.server.store.tournament_values import BoardOpening


class TournamentBoardsPort(Protocol):
    """See `vierblatt.server.store.port.Store`. `TournamentsPort.add_tournament` keeps the secret."""

    async def boards_secret(self, tournament: str) -> bytes | None:
        """The secret from which the boards of a tournament are dealt, or None. It must never leave the server."""
        ...

    async def opened_boards(self, tournament: str) -> dict[int, int]:
        """The boards that are open, each with the number of its packs; by number."""
        ...

    async def open_board(self, tournament: str, opening: BoardOpening) -> bool:
        """Opens a board, once, and notes that its tables are done; returns whether it was closed before."""
        ...
