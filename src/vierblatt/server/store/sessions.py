"""Where players are signed in."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, insert, select, update

from vierblatt.server.store.database import Database
from vierblatt.server.store.port import SessionRow
from vierblatt.server.store.schema import sessions


class Sessions(Database):
    """The part of the store that knows sessions."""

    async def add_session(self, row: SessionRow) -> None:
        """A new session."""
        await self._execute(insert(sessions).values(msgspec.structs.asdict(row)))

    async def session(self, session: str) -> SessionRow | None:
        """By id."""
        return await self._one(SessionRow, select(sessions).where(sessions.c.id == session))

    async def sessions(self, player: str) -> list[SessionRow]:
        """All of a player, those used last first."""
        query = select(sessions).where(sessions.c.player == player)
        return await self._all(SessionRow, query.order_by(sessions.c.used.desc(), sessions.c.id))

    async def update_session(self, row: SessionRow) -> None:
        """Writes all fields; does nothing where it is gone."""
        await self._execute(update(sessions).where(sessions.c.id == row.id).values(msgspec.structs.asdict(row)))

    async def delete_session(self, player: str, session: str) -> bool:
        """Whether there was one."""
        return await self._execute(delete(sessions).where(sessions.c.player == player, sessions.c.id == session)) > 0
