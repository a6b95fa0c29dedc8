"""Tournaments in the database: a row for each, and its log, to which entries are only added if it has not changed."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)
from sqlalchemy import insert as insert_into

from vierblatt.bounds import LARGEST
from vierblatt.protocol.tournament import TournamentSummary
from vierblatt.server.store.chain import genesis, next_link
from vierblatt.server.store.database import Database
from vierblatt.server.store.majlis_tournaments import lock_majlis_of, put_results
from vierblatt.server.store.majlises import lock_account
from vierblatt.server.store.port import (
    AddedEntries,
    LogEntry,
    Outdated,
    StoredTournament,
    TournamentEntered,
    TournamentPlayer,
    TournamentRow,
)
from vierblatt.server.store.schema.accounts import accounts
from vierblatt.server.store.schema.tournaments import tournament_entries, tournament_players, tournaments
from vierblatt.server.store.tournament_boards import put_secret
from vierblatt.server.store.tournament_ratings import forget_unrated, is_unrated, note_unrated
from vierblatt.server.store.tournament_tables import has_place, put_done, unchanged
from vierblatt.tournaments.state import TournamentStage

_entries, _players = tournament_entries.c, tournament_players.c
_first_player = (
    select(_players.player)
    .where(_players.tournament == tournaments.c.id)
    .order_by(_players.contestant, _players.place)
    .limit(1)
    .scalar_subquery()
)
#: Somebody has to be able to go on with a tournament whose organiser has left.
_organiser = func.coalesce(tournaments.c.organiser, case((tournaments.c.stage != "closed", _first_player)), "").label(
    "organiser"
)
_rows = select(*(_organiser if column.name == "organiser" else column for column in tournaments.c))


class TournamentStore(Database):
    """The part of the store for tournaments."""

    async def add_tournament(
        self, row: TournamentRow, first: bytes, *, most: int, at_tables: int = LARGEST, boards: bytes | None = None
    ) -> bool:
        """See `TournamentsPort`."""
        own = tournaments.c.organiser == row.organiser, tournaments.c.event.is_(None)
        count = select(func.count()).select_from(tournaments).where(*own)
        unfinished = count.where(tournaments.c.tables.is_not(None), tournaments.c.stage != "closed")

        def work(connection: Connection) -> bool:
            if not lock_account(connection, row.organiser) or (connection.scalar(count) or 0) >= most:
                return False
            if row.tables is not None and (connection.scalar(unfinished) or 0) >= at_tables:
                return False
            insert_tournament(connection, row, first)
            if boards is not None:
                put_secret(connection, row.id, boards)
            return True

        return await self._write(work)

    async def tournament(self, tournament: str) -> StoredTournament | None:
        """A tournament with its organiser's name, or None."""

        def work(connection: Connection) -> StoredTournament | None:
            found = connection.execute(_rows.where(tournaments.c.id == tournament)).mappings().first()
            if found is None:
                return None
            row = TournamentRow(**found)
            name = connection.scalar(select(accounts.c.name).where(accounts.c.id == row.organiser))
            return StoredTournament(row=row, organiser_name=name or "")

        return await self._read(work)

    async def tournament_log(self, tournament: str, after: int = 0) -> list[LogEntry]:
        """The entries of a log, without the first `after`."""
        query = select(_entries.seq, _entries.body, _entries.link).where(_entries.tournament == tournament)
        return await self._all(LogEntry, query.where(_entries.seq >= after).order_by(_entries.seq))

    async def append_tournament(self, row: TournamentRow, added: AddedEntries) -> TournamentRow:
        """Adds entries to a log; returns the row as it is then. Raises Outdated if it was not `row`'s any more."""
        values, link = [], row.link
        for seq, body in enumerate(added.bodies, row.seq):
            link = next_link(link, body)
            values.append({"tournament": row.id, "seq": seq, "body": body, "link": link})
        fields = {
            "seq": row.seq + len(values), "link": link, "stage": added.stage, "contestants": added.contestants,
            "changed": added.changed,
        }  # fmt: skip
        fields |= {"organiser": added.organiser} if added.organiser else {}
        player = added.player
        acting = {added.organiser, player.player if player is not None else ""} - {""}
        still = unchanged(row)
        if added.organiser:  # unless somebody else has taken over
            still &= tournaments.c.organiser.is_(None) | (tournaments.c.organiser == added.organiser)

        def work(connection: Connection) -> bool:
            if not all(lock_account(connection, each) for each in sorted(acting)):
                return False
            if player is not None and has_place(connection, row.id, player.player):
                return False
            majlis = lock_majlis_of(connection, row, added)
            if not connection.execute(update(tournaments).where(still).values(fields)).rowcount:
                return False
            connection.execute(insert_into(tournament_entries), values)
            if player is not None:
                joined = msgspec.structs.asdict(player) | {"tournament": row.id, "invitation": added.invitation or None}
                connection.execute(insert_into(tournament_players).values(joined))
            if added.done:
                put_done(connection, row.id, added.done)
            if added.rated is not None:
                note_unrated(connection, added.rated)
            if majlis and added.places:
                put_results(connection, row, added)
            return True

        if not await self._write(work):
            raise Outdated("store-conflict")
        return msgspec.structs.replace(row, **fields)

    async def tournament_players(self, tournament: str) -> list[TournamentPlayer]:
        """Who has a place, by contestant and place."""
        query = select(_players.contestant, _players.player, _players.place).where(_players.tournament == tournament)
        return await self._all(TournamentPlayer, query.order_by(_players.contestant, _players.place))

    async def delete_tournament(self, tournament: str) -> bool:
        """See `TournamentsPort`."""
        idle = delete(tournaments).where(tournaments.c.id == tournament, tournaments.c.stage != "running")
        return await self._execute(idle.where(~is_unrated(tournament))) > 0

    async def public_tournaments(
        self, game: str | None, stage: TournamentStage | None, *, before: int, after: str = "", limit: int
    ) -> list[TournamentSummary]:
        """Public tournaments that were created before a time, newest first.

        after: an id; then also those of that very moment that come after it.
        """
        earlier: ColumnElement[bool] = tournaments.c.created < before
        if after:
            earlier = or_(earlier, and_(tournaments.c.created == before, tournaments.c.id > after))
        wanted = [tournaments.c.public, earlier]
        wanted += [tournaments.c.game == game] if game is not None else []
        wanted += [tournaments.c.stage == stage] if stage is not None else []
        query = _rows.where(*wanted).order_by(tournaments.c.created.desc(), tournaments.c.id).limit(limit)
        return await self._read(lambda connection: _summaries(connection, query))

    async def tournaments_of(self, player: str) -> list[TournamentSummary]:
        """Those that a player organises or has entered, the last changed first."""
        entered = exists().where(_players.tournament == tournaments.c.id, _players.player == player)
        query = _rows.where(or_(tournaments.c.organiser == player, entered))
        ordered = query.order_by(tournaments.c.changed.desc(), tournaments.c.id)
        return await self._read(lambda connection: _summaries(connection, ordered))

    async def tournaments_entered(self, player: str) -> list[TournamentEntered]:
        """The places that a player has."""
        query = select(_players.tournament, _players.contestant, _players.place).where(_players.player == player)
        return await self._all(TournamentEntered, query.order_by(_players.tournament, _players.contestant))

    async def all_tournaments(self, *, after: str = "", limit: int) -> list[TournamentRow]:
        """All tournaments by id, from the first after one."""
        query = _rows.where(tournaments.c.id > after).order_by(tournaments.c.id).limit(limit)
        return await self._all(TournamentRow, query)

    async def rewrite_tournament(self, row: TournamentRow, bodies: Sequence[bytes], player: str) -> bool:
        """Replaces the bodies of a log, computes its chain again, and forgets what a player entered there.

        Returns False, with nothing done, if the log is not `row`'s any more.
        """
        rows, link = [], genesis(row.id)
        for seq, body in enumerate(bodies):
            link = next_link(link, body)
            rows.append({"at": seq, "new_body": body, "new_link": link})
        put = (
            update(tournament_entries)
            .where(_entries.tournament == row.id, _entries.seq == bindparam("at"))
            .values(body=bindparam("new_body"), link=bindparam("new_link"))
        )
        theirs = and_(_players.tournament == row.id, _players.player == player)

        def work(connection: Connection) -> bool:
            if not connection.execute(update(tournaments).where(unchanged(row)).values(link=link)).rowcount:
                return False
            connection.execute(put, rows)
            connection.execute(delete(tournament_players).where(theirs))
            return True

        return await self._write(work)


def insert_tournament(connection: Connection, row: TournamentRow, first: bytes) -> None:
    """Stores a tournament with its first entry."""
    link = next_link(genesis(row.id), first)
    connection.execute(insert_into(tournaments).values(msgspec.structs.asdict(row) | {"seq": 1, "link": link}))
    values = {"tournament": row.id, "seq": 0, "body": first, "link": link}
    connection.execute(insert_into(tournament_entries).values(values))


def delete_abandoned(connection: Connection) -> None:
    """Deletes tournaments without an organiser that nobody with an account has entered."""
    entered = exists().where(_players.tournament == tournaments.c.id)
    connection.execute(delete(tournaments).where(tournaments.c.organiser.is_(None), ~entered))
    forget_unrated(connection, tournaments.c.id)


def _summaries(connection: Connection, query: Select[tuple[object, ...]]) -> list[TournamentSummary]:
    rows = [TournamentRow(**row) for row in connection.execute(query).mappings()]
    organisers = {row.organiser for row in rows}
    found = select(accounts.c.id, accounts.c.name).where(accounts.c.id.in_(organisers))
    names = {account.id: account.name for account in connection.execute(found)}
    return [
        TournamentSummary(
            id=row.id, name=row.name, game=row.game, format=row.format, stage=row.stage, organiser=row.organiser,
            organiser_name=names.get(row.organiser, ""), public=row.public, open_entry=row.open_entry,
            contestants=row.contestants, created=row.created, changed=row.changed, starts=row.starts, place=row.place,
            at_tables=row.tables is not None,
        )
        for row in rows
    ]  # fmt: skip
