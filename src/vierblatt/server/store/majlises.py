"""Majlises and their members.

Locks are taken in the same order everywhere: first the account, then the majlis. While a majlis is locked, nobody
joins, leaves or speaks there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, delete, func, insert, select, update

from vierblatt.protocol.majlis import MajlisSummary, Member
from vierblatt.server.store.database import Database
from vierblatt.server.store.majlises_port import Audience
from vierblatt.server.store.people import unheard
from vierblatt.server.store.port import Joined, MajlisRow
from vierblatt.server.store.schema.accounts import accounts
from vierblatt.server.store.schema.majlises import majlis_lines, majlis_members, majlis_reactions, majlises
from vierblatt.server.store.schema.tables import tables

_first_member = (
    select(majlis_members.c.player)
    .where(majlis_members.c.majlis == majlises.c.id)
    .order_by(majlis_members.c.joined, majlis_members.c.player)
    .limit(1)
    .scalar_subquery()
)
_host = func.coalesce(majlises.c.host, _first_member, "").label("host")
_row = select(*(_host if column.name == "host" else column for column in majlises.c if column.name != "lines"))


class MajlisStore(Database):
    """The part of the store for majlises and their members."""

    async def add_majlis(self, row: MajlisRow, *, most: int) -> bool:
        """Adds a majlis with its host as its only member. Returns False if the host is already in `most` majlises."""

        def work(connection: Connection) -> bool:
            if not lock_account(connection, row.host) or _count_of(connection, row.host) >= most:
                return False
            connection.execute(insert(majlises).values(msgspec.structs.asdict(row) | {"lines": 0}))
            connection.execute(insert(majlis_members).values(majlis=row.id, player=row.host, joined=row.created))
            return True

        return await self._write(work)

    async def majlis(self, link: str) -> MajlisRow | None:
        """The majlis with this link, or None."""
        return await self._one(MajlisRow, _row.where(majlises.c.link == link))

    async def majlis_of_table(self, table: str) -> MajlisRow | None:
        """The majlis for which a table was opened, or None."""
        return await self._one(
            MajlisRow, _row.join(tables, tables.c.majlis == majlises.c.id).where(tables.c.id == table)
        )

    async def majlises_of(self, player: str) -> list[MajlisSummary]:
        """The majlises of a player; those with the newest chat come first."""
        in_it, line = majlis_members.alias(), majlis_lines
        counted = select(func.count()).where(in_it.c.majlis == majlises.c.id).scalar_subquery()
        playing = select(func.count()).where(tables.c.majlis == majlises.c.id, tables.c.open).scalar_subquery()
        heard = (line.c.majlis == majlises.c.id) & line.c.player.not_in(unheard(player))
        last = select(func.max(line.c.at)).where(heard).scalar_subquery()
        said = func.coalesce(last, 0).label("said")
        query = (
            select(
                majlises.c.link.label("id"), majlises.c.name, majlises.c.game, counted.label("members"),
                playing.label("playing"), said,
            )
            .join(majlis_members, majlis_members.c.majlis == majlises.c.id)
            .where(majlis_members.c.player == player)
            .order_by(said.desc(), majlises.c.created.desc(), majlises.c.id)
        )  # fmt: skip
        return await self._all(MajlisSummary, query)

    async def majlis_ids_of(self, player: str) -> list[str]:
        """The ids of the rows of a player's majlises."""
        return await self._read(lambda connection: [*connection.scalars(ids_of(player))])

    async def majlis_members(self, majlis: str) -> list[Member]:
        """The members, in the order in which they joined."""
        members = majlis_members.c
        query = (
            select(members.player, accounts.c.name, members.joined)
            .join(accounts, accounts.c.id == members.player)
            .where(members.majlis == majlis)
        )
        return await self._all(Member, query.order_by(members.joined, members.player))

    async def in_majlis(self, majlis: str, player: str) -> bool:
        """Whether somebody is a member."""
        return await self._read(lambda connection: is_member(connection, majlis, player))

    async def majlis_audience(self, majlis: str) -> Audience | None:
        """The link and the members of a majlis; None if it is gone."""
        link = select(majlises.c.link).where(majlises.c.id == majlis)
        members = select(majlis_members.c.player).where(majlis_members.c.majlis == majlis)

        def work(connection: Connection) -> Audience | None:
            found = connection.scalar(link)
            return None if found is None else Audience(found, frozenset(connection.scalars(members)))

        return await self._read(work)

    async def join_majlis(self, link: str, player: str, now: int, *, members: int, majlises: int) -> Joined:
        """Makes a player a member. members: the most in one majlis. majlises: the most that a player may be in."""

        def work(connection: Connection) -> Joined:
            majlis = lock_linked(connection, link) if lock_account(connection, player) else None
            if majlis is None:
                return "gone"
            if is_member(connection, majlis, player):
                return "member"
            here = select(func.count()).where(majlis_members.c.majlis == majlis)
            if (connection.scalar(here) or 0) >= members:
                return "full"
            if _count_of(connection, player) >= majlises:
                return "too-many"
            connection.execute(insert(majlis_members).values(majlis=majlis, player=player, joined=now))
            return "joined"

        return await self._write(work)

    async def leave_majlis(self, majlis: str, player: str) -> bool:
        """Ends a membership and deletes the player's reactions; a majlis without members is deleted.

        Returns False if the player was not a member.
        """
        member = (majlis_members.c.majlis == majlis) & (majlis_members.c.player == player)
        reacted = (majlis_reactions.c.majlis == majlis) & (majlis_reactions.c.player == player)
        hosted = (majlises.c.id == majlis) & (majlises.c.host == player)

        def work(connection: Connection) -> bool:
            if (
                not lock_majlis(connection, majlis)
                or not connection.execute(delete(majlis_members).where(member)).rowcount
            ):
                return False
            connection.execute(delete(majlis_reactions).where(reacted))
            connection.execute(update(majlises).where(hosted).values(host=None))
            delete_empty(connection, [majlis])
            return True

        return await self._write(work)

    async def change_majlis(self, majlis: str, fields: Mapping[str, Any], *, host: str) -> bool:
        """Changes fields of a majlis on behalf of its host.

        Returns False, with nothing done, if it is gone or has another host by now, or if a new host is not a member.
        """

        def work(connection: Connection) -> bool:
            if not lock_as_host(connection, majlis, host):
                return False
            if "host" in fields and not is_member(connection, majlis, fields["host"]):
                return False
            connection.execute(update(majlises).where(majlises.c.id == majlis).values(**fields))
            return True

        return await self._write(work)

    async def delete_majlis(self, majlis: str, *, host: str) -> bool:
        """Deletes a majlis with its chat on behalf of its host; its tables and matches stay, without the majlis.

        Returns False, with nothing done, if it is gone or has another host by now.
        """

        def work(connection: Connection) -> bool:
            if not lock_as_host(connection, majlis, host):
                return False
            connection.execute(delete(majlises).where(majlises.c.id == majlis))
            return True

        return await self._write(work)


def ids_of(player: str) -> Select[tuple[str]]:
    """Selects the ids of a player's majlises."""
    return select(majlis_members.c.majlis).where(majlis_members.c.player == player).order_by(majlis_members.c.majlis)


def lock_account(connection: Connection, player: str, *, shared: bool = False) -> bool:
    """Keeps an account from being deleted until the commit; returns whether it exists. shared: so may others."""
    lock = select(accounts.c.id).where(accounts.c.id == player)
    return connection.scalar(lock.with_for_update(read=shared, key_share=shared)) is not None


def lock_majlis(connection: Connection, majlis: str) -> bool:
    """Keeps everything in a majlis as it is until the commit; returns whether it exists."""
    return connection.scalar(select(majlises.c.id).where(majlises.c.id == majlis).with_for_update()) is not None


def lock_as_host(connection: Connection, majlis: str, host: str) -> bool:
    """Like `lock_majlis`; returns whether it exists and has this host."""
    return lock_majlis(connection, majlis) and connection.scalar(select(_host).where(majlises.c.id == majlis)) == host


def lock_linked(connection: Connection, link: str) -> str | None:
    """Like `lock_majlis`, but by its link; returns its id."""
    return connection.scalar(select(majlises.c.id).where(majlises.c.link == link).with_for_update())


def is_member(connection: Connection, majlis: str, player: str) -> bool:
    """Whether a player is a member of a majlis."""
    query = select(majlis_members.c.joined).where(majlis_members.c.majlis == majlis, majlis_members.c.player == player)
    return connection.scalar(query) is not None


def delete_empty(connection: Connection, ids: list[str]) -> None:
    """Deletes those of the given majlises that have no members."""
    members = select(majlis_members.c.player).where(majlis_members.c.majlis == majlises.c.id).exists()
    if ids:
        connection.execute(delete(majlises).where(majlises.c.id.in_(ids), ~members))


def _count_of(connection: Connection, player: str) -> int:
    return connection.scalar(select(func.count()).where(majlis_members.c.player == player)) or 0
