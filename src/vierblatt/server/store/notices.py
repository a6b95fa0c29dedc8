"""Notices of players, and challenges to a match."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from vierblatt.server.store.database import Database
from vierblatt.server.store.majlises import lock_account
from vierblatt.server.store.people import accepts, is_apart, lock_both
from vierblatt.server.store.people_values import ChallengeRow, NoticeRow
from vierblatt.server.store.schema.accounts import accounts
from vierblatt.server.store.schema.people import match_challenges, notices

_name = select(accounts.c.name).where(accounts.c.id == notices.c.sender).scalar_subquery()
_sender = func.coalesce(notices.c.sender, "").label("sender")
_columns = [_sender if column.name == "sender" else column for column in notices.c]
_rows = select(*_columns, func.coalesce(_name, "").label("name"))
_newest_first = (notices.c.at.desc(), notices.c.id)


class NoticeStore(Database):
    """The part of the store for notices and challenges."""

    async def add_notice(self, row: NoticeRow, *, only_latest: bool, keep: int) -> bool:
        """Adds a notice, and removes the oldest beyond `keep`; False if it would come from somebody blocked."""
        theirs = (notices.c.player == row.player) & (notices.c.sender == row.sender) & (notices.c.kind == row.kind)
        fields = {**msgspec.structs.asdict(row), "sender": row.sender or None}
        del fields["name"]
        kept = select(notices.c.id).where(notices.c.player == row.player).order_by(*_newest_first).limit(keep)

        def work(connection: Connection) -> bool:
            known = _lock(connection, row)
            if not known or (row.sender and is_apart(connection, row.player, row.sender)):
                return False
            if only_latest:
                connection.execute(delete(notices).where(theirs))
            connection.execute(insert(notices).values(fields))
            staying = [*connection.scalars(kept)]
            connection.execute(delete(notices).where(notices.c.player == row.player, notices.c.id.not_in(staying)))
            return True

        return await self._write(work)

    async def notices(self, player: str) -> list[NoticeRow]:
        """The notices of a player, newest first."""
        return await self._all(NoticeRow, _rows.where(notices.c.player == player).order_by(*_newest_first))

    async def unread_notices(self, player: str) -> tuple[int, NoticeRow | None]:
        """How many notices are not read, and the newest of these."""
        unread = _rows.where(notices.c.player == player, ~notices.c.read).order_by(*_newest_first)
        rows = await self._all(NoticeRow, unread)
        return len(rows), next(iter(rows), None)

    async def read_notices(self, player: str, ids: Collection[str]) -> int:
        """Marks notices as read; returns how many were not."""
        these = (notices.c.player == player) & notices.c.id.in_(ids) & ~notices.c.read
        return await self._execute(update(notices).where(these).values(read=True))

    async def delete_notices(self, player: str, ids: Collection[str]) -> int:
        """Removes notices; returns how many there were."""
        return await self._execute(delete(notices).where(notices.c.player == player, notices.c.id.in_(ids)))

    async def add_match_challenge(self, row: ChallengeRow, *, most: int) -> Literal["made", "closed", "many"]:
        """Adds a challenge, in place of an open one of the same two players."""
        mine = (match_challenges.c.challenger == row.challenger) & (match_challenges.c.answer == "")
        these_two = mine & (match_challenges.c.challenged == row.challenged)
        still_open = select(func.count()).where(mine, match_challenges.c.until > row.made)

        def work(connection: Connection) -> Literal["made", "closed", "many"]:
            if not lock_both(connection, row.challenger, row.challenged):
                return "closed"
            if not accepts(connection, row.challenger, row.challenged):
                return "closed"
            connection.execute(delete(match_challenges).where(these_two))
            if (connection.scalar(still_open) or 0) >= most:
                return "many"
            connection.execute(insert(match_challenges).values(msgspec.structs.asdict(row)))
            return "made"

        return await self._write(work)

    async def match_challenge(self, challenge: str) -> ChallengeRow | None:
        """A challenge, or None."""
        return await self._one(ChallengeRow, select(match_challenges).where(match_challenges.c.id == challenge))

    async def answer_match_challenge(self, challenge: str, answer: str) -> bool:
        """Stores the answer; returns False if there is one already, or the challenge is gone."""
        unanswered = (match_challenges.c.id == challenge) & (match_challenges.c.answer == "")
        return await self._execute(update(match_challenges).where(unanswered).values(answer=answer)) > 0

    async def match_challenges_of(self, player: str) -> list[ChallengeRow]:
        """The challenges of a player, made and received, newest first."""
        theirs = (match_challenges.c.challenger == player) | (match_challenges.c.challenged == player)
        query = select(match_challenges).where(theirs)
        return await self._all(ChallengeRow, query.order_by(match_challenges.c.made.desc(), match_challenges.c.id))


def _lock(connection: Connection, row: NoticeRow) -> bool:
    if not row.sender:
        return lock_account(connection, row.player)
    return lock_both(connection, row.player, row.sender)
