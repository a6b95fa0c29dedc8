"""What is between players: friends, follows, blocks and mutes.

Whatever somebody does about another locks both accounts first, so a block and a request at the same time, at whichever
servers, come one after the other: nothing is left that the block would have ended.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, cast

from sqlalchemy import ColumnElement, Connection, delete, exists, func, insert, literal, or_, select, union
from sqlalchemy.sql.selectable import CompoundSelect

from vierblatt.protocol.people import (
    MOST_ASKED,
    MOST_ASKING,
    MOST_DECIDED,
    MOST_FRIENDS,
    ReachableBy,
)
from vierblatt.server.store.database import Database
from vierblatt.server.store.people_values import Asked, PersonRow, Related, RelationKind, SeenRelation
from vierblatt.server.store.port import StoredRecord
from vierblatt.server.store.records_reading import read_records
from vierblatt.server.store.schema.accounts import accounts
from vierblatt.server.store.schema.people import match_challenges, notices, people_settings, relations
from vierblatt.server.store.schema.records import record_seats, records
from vierblatt.server.store.schema.tables import tables

#: What a block ends.
ENDED_BY_BLOCK = ("friend", "asked", "follow")


class PeopleStore(Database):
    """The part of the store for what is between players."""

    async def people_of(self, player: str) -> list[PersonRow]:
        """What a player has decided about others, and who asks them for friendship; the latest first."""
        mine = (
            select(relations.c.kind, relations.c.other.label("player"), accounts.c.name, relations.c.since)
            .join(accounts, accounts.c.id == relations.c.other)
            .where(relations.c.player == player)
        )
        asks = (
            select(literal("asks").label("kind"), relations.c.player, accounts.c.name, relations.c.since)
            .join(accounts, accounts.c.id == relations.c.player)
            .where(relations.c.other == player, relations.c.kind == "asked")
        )
        rows = mine.union_all(asks).subquery()
        return await self._all(PersonRow, select(rows).order_by(rows.c.since.desc(), rows.c.player, rows.c.kind))

    async def relations(self, player: str, other: str) -> set[SeenRelation]:
        """What there is between a player and another one, as the first may know it."""
        kinds = select(relations.c.kind).where(relations.c.player == player, relations.c.other == other)

        def work(connection: Connection) -> set[SeenRelation]:
            found = cast("set[SeenRelation]", {*connection.scalars(kinds)})
            return found | ({"asks"} if _has(connection, other, "asked", player) else set())

        return await self._read(work)

    async def ask_friend(self, player: str, other: str, now: int) -> Asked:
        """Asks for friendship, or accepts if the other one has asked."""

        def work(connection: Connection) -> Asked:
            if not lock_both(connection, player, other):
                return "gone"
            if _has(connection, player, "friend", other):
                return "old-friends"
            if _has(connection, player, "block", other):
                return "blocking"
            if _has(connection, other, "asked", player):
                return _become_friends(connection, player, other, now)
            if _has(connection, player, "asked", other):
                return "pending"
            if not accepts(connection, player, other):
                return "closed"
            return _ask(connection, player, other, now)

        return await self._write(work)

    async def end_friend(self, player: str, other: str) -> bool:
        """Ends a friendship, or a request of either; returns whether there was one."""

        def work(connection: Connection) -> bool:
            lock_both(connection, player, other)
            ended = relations.c.kind.in_(["friend", "asked"]) & _between(player, other)
            return connection.execute(delete(relations).where(ended)).rowcount > 0

        return await self._write(work)

    async def relate(self, player: str, other: str, kind: Literal["follow", "block", "mute"], now: int) -> Related:
        """Follows, blocks or mutes. A block ends everything else between the two, and their notices of each other."""

        def work(connection: Connection) -> Related:
            if not lock_both(connection, player, other):
                return "gone"
            if _has(connection, player, kind, other):
                return "done"
            if kind == "follow" and _has(connection, player, "block", other):
                return "blocking"
            if kind == "follow" and not accepts(connection, player, other):
                return "closed"
            if _count(connection, player, kind) >= MOST_DECIDED[kind]:
                return "full"
            if kind == "block":
                _end_everything(connection, player, other)
            connection.execute(insert(relations).values(player=player, kind=kind, other=other, since=now))
            return "done"

        return await self._write(work)

    async def unrelate(self, player: str, other: str, kind: Literal["follow", "block", "mute"]) -> bool:
        """Takes that back; returns whether there was anything."""
        row = (relations.c.player == player) & (relations.c.kind == kind) & (relations.c.other == other)
        return await self._execute(delete(relations).where(row)) > 0

    async def accepts(self, player: str, other: str) -> bool:
        """Whether the other one accepts a request or a challenge of a player now."""
        return await self._read(lambda connection: accepts(connection, player, other))

    async def apart(self, player: str, others: Collection[str]) -> set[str]:
        """Those of the others who block the player or whom the player blocks."""
        blocking = select(relations.c.other).where(relations.c.player == player, relations.c.other.in_(others))
        blocked = select(relations.c.player).where(relations.c.other == player, relations.c.player.in_(others))
        both = union(*(each.where(relations.c.kind == "block") for each in (blocking, blocked)))
        return await self._read(lambda connection: {*connection.scalars(both)})

    async def deaf_to(self, speaker: str) -> set[str]:
        """All who must not get what somebody says."""
        hearing = relations.c.kind.in_(["block", "mute"])
        turned_away = select(relations.c.player).where(relations.c.other == speaker, hearing)
        blocked = select(relations.c.other).where(relations.c.player == speaker, relations.c.kind == "block")
        return await self._read(lambda connection: {*connection.scalars(union(turned_away, blocked))})

    async def unheard_by(self, readers: Collection[str]) -> dict[str, set[str]]:
        """For each reader, all whose words they must not get."""
        own = select(relations.c.player, relations.c.other)
        own = own.where(relations.c.player.in_(readers), relations.c.kind.in_(["block", "mute"]))
        turned = select(relations.c.other, relations.c.player)
        turned = turned.where(relations.c.other.in_(readers), relations.c.kind == "block")

        def work(connection: Connection) -> dict[str, set[str]]:
            found: dict[str, set[str]] = {reader: set() for reader in readers}
            for query in (own, turned):
                for reader, unheard in connection.execute(query):
                    found[reader].add(unheard)
            return found

        return await self._read(work)

    async def reachable_by(self, player: str) -> ReachableBy:
        """Who may ask, challenge and follow a player."""
        return await self._read(lambda connection: _reachable_by(connection, player))

    async def set_reachable_by(self, player: str, by: ReachableBy) -> None:
        """Changes that; does nothing if the account is gone."""
        put = self._upsert(people_settings).values(player=player, reachable_by=by)
        changed = put.on_conflict_do_update(index_elements=["player"], set_={"reachable_by": by})

        def work(connection: Connection) -> None:
            if connection.scalar(select(accounts.c.id).where(accounts.c.id == player).with_for_update()) is not None:
                connection.execute(changed)

        await self._write(work)

    async def followed_records(self, player: str, *, before: int, limit: int) -> list[StoredRecord]:
        """The matches at public tables that those whom a player follows have finished, newest first.

        Leaves out those of players who show their matches to nobody.
        """
        followed = (
            select(relations.c.other)
            .join(accounts, accounts.c.id == relations.c.other)
            .where(relations.c.player == player, relations.c.kind == "follow", accounts.c.history == "everybody")
        )
        theirs = select(record_seats.c.record_id).where(
            record_seats.c.player.in_(followed), record_seats.c.ended < before
        )
        query = (
            select(records)
            .join(tables, tables.c.id == records.c.id)
            .where(records.c.id.in_(theirs), ~tables.c.private)
            .order_by(records.c.ended.desc(), records.c.id)
            .limit(limit)
        )
        return await self._read(lambda connection: read_records(connection, query))


def unheard(reader: str) -> CompoundSelect[tuple[str]]:
    """Selects all whose words a reader must not get."""
    own = select(relations.c.other).where(relations.c.player == reader, relations.c.kind.in_(["block", "mute"]))
    turned = select(relations.c.player).where(relations.c.other == reader, relations.c.kind == "block")
    return union(own, turned)


def lock_both(connection: Connection, player: str, other: str) -> bool:
    """Keeps two accounts, and what is between them, as they are until the commit; returns whether both exist."""
    both = select(accounts.c.id).where(accounts.c.id.in_([player, other])).order_by(accounts.c.id)
    return len(connection.scalars(both.with_for_update()).all()) == 1 + (player != other)


def is_apart(connection: Connection, player: str, other: str) -> bool:
    """Whether one of two players blocks the other."""
    return _has(connection, player, "block", other) or _has(connection, other, "block", player)


def accepts(connection: Connection, player: str, other: str) -> bool:
    """Whether the other one accepts a request or a challenge of a player."""
    if is_apart(connection, player, other):
        return False
    by = _reachable_by(connection, other)
    return by == "anybody" or (by == "known" and _knows(connection, other, player))


def _reachable_by(connection: Connection, player: str) -> ReachableBy:
    chosen = select(people_settings.c.reachable_by).where(people_settings.c.player == player)
    return cast("ReachableBy", connection.scalar(chosen) or "anybody")


def _knows(connection: Connection, player: str, other: str) -> bool:
    """Whether somebody is a friend, a friend of a friend, or has played a match with a player."""
    mine, theirs = relations.alias(), relations.alias()
    common = (
        select(mine.c.other)
        .join(theirs, (theirs.c.player == mine.c.other) & (theirs.c.kind == "friend") & (theirs.c.other == other))
        .where(mine.c.player == player, mine.c.kind == "friend")
    )
    here, there = record_seats.alias(), record_seats.alias()
    played = (
        select(here.c.record_id)
        .join(there, (there.c.record_id == here.c.record_id) & (there.c.player == other))
        .where(here.c.player == player)
    )
    if _has(connection, player, "friend", other):
        return True
    return any(connection.scalar(query.limit(1)) is not None for query in (common, played))


def _has(connection: Connection, player: str, kind: RelationKind, other: str) -> bool:
    row = exists().where(relations.c.player == player, relations.c.kind == kind, relations.c.other == other)
    return bool(connection.scalar(select(row)))


def _count(connection: Connection, player: str, kind: RelationKind) -> int:
    return _number(connection, relations.c.player == player, kind)


def _number(connection: Connection, whose: ColumnElement[bool], kind: RelationKind) -> int:
    query = select(func.count()).select_from(relations).where(whose, relations.c.kind == kind)
    return connection.scalar(query) or 0


def _become_friends(connection: Connection, player: str, other: str, now: int) -> Asked:
    if _count(connection, player, "friend") >= MOST_FRIENDS:
        return "many-friends"
    if _count(connection, other, "friend") >= MOST_FRIENDS:
        return "closed"
    connection.execute(delete(relations).where(relations.c.kind == "asked", _between(player, other)))
    rows = [{"player": a, "kind": "friend", "other": b, "since": now} for a, b in ((player, other), (other, player))]
    connection.execute(insert(relations), rows)
    return "friends"


def _ask(connection: Connection, player: str, other: str, now: int) -> Asked:
    if _count(connection, player, "friend") >= MOST_FRIENDS:
        return "many-friends"
    if _count(connection, player, "asked") >= MOST_ASKED:
        return "many-asked"
    if _number(connection, relations.c.other == other, "asked") >= MOST_ASKING:
        return "closed"
    connection.execute(insert(relations).values(player=player, kind="asked", other=other, since=now))
    return "asked"


def _between(player: str, other: str) -> ColumnElement[bool]:
    """Whatever either of two players has decided about the other."""
    of = relations.c
    return or_((of.player == player) & (of.other == other), (of.player == other) & (of.other == player))


def _end_everything(connection: Connection, player: str, other: str) -> None:
    """Ends what a block ends, and removes the notices and challenges between the two."""
    connection.execute(delete(relations).where(relations.c.kind.in_(ENDED_BY_BLOCK), _between(player, other)))
    for mine, theirs in ((player, other), (other, player)):
        connection.execute(delete(notices).where(notices.c.player == mine, notices.c.sender == theirs))
        row = (match_challenges.c.challenger == mine) & (match_challenges.c.challenged == theirs)
        connection.execute(delete(match_challenges).where(row))
