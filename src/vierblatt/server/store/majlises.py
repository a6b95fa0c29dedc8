"""Majlises and their members.

Locks are taken in the same order everywhere: first the account, then the majlis. While a majlis is locked, nobody
joins, leaves or speaks there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, case, delete, func, insert, literal, select, tuple_, update

from vierblatt.protocol.crests import crest_of
from vierblatt.protocol.majlis import MajlisRole, MajlisSummary, Member
from vierblatt.server.store.database import Database
from vierblatt.server.store.majlises_port import Appointed, Audience
from vierblatt.server.store.people import unheard
from vierblatt.server.store.port import Joined, MajlisRow
from vierblatt.server.store.schema.accounts import accounts
from vierblatt.server.store.schema.majlises import (
    majlis_lines,
    majlis_members,
    majlis_reactions,
    majlis_rules,
    majlises,
)
from vierblatt.server.store.schema.tables import tables

#: What somebody may do in a majlis, and more than whom.
_RANK: Mapping[MajlisRole | None, int] = {None: 0, "member": 1, "manager": 2, "host": 3}

_any = majlis_members.alias()
#: A manager, or else somebody.
_first_member = (
    select(_any.c.player)
    .where(_any.c.majlis == majlises.c.id)
    .order_by(case((_any.c.manager, 0), else_=1), _any.c.joined, _any.c.player)
    .limit(1)
    .correlate(majlises)
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

    async def majlis_with_id(self, majlis: str) -> MajlisRow | None:
        """The majlis with this row id, or None."""
        return await self._one(MajlisRow, _row.where(majlises.c.id == majlis))

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
                playing.label("playing"), said, majlises.c.id.label("row"), majlises.c.crest, _host,
                majlis_members.c.manager,
            )
            .join(majlis_members, majlis_members.c.majlis == majlises.c.id)
            .where(majlis_members.c.player == player)
            .order_by(said.desc(), majlises.c.created.desc(), majlises.c.id)
        )  # fmt: skip

        def summary(
            *, row: str, crest: dict[str, Any] | None, host: str, manager: bool | None, **of: Any
        ) -> MajlisSummary:
            return MajlisSummary(crest=crest_of(row, crest), role=_role(player, host, manager=manager), **of)

        return await self._all(summary, query)

    async def majlis_ids_of(self, player: str) -> list[str]:
        """The ids of the rows of a player's majlises."""
        return await self._read(lambda connection: [*connection.scalars(ids_of(player))])

    async def majlis_members(
        self, majlis: str, *, after: tuple[int, str] = (-1, ""), limit: int | None = None
    ) -> list[Member]:
        """The members, in the order in which they joined. after: when the last one already received did, and who."""
        members = majlis_members.c
        host = select(_host).where(majlises.c.id == majlis).scalar_subquery()
        query = (
            select(members.player, accounts.c.name, members.joined, members.manager, host.label("host"))
            .join(accounts, accounts.c.id == members.player)
            .where(members.majlis == majlis, tuple_(members.joined, members.player) > tuple_(*map(literal, after)))
            .order_by(members.joined, members.player)
            .limit(limit)
        )

        def member(*, player: str, name: str, joined: int, manager: bool | None, host: str) -> Member:
            return Member(player=player, name=name, joined=joined, role=_role(player, host, manager=manager))

        return await self._all(member, query)

    async def count_majlis_members(self, majlis: str) -> int:
        """How many members there are."""
        query = select(func.count()).where(majlis_members.c.majlis == majlis)
        return await self._read(lambda connection: connection.scalar(query) or 0)

    async def majlis_role(self, majlis: str, player: str) -> MajlisRole | None:
        """What somebody may do; None if they are not a member."""
        return await self._read(lambda connection: role_of(connection, majlis, player))

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

    async def leave_majlis(self, majlis: str, player: str, *, by: str = "") -> bool:
        """Ends a membership and deletes the player's reactions; a majlis without members is deleted.

        by: who removes somebody else, which is only allowed to who has the higher role. Returns False, with nothing
        done, if that is not so any more, or the player was not a member.
        """
        member = (majlis_members.c.majlis == majlis) & (majlis_members.c.player == player)
        reacted = (majlis_reactions.c.majlis == majlis) & (majlis_reactions.c.player == player)
        hosted = (majlises.c.id == majlis) & (majlises.c.host == player)

        def work(connection: Connection) -> bool:
            if not lock_majlis(connection, majlis):
                return False
            if by and not _outranks(connection, majlis, by, player):
                return False
            if not connection.execute(delete(majlis_members).where(member)).rowcount:
                return False
            connection.execute(delete(majlis_reactions).where(reacted))
            connection.execute(update(majlises).where(hosted).values(host=None))
            delete_empty(connection, [majlis])
            return True

        return await self._write(work)

    async def change_majlis(self, majlis: str, fields: Mapping[str, Any], *, by: str) -> bool:
        """Changes fields of a majlis on behalf of a manager, or of the host where a new host is one of them.

        What `preset` and `changes` become, the rule set becomes that is the usual one. Returns False, with nothing
        done, if it is gone or the role is another by now, or if a new host is not a member.
        """
        rules = {name: fields[name] for name in ("preset", "changes") if name in fields}

        def work(connection: Connection) -> bool:
            if not lock_with_role(connection, majlis, by, "host" if "host" in fields else "manager"):
                return False
            if "host" in fields and not is_member(connection, majlis, fields["host"]):
                return False
            connection.execute(update(majlises).where(majlises.c.id == majlis).values(**fields))
            if rules:
                usual = select(majlises.c.usual).where(majlises.c.id == majlis).scalar_subquery()
                connection.execute(update(majlis_rules).where(majlis_rules.c.id == usual).values(**rules))
            if "host" in fields:
                _appoint(connection, majlis, fields["host"], manager=False)
            return True

        return await self._write(work)

    async def appoint_manager(self, majlis: str, player: str, *, by: str, most: int, on: bool) -> Appointed:
        """Makes a member a manager, or a manager a member, on behalf of the host. most: managers of a majlis."""
        there = select(func.count()).where(majlis_members.c.majlis == majlis, majlis_members.c.manager)

        def work(connection: Connection) -> Appointed:
            if not lock_with_role(connection, majlis, by, "host"):
                return "not-host"
            role = role_of(connection, majlis, player)
            if role is None or role == "host":
                return "not-a-member"
            if on and role == "member" and (connection.scalar(there) or 0) >= most:
                return "too-many"
            _appoint(connection, majlis, player, manager=on)
            return "done"

        return await self._write(work)

    async def delete_majlis(self, majlis: str, *, host: str) -> bool:
        """Deletes a majlis with its chat on behalf of its host; its tables and matches stay, without the majlis.

        Returns False, with nothing done, if it is gone or has another host by now.
        """

        def work(connection: Connection) -> bool:
            if not lock_with_role(connection, majlis, host, "host"):
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


def lock_with_role(connection: Connection, majlis: str, player: str, least: MajlisRole) -> bool:
    """Like `lock_majlis`; returns whether it exists and somebody may do there at least what a role may.

    Who is the host only because the last one left becomes it for good: another manager must not take their place.
    """
    if not lock_majlis(connection, majlis):
        return False
    role = role_of(connection, majlis, player)
    if role == "host":
        unsettled = (majlises.c.id == majlis) & majlises.c.host.is_(None)
        connection.execute(update(majlises).where(unsettled).values(host=player))
    return _RANK[role] >= _RANK[least]


def role_of(connection: Connection, majlis: str, player: str) -> MajlisRole | None:
    """What somebody may do in a majlis; None if they are not a member."""
    theirs = (majlis_members.c.majlis == majlis) & (majlis_members.c.player == player)
    query = select(majlis_members.c.manager, _host).join(majlises, majlises.c.id == majlis_members.c.majlis)
    found = connection.execute(query.where(theirs)).first()
    return None if found is None else _role(player, found.host, manager=found.manager)


def lock_linked(connection: Connection, link: str) -> str | None:
    """Like `lock_majlis`, but by its link; returns its id."""
    return connection.scalar(select(majlises.c.id).where(majlises.c.link == link).with_for_update())


def is_member(connection: Connection, majlis: str, player: str) -> bool:
    """Whether a player is a member of a majlis."""
    query = select(majlis_members.c.joined).where(majlis_members.c.majlis == majlis, majlis_members.c.player == player)
    return connection.scalar(query) is not None


def grow_version(connection: Connection, which: ColumnElement[bool]) -> None:
    """Notes that something changed from which the leaderboards of some majlises follow."""
    connection.execute(update(majlises).where(which).values(version=majlises.c.version + 1))


def host_of(connection: Connection, majlis: str) -> str:
    """Who is the host of a majlis; empty if it is gone."""
    return connection.scalar(select(_host).where(majlises.c.id == majlis)) or ""


def delete_empty(connection: Connection, ids: list[str]) -> None:
    """Deletes those of the given majlises that have no members."""
    members = select(majlis_members.c.player).where(majlis_members.c.majlis == majlises.c.id).exists()
    if ids:
        connection.execute(delete(majlises).where(majlises.c.id.in_(ids), ~members))


def _count_of(connection: Connection, player: str) -> int:
    return connection.scalar(select(func.count()).where(majlis_members.c.player == player)) or 0


def _role(player: str, host: str, *, manager: bool | None) -> MajlisRole:
    return "host" if player == host else "manager" if manager else "member"


def _outranks(connection: Connection, majlis: str, player: str, other: str) -> bool:
    role = role_of(connection, majlis, player)
    return _RANK[role] >= _RANK["manager"] and _RANK[role] > _RANK[role_of(connection, majlis, other)]


def _appoint(connection: Connection, majlis: str, player: str, *, manager: bool) -> None:
    theirs = (majlis_members.c.majlis == majlis) & (majlis_members.c.player == player)
    connection.execute(update(majlis_members).where(theirs).values(manager=manager or None))
