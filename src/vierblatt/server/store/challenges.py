"""The challenges for passkeys that were answered."""

from __future__ import annotations

from sqlalchemy import Connection, delete

from vierblatt.server.store.database import Database
from vierblatt.server.store.schema.accounts import challenges


class ChallengeStore(Database):
    """The part of the store for answered challenges."""

    async def use_challenge(self, challenge: bytes, until: int, now: int) -> bool:
        """Remembers until a time that a challenge was answered; returns whether this is the first answer.

        Also deletes whatever has expired.
        """
        note = self._upsert(challenges).values(challenge=challenge, until=until).on_conflict_do_nothing()
        first = note.returning(challenges.c.challenge)

        def work(connection: Connection) -> bool:
            connection.execute(delete(challenges).where(challenges.c.until < now))
            return connection.execute(first).first() is not None

        return await self._write(work)
