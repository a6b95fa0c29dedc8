"""The credentials by which people are connected, and whether they are still valid."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, select

from vierblatt.server.store.database import Database
from vierblatt.server.store.port import Access
from vierblatt.server.store.schema.accounts import accounts, sessions, tokens

#: Credentials per statement.
AT_ONCE = 500


class Accesses(Database):
    """The part of the store that keeps checking the credentials of all connections."""

    async def ended(self, accesses: Sequence[Access], now: int) -> list[Access]:
        """The credentials that are no longer valid at this time; the age of a session is not checked here."""

        def work(connection: Connection) -> list[Access]:
            return [
                access
                for begin in range(0, len(accesses), AT_ONCE)
                for access in _ended(connection, accesses[begin : begin + AT_ONCE], now)
            ]

        return await self._read(work) if accesses else []


def _ended(connection: Connection, some: Sequence[Access], now: int) -> list[Access]:
    players = select(accounts.c.id, accounts.c.epoch).where(
        accounts.c.id.in_({access.player for access in some}), accounts.c.banned_until <= now
    )
    epochs = {row.id: row.epoch for row in connection.execute(players)}
    begun = select(sessions.c.id, sessions.c.player, sessions.c.epoch).where(
        sessions.c.id.in_({access.session for access in some} - {""})
    )
    made = select(tokens.c.id, tokens.c.player).where(tokens.c.id.in_({access.token for access in some} - {""}))
    by_session = {row.id: row.player for row in connection.execute(begun) if row.epoch == epochs.get(row.player)}
    by_token = {row.id: row.player for row in connection.execute(made)}
    return [
        access
        for access in some
        if access.player not in epochs
        or (access.session and by_session.get(access.session) != access.player)
        or (access.token and by_token.get(access.token) != access.player)
    ]
