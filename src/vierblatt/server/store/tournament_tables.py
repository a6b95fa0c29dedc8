"""Tournaments at tables in the database: the places of players, and the table of each match."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select, update
from sqlalchemy import insert as insert_into

from vierblatt.server.store.database import Database
from vierblatt.server.store.majlises import lock_account
from vierblatt.server.store.port import (
    MatchKey,
    Outdated,
    TournamentAtTables,
    TournamentPlace,
    TournamentPlayer,
    TournamentRow,
    TournamentTable,
)
from vierblatt.server.store.schema.accounts import accounts
from vierblatt.server.store.schema.tables import tables
from vierblatt.server.store.schema.tournaments import tournament_players, tournament_tables, tournaments
from vierblatt.server.store.tournament_ratings import is_unrated

_players, _tables = tournament_players.c, tournament_tables.c
_open = func.coalesce(tables.c.open, False).label("open")  # old ones without a match may have been deleted


class TournamentTableStore(Database):
    """The part of the store for tournaments at tables."""

    async def tournament_places(self, tournament: str) -> list[TournamentPlace]:
        """Who has which place, by contestant and place."""
        query = (
            select(
                _players.contestant, _players.place, _players.player, accounts.c.name,
                accounts.c.login.is_(None).label("guest"), func.coalesce(_players.invitation, "").label("invitation"),
            )
            .join(accounts, accounts.c.id == _players.player)
            .where(_players.tournament == tournament)
        )  # fmt: skip
        return await self._all(TournamentPlace, query.order_by(_players.contestant, _players.place))

    async def take_place(self, row: TournamentRow, player: TournamentPlayer) -> bool:
        """See `TournamentTablesPort`."""
        of_contestant = and_(_players.tournament == row.id, _players.contestant == player.contestant)
        taken = select(_players.place).where(of_contestant)
        values = {
            "tournament": row.id, "contestant": player.contestant, "place": player.place, "player": player.player,
        }  # fmt: skip

        def work(connection: Connection) -> bool:
            if not lock_account(connection, player.player) or not is_unchanged(connection, row):
                return False
            places = {*connection.scalars(taken)}
            if 0 not in places or player.place in places or has_place(connection, row.id, player.player):
                return False
            connection.execute(insert_into(tournament_players).values(values))
            return True

        return await self._write(work)

    async def free_place(self, row: TournamentRow, player: TournamentPlayer, invitation: str = "") -> bool:
        """See `TournamentTablesPort`."""
        of_contestant = and_(_players.tournament == row.id, _players.contestant == player.contestant)
        theirs = and_(of_contestant, _players.place == player.place, _players.player == player.player)
        first = update(tournament_players).where(of_contestant, _players.place == 0)

        def work(connection: Connection) -> bool:
            if not is_unchanged(connection, row):
                return False
            if not connection.execute(delete(tournament_players).where(theirs)).rowcount:
                return False
            if invitation:
                connection.execute(first.values(invitation=invitation))
            return True

        return await self._write(work)

    async def tournament_tables(self, tournament: str) -> list[TournamentTable]:
        """The tables of all matches, by meeting and number."""
        query = (
            select(_tables.meeting, _tables.number, _tables.table_id.label("table"), _open, _tables.done)
            .outerjoin(tables, tables.c.id == _tables.table_id)
            .where(_tables.tournament == tournament)
        )
        return await self._all(TournamentTable, query.order_by(_tables.meeting, _tables.number))

    async def tournaments_at_tables(self) -> list[TournamentAtTables]:
        """Tournaments at tables that are running, have a table that is not done, or have yet to change ratings."""
        undone = and_(_tables.tournament == tournaments.c.id, ~_tables.done)
        query = (
            select(
                tournaments.c.id, tournaments.c.seq, tournaments.c.link, _tables.meeting, _tables.number,
                _tables.table_id, _open,
            )
            .select_from(tournaments)
            .outerjoin(tournament_tables, undone)
            .outerjoin(tables, tables.c.id == _tables.table_id)
            .where(tournaments.c.tables.is_not(None))
            .where(or_(tournaments.c.stage == "running", _tables.table_id.is_not(None), is_unrated(tournaments.c.id)))
            .order_by(tournaments.c.id, _tables.meeting, _tables.number)
        )  # fmt: skip

        def work(connection: Connection) -> list[TournamentAtTables]:
            found: dict[str, TournamentAtTables] = {}
            for each in connection.execute(query):
                at_tables = TournamentAtTables(id=each.id, seq=each.seq, link=each.link, tables=[])
                at_tables = found.setdefault(each.id, at_tables)
                if each.table_id is not None:
                    table = TournamentTable(
                        meeting=each.meeting, number=each.number, table=each.table_id, open=each.open
                    )
                    at_tables.tables.append(table)
            return [*found.values()]

        return await self._read(work)

    async def note_done(self, tournament: str, tables: Sequence[str]) -> None:
        """Notes that nothing is left to do about tables, without an entry."""
        await self._write(lambda connection: put_done(connection, tournament, tables))


def add_match(connection: Connection, match: MatchKey, table: str) -> None:
    """Notes the table of a match; raises Outdated if it has one, or the tournament has changed."""
    row = match.tournament
    values = {
        "tournament": row.id, "meeting": match.meeting, "number": match.number, "table_id": table, "done": False,
    }  # fmt: skip
    if not is_unchanged(connection, row):
        raise Outdated("store-conflict")
    of_match = and_(_tables.tournament == row.id, _tables.meeting == match.meeting, _tables.number == match.number)
    if connection.scalar(select(_tables.table_id).where(of_match)) is not None:
        raise Outdated("store-conflict")
    connection.execute(insert_into(tournament_tables).values(values))


def put_done(connection: Connection, tournament: str, done: Sequence[str]) -> None:
    """Notes that nothing is left to do about tables."""
    theirs = and_(_tables.tournament == tournament, _tables.table_id.in_(done))
    connection.execute(update(tournament_tables).where(theirs).values(done=True))


def has_place(connection: Connection, tournament: str, player: str) -> bool:
    """Whether a player has a place in a tournament."""
    theirs = and_(_players.tournament == tournament, _players.player == player)
    return connection.scalar(select(_players.place).where(theirs).limit(1)) is not None


def unchanged(row: TournamentRow) -> ColumnElement[bool]:
    """Whether the log is still that of a row. The link differs if a name was taken out of it."""
    return and_(tournaments.c.id == row.id, tournaments.c.seq == row.seq, tournaments.c.link == row.link)


def is_unchanged(connection: Connection, row: TournamentRow) -> bool:
    """The same, and keeps it so until the commit."""
    return connection.scalar(select(tournaments.c.id).where(unchanged(row)).with_for_update()) is not None


def both_entered(connection: Connection, player: str, other: str) -> str:
    """The name of a tournament at tables that is not closed in which both have a place; empty if there is none."""
    theirs = [select(_players.tournament).where(_players.player == each) for each in (player, other)]
    both = [tournaments.c.id.in_(each) for each in theirs]
    query = select(tournaments.c.name).where(tournaments.c.tables.is_not(None), tournaments.c.stage != "closed", *both)
    return connection.scalar(query.limit(1)) or ""
