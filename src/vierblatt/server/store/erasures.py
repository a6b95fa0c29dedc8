"""Erasing players from the logs: whose account is gone, and where the id still occurs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    LargeBinary,
    RowMapping,
    bindparam,
    delete,
    exists,
    func,
    literal,
    or_,
    select,
    true,
    update,
)

from vierblatt.server.store.chain import genesis, next_link
from vierblatt.server.store.database import Database
from vierblatt.server.store.majlis_tournaments import hand_over, organised_in_majlises
from vierblatt.server.store.majlises import delete_empty, grow_version, ids_of, lock_majlis
from vierblatt.server.store.moderation import forget_in_moderation, move_moderation
from vierblatt.server.store.people_merging import move_people
from vierblatt.server.store.port import Conflicting, Erasure, LogEntry
from vierblatt.server.store.puzzles import move_puzzles
from vierblatt.server.store.schema.accounts import accounts, erasures
from vierblatt.server.store.schema.majlises import (
    majlis_event_results,
    majlis_events,
    majlis_lines,
    majlis_members,
    majlis_reactions,
    majlises,
)
from vierblatt.server.store.schema.ratings import bot_matches, ratings
from vierblatt.server.store.schema.records import analysis_jobs, record_seats, records
from vierblatt.server.store.schema.reviews import review_items, reviews
from vierblatt.server.store.schema.studies import studies
from vierblatt.server.store.schema.tables import leases, log, sitters, snapshots, tables
from vierblatt.server.store.schema.tournaments import tournament_players, tournaments
from vierblatt.server.store.tournament_ratings import rename_rated
from vierblatt.server.store.tournament_tables import both_entered
from vierblatt.server.store.tournaments import delete_abandoned


class Erasures(Database):
    """The part of the store that erases players, or merges two."""

    async def delete_account(self, player: str, alias: str = "") -> bool:
        """Deletes the account with all its data, and notes that its id must be erased from the logs.

        alias: what replaces the id there. Returns False, with nothing deleted, if a record, or the log of a tournament,
        still names the player.
        """
        lock = select(accounts.c.id).where(accounts.c.id == player).with_for_update()
        seats = (
            select(records.c.names, record_seats.c.seat)
            .join(record_seats, record_seats.c.record_id == records.c.id)
            .where(record_seats.c.player == player)
        )
        entered = select(tournament_players.c.tournament).where(tournament_players.c.player == player).limit(1)

        def work(connection: Connection) -> bool:
            connection.execute(lock).all()  # from here on no match of theirs is stored
            if any(names[seat] for names, seat in connection.execute(seats)) or connection.scalar(entered):
                return False
            theirs = [*connection.scalars(ids_of(player))]
            for majlis in theirs:
                lock_majlis(connection, majlis)
            forget_in_moderation(connection, [player])
            organised = organised_in_majlises(connection, player)
            grow_version(connection, _played_in(player))
            connection.execute(delete(accounts).where(accounts.c.id == player))
            delete_empty(connection, theirs)
            hand_over(connection, organised)
            delete_abandoned(connection)
            connection.execute(delete(sitters).where(sitters.c.player == player))
            rename_rated(connection, player, alias)
            if alias:
                self._note(connection, player, alias, keeps_names=False)
            return True

        return await self._write(work)

    async def merge_account(self, player: str, into: str) -> None:
        """Gives a player's matches and ratings to another, deletes the account, and notes that its id must be erased.

        Daily deals are deleted, since their order and seats belong to one account. The longer of the two bans applies,
        of the two silences, and the more private choice of who sees matches and of leaderboards. Raises Conflicting if
        both have a rating in the same game and preset, have played in one match, or have a place in one tournament at
        tables, or if one of them no longer exists.
        """
        both = accounts.c.id.in_([player, into])
        untils = accounts.c.banned_until, accounts.c.silenced_until
        shown = accounts.c.history, accounts.c.leaderboard
        lock = select(accounts.c.id, *untils, *shown).where(both).order_by(accounts.c.id).with_for_update()
        mine, theirs = ratings.alias(), ratings.alias()
        rated = (
            select(mine.c.game, mine.c.preset)
            .join(
                theirs,
                (mine.c.game == theirs.c.game) & (mine.c.preset == theirs.c.preset) & (mine.c.kind == theirs.c.kind),
            )
            .where(mine.c.player == player, theirs.c.player == into)
        )
        here, there = record_seats.alias(), record_seats.alias()
        played = (
            select(here.c.record_id)
            .join(there, here.c.record_id == there.c.record_id)
            .where(here.c.player == player, there.c.player == into)
        )

        def work(connection: Connection) -> None:
            locked = connection.execute(lock).mappings().all()
            if len(locked) < 2:
                raise Conflicting("merge-gone")
            if (rating := connection.execute(rated.limit(1)).first()) is not None:
                raise Conflicting("merge-both-rated", game=rating.game, preset=rating.preset)
            if (table := connection.scalar(played.limit(1))) is not None:
                raise Conflicting("merge-met", table=table)
            if name := both_entered(connection, player, into):
                raise Conflicting("merge-both-entered", name=name)
            longer = {each.name: max(row[each.name] for row in locked) for each in untils}
            values = {**longer, **_more_private(locked)}
            connection.execute(update(accounts).where(accounts.c.id == into).values(values))
            grow_version(connection, _played_in(player))
            for each in (record_seats, ratings, bot_matches):
                connection.execute(update(each).where(each.c.player == player).values(player=into))
            connection.execute(update(analysis_jobs).where(analysis_jobs.c.player == player).values(player=None))
            rename_rated(connection, player, into)
            sat = select(literal(into), sitters.c.table_id).where(sitters.c.player == player)
            moved = self._upsert(sitters).from_select(["player", "table_id"], sat.where(true()))
            connection.execute(moved.on_conflict_do_nothing())
            connection.execute(delete(sitters).where(sitters.c.player == player))
            self._move_majlises(connection, player, into)
            move_puzzles(connection, player, into)
            _move_reviews(connection, player, into)
            move_people(connection, self._upsert, player, into)
            move_moderation(connection, player, into)
            connection.execute(update(tournaments).where(tournaments.c.organiser == player).values(organiser=into))
            moved_players = update(tournament_players).where(tournament_players.c.player == player)
            connection.execute(moved_players.values(player=into))
            connection.execute(delete(accounts).where(accounts.c.id == player))
            self._note(connection, player, into, keeps_names=True)

        await self._write(work)

    def _move_majlises(self, connection: Connection, player: str, into: str) -> None:
        """Gives a player's places in majlises to another, with what was said there."""
        for majlis in [*connection.scalars(ids_of(player))]:
            lock_majlis(connection, majlis)
        for each in (majlis_members, majlis_reactions, majlis_event_results):
            columns = [literal(into) if column.name == "player" else column for column in each.c]
            theirs = select(*columns).where(each.c.player == player)
            moved = self._upsert(each).from_select([column.name for column in each.c], theirs)
            connection.execute(moved.on_conflict_do_nothing())
        connection.execute(update(majlis_lines).where(majlis_lines.c.player == player).values(player=into))
        connection.execute(update(majlises).where(majlises.c.host == player).values(host=into))
        connection.execute(update(majlis_events).where(majlis_events.c.maker == player).values(maker=into))

    async def erasures(self) -> list[Erasure]:
        """All erasures in progress, oldest first."""
        return await self._all(Erasure, select(erasures).order_by(erasures.c.since, erasures.c.player))

    async def end_erasure(self, player: str, span: int) -> None:
        """Ends the erasure of a player if it began at least `span` milliseconds ago."""

        def work(connection: Connection) -> None:
            old = erasures.c.since <= self._engine.now(connection) - span
            if connection.execute(delete(erasures).where(erasures.c.player == player, old)).rowcount:
                connection.execute(delete(sitters).where(sitters.c.player == player))  # rows added in the meantime

        await self._write(work)

    async def tables_naming(self, player: str) -> list[str]:
        """The tables whose row, log or snapshot contains an id; this reads every log."""
        in_log, in_snapshot = msgspec.json.encode(player), msgspec.msgpack.encode(player)
        naming = select(tables.c.id).where(
            or_(
                tables.c.host == player,
                exists().where(log.c.table_id == tables.c.id, self._has(log.c.body, in_log)),
                exists().where(snapshots.c.table_id == tables.c.id, self._has(snapshots.c.body, in_snapshot)),
            )
        )
        return await self._read(lambda connection: [*connection.scalars(naming.order_by(tables.c.id))])

    async def rewrite_log(self, table: str, of: Sequence[LogEntry], bodies: Sequence[bytes], host: str) -> bool:
        """Replaces the bodies in a log, computes its chain again, and takes the table from its owner.

        The snapshot is deleted, and a process with the table in memory can write nothing more. Returns False, with
        nothing done, if the log is not `of` now.
        """
        lock = select(leases.c.table_id).where(leases.c.table_id == table).with_for_update()
        links = select(log.c.link).where(log.c.table_id == table).order_by(log.c.seq)
        put = (
            update(log)
            .where(log.c.table_id == table, log.c.seq == bindparam("at"))
            .values(body=bindparam("new_body"), link=bindparam("new_link"))
        )
        rows, before = [], genesis(table)
        for entry, body in zip(of, bodies, strict=True):
            before = next_link(before, body)
            if (body, before) != (entry.body, entry.link):
                rows.append({"at": entry.seq, "new_body": body, "new_link": before})

        def work(connection: Connection) -> bool:
            connection.execute(lock).all()
            if [*connection.scalars(links)] != [entry.link for entry in of]:
                return False
            if rows:
                connection.execute(put, rows)
            connection.execute(delete(snapshots).where(snapshots.c.table_id == table))
            connection.execute(update(tables).where(tables.c.id == table).values(host=host))
            connection.execute(
                update(leases).where(leases.c.table_id == table).values(owner="", fence=leases.c.fence + 1)
            )
            return True

        return await self._write(work)

    def _note(self, connection: Connection, player: str, alias: str, *, keeps_names: bool) -> None:
        now = self._engine.now(connection)
        row = Erasure(player=player, alias=alias, keeps_names=keeps_names, since=now)
        connection.execute(self._upsert(erasures).values(msgspec.structs.asdict(row)).on_conflict_do_nothing())

    def _has(self, column: ColumnElement[bytes], part: bytes) -> ColumnElement[bool]:
        sought = bindparam(None, part, LargeBinary)
        if self._engine.core.dialect.name == "sqlite":
            return func.instr(column, sought) > 0
        return func.position(sought.op("IN")(column)) > 0


def _more_private(rows: Sequence[RowMapping]) -> dict[str, Any]:
    """What an account that takes in others shows: no more than any of them did."""
    return {
        "history": "nobody" if any(row["history"] == "nobody" for row in rows) else "everybody",
        "leaderboard": all(row["leaderboard"] for row in rows),
    }


def _played_in(player: str) -> ColumnElement[bool]:
    """The majlises in which a player has finished a match."""
    of_table = select(tables.c.majlis).join(record_seats, record_seats.c.record_id == tables.c.id)
    return majlises.c.id.in_(of_table.where(record_seats.c.player == player, tables.c.majlis.is_not(None)))


def _move_reviews(connection: Connection, player: str, into: str) -> None:
    """Gives a player's reviews, what they said and played there, and their studies to another, without the arrows."""
    items = review_items.c
    connection.execute(delete(review_items).where(items.player == player, items.slot.like("arrows-%")))
    for column in (items.player, items.author):
        connection.execute(update(review_items).where(column == player).values({column.name: into}))
    connection.execute(update(reviews).where(reviews.c.opener == player).values(opener=into))
    connection.execute(update(studies).where(studies.c.owner == player).values(owner=into))
