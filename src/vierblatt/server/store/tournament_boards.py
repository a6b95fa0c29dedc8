"""Boards of tournaments in the database: the secret of each tournament, and which boards are open."""

from __future__ import annotations

from sqlalchemy import Connection, select
from sqlalchemy import insert as insert_into

from vierblatt.server.store.database import Database
from vierblatt.server.store.port import BoardOpening
from vierblatt.server.store.schema.tournaments import opened_boards, tournament_boards, tournaments
from vierblatt.server.store.tournament_tables import put_done

_opened = opened_boards.c


class TournamentBoardStore(Database):
    """The part of the store for the boards of tournaments."""

    async def boards_secret(self, tournament: str) -> bytes | None:
        """See `TournamentBoardsPort`."""
        query = select(tournament_boards.c.secret).where(tournament_boards.c.tournament == tournament)
        return await self._read(lambda connection: connection.scalar(query))

    async def opened_boards(self, tournament: str) -> dict[int, int]:
        """See `TournamentBoardsPort`."""
        query = select(_opened.board, _opened.packs).where(_opened.tournament == tournament).order_by(_opened.board)
        return await self._read(lambda connection: {row.board: row.packs for row in connection.execute(query)})

    async def open_board(self, tournament: str, opening: BoardOpening) -> bool:
        """See `TournamentBoardsPort`."""
        there = select(tournaments.c.id).where(tournaments.c.id == tournament).with_for_update(key_share=True)
        values = {"tournament": tournament, "board": opening.board, "packs": opening.packs}
        new = self._upsert(opened_boards).values(values).on_conflict_do_nothing(index_elements=["tournament", "board"])

        def work(connection: Connection) -> bool:
            if connection.scalar(there) is None:
                return False
            opened = connection.scalar(new.returning(_opened.board)) is not None
            put_done(connection, tournament, opening.tables)
            return opened

        return await self._write(work)


def put_secret(connection: Connection, tournament: str, secret: bytes) -> None:
    """Keeps the secret of a new tournament's boards."""
    connection.execute(insert_into(tournament_boards).values(tournament=tournament, secret=secret))
