"""Deletes data that is no longer needed, a part at a time, so that no move waits for long.

The readers look for what can be deleted; the writer only deletes it, if that is still allowed.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, delete, exists, select

from vierblatt.server.store.database import Database
from vierblatt.server.store.majlises import delete_empty
from vierblatt.server.store.moderation import forget_in_moderation
from vierblatt.server.store.schema.accounts import accounts, passkeys, sessions, tokens
from vierblatt.server.store.schema.daily import daily_days
from vierblatt.server.store.schema.majlises import majlis_members
from vierblatt.server.store.schema.moderation import cases
from vierblatt.server.store.schema.people import match_challenges, notices
from vierblatt.server.store.schema.records import record_seats, records
from vierblatt.server.store.schema.reviews import reviews
from vierblatt.server.store.schema.tables import leases, log, sitters, snapshots, tables
from vierblatt.server.store.schema.tournaments import tournament_players, tournament_tables, tournaments


class PruningStore(Database):
    """The part of the store that deletes old data. Each method deletes a part and returns how much."""

    async def forget_tables(self, before: int, *, limit: int) -> int:
        """Deletes tables without a finished match that were closed before a time, with their logs.

        Not those that a tournament still needs: a board has no record before the last table has played it.
        """
        played = exists().where(records.c.id == tables.c.id)
        needed = exists().where(tournament_tables.c.table_id == tables.c.id, ~tournament_tables.c.done)
        gone = ~tables.c.open, tables.c.closed < before, ~played, ~needed
        ids = await self._ids(select(tables.c.id).where(*gone), limit)

        def work(connection: Connection) -> int:
            for each in (log, snapshots, leases, sitters):
                connection.execute(delete(each).where(each.c.table_id.in_(ids)))
            return int(connection.execute(delete(tables).where(tables.c.id.in_(ids))).rowcount)

        return await self._write(work) if ids else 0

    async def forget_snapshots(self, before: int, *, limit: int) -> int:
        """Deletes the snapshots of tables that were closed before a time: their logs give the same state."""
        of_table = snapshots.c.table_id == tables.c.id
        ids = await self._ids(
            select(snapshots.c.table_id).join(tables, of_table).where(~tables.c.open, tables.c.closed < before), limit
        )
        return await self._execute(delete(snapshots).where(snapshots.c.table_id.in_(ids))) if ids else 0

    async def forget_guests(self, before: int, now: int, *, limit: int) -> int:
        """Deletes guests not seen since a time who are neither needed nor able to come back."""
        kept = (
            tokens.c.player, passkeys.c.player, record_seats.c.player, sitters.c.player, tournaments.c.organiser,
            tournament_players.c.player,
        )  # fmt: skip
        gone: list[ColumnElement[bool]] = [
            accounts.c.login.is_(None),
            accounts.c.seen < before,
            accounts.c.banned_until <= now,
            accounts.c.silenced_until <= now,
            ~exists().where(cases.c.player == accounts.c.id, cases.c.closed.is_(None)),
            *(~exists().where(player == accounts.c.id) for player in kept),
            ~exists().where(tables.c.host == accounts.c.id, tables.c.open),
        ]
        ids = await self._ids(select(accounts.c.id).where(*gone), limit)
        theirs = select(majlis_members.c.majlis).where(majlis_members.c.player.in_(ids)).distinct()

        def work(connection: Connection) -> int:
            majlises = [*connection.scalars(theirs.order_by(majlis_members.c.majlis))]
            going = select(accounts.c.id).where(accounts.c.id.in_(ids), *gone)
            forget_in_moderation(connection, [*connection.scalars(going)])
            count = int(connection.execute(delete(accounts).where(accounts.c.id.in_(ids), *gone)).rowcount)
            delete_empty(connection, majlises)
            return count

        return await self._write(work) if ids else 0

    async def forget_sessions(self, before: int, *, limit: int) -> int:
        """Deletes sessions whose token was made before a time."""
        old = (sessions.c.issued < before) & (sessions.c.fresh < before)
        ids = await self._ids(select(sessions.c.id).where(old), limit)
        return await self._execute(delete(sessions).where(sessions.c.id.in_(ids), old)) if ids else 0

    async def forget_daily(self, before: str, *, limit: int) -> int:
        """Deletes the daily deals of days before one, with all that was played in them."""
        days = daily_days.c
        old = select(days.game, days.day).where(days.day < before).order_by(days.day, days.game).limit(limit)

        def work(connection: Connection) -> int:
            found = [(row.game, row.day) for row in connection.execute(old)]
            for game, day in found:
                connection.execute(delete(daily_days).where(days.game == game, days.day == day))
            return len(found)

        return await self._write(work)

    async def forget_reviews(self, before: int, *, limit: int) -> int:
        """Deletes reviews that have not changed since a time."""
        ids = await self._ids(select(reviews.c.id).where(reviews.c.changed < before), limit)
        old = reviews.c.id.in_(ids) & (reviews.c.changed < before)
        return await self._execute(delete(reviews).where(old)) if ids else 0

    async def forget_tournaments(self, before: int, *, limit: int) -> int:
        """Deletes tournaments in which nothing has happened since a time, with their logs."""
        ids = await self._ids(select(tournaments.c.id).where(tournaments.c.changed < before), limit)
        old = tournaments.c.id.in_(ids) & (tournaments.c.changed < before)
        return await self._execute(delete(tournaments).where(old)) if ids else 0

    async def forget_notices(self, before: int, *, limit: int) -> int:
        """Deletes notices of before a time."""
        ids = await self._ids(select(notices.c.id).where(notices.c.at < before), limit)
        return await self._execute(delete(notices).where(notices.c.id.in_(ids))) if ids else 0

    async def forget_challenges(self, before: int, *, limit: int) -> int:
        """Deletes challenges that lapsed before a time."""
        ids = await self._ids(select(match_challenges.c.id).where(match_challenges.c.until < before), limit)
        return await self._execute(delete(match_challenges).where(match_challenges.c.id.in_(ids))) if ids else 0

    async def forget_cases(self, before: int, *, limit: int) -> int:
        """Deletes cases that were closed before a time, with their reports, evidence and appeals."""
        ids = await self._ids(select(cases.c.id).where(cases.c.closed < before), limit)
        return await self._execute(delete(cases).where(cases.c.id.in_(ids), cases.c.closed < before)) if ids else 0

    async def _ids(self, query: Select[Any], limit: int) -> list[str]:
        return await self._read(lambda connection: [*connection.scalars(query.limit(limit))])
