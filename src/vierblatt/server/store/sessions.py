"""Sessions: where players are signed in."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from vierblatt.server.store.database import Database
from vierblatt.server.store.port import SessionRow
from vierblatt.server.store.schema.accounts import sessions


class Sessions(Database):
    """The part of the store for sessions."""

    async def add_session(self, row: SessionRow) -> None:
        """Adds a session."""
        await self._execute(insert(sessions).values(msgspec.structs.asdict(row)))

    async def session(self, session: str) -> SessionRow | None:
        """The session with this id, or None."""
        return await self._one(SessionRow, select(sessions).where(sessions.c.id == session))

    async def sessions(self, player: str) -> list[SessionRow]:
        """All sessions of a player, most recently used first."""
        query = select(sessions).where(sessions.c.player == player)
        return await self._all(SessionRow, query.order_by(sessions.c.used.desc(), sessions.c.id))

    async def renew_session(self, session: str, issued: int, fresh: int, span: int) -> SessionRow | None:
        """Gives a session a fresh token and returns the session as it then is; None if it is gone.

        Does nothing if its token is not `issued` now, or if it has a fresh one less than `span` older or younger.
        """
        statement = update(sessions).where(
            sessions.c.id == session,
            sessions.c.issued == issued,
            ~sessions.c.fresh.between(fresh - span + 1, fresh + span - 1),
        )

        def work(connection: Connection) -> SessionRow | None:
            connection.execute(statement.values(fresh=fresh))
            row = connection.execute(select(sessions).where(sessions.c.id == session)).mappings().one_or_none()
            return None if row is None else SessionRow(**row)

        return await self._write(work)

    async def activate_fresh_token(self, session: str, fresh: int, now: int) -> None:
        """Makes the fresh token the current one, and keeps the old one as the previous; works once."""
        waiting = sessions.c.id == session, sessions.c.fresh == fresh
        values = {"issued": fresh, "before": sessions.c.issued, "fresh": 0, "used": now}
        await self._execute(update(sessions).where(*waiting).values(values))

    async def touch_session(self, session: str, now: int) -> None:
        """Updates when a session was last used, and nothing else."""
        await self._execute(update(sessions).where(sessions.c.id == session).values(used=now))

    async def delete_session(self, player: str, session: str) -> bool:
        """Deletes a session; returns whether there was one."""
        return await self._execute(delete(sessions).where(sessions.c.player == player, sessions.c.id == session)) > 0
