"""What has been played: records of matches, ratings, and counts of the cards dealt."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, Table, delete, func, insert, select, tuple_, update

from vierblatt.server.store.database import Database
from vierblatt.server.store.engine import Upsert
from vierblatt.server.store.majlises import grow_version
from vierblatt.server.store.port import (
    CardCount,
    MajlisResult,
    Outdated,
    PlayerRating,
    RatedPlayer,
    RatingKind,
    StoredRecord,
)
from vierblatt.server.store.records_reading import players_of, read_records
from vierblatt.server.store.schema.accounts import accounts
from vierblatt.server.store.schema.majlises import majlises
from vierblatt.server.store.schema.ratings import ratings
from vierblatt.server.store.schema.records import analyses, card_counts, record_seats, records
from vierblatt.server.store.schema.tables import tables

Key = tuple[str, str, str, RatingKind]  #: the key of a rating: player, game, preset, kind


class MatchStore(Database):
    """The part of the store for finished matches."""

    async def put_record(
        self,
        record: StoredRecord,
        ratings: Sequence[PlayerRating],
        counts: Sequence[CardCount],
        *,
        of: Sequence[PlayerRating] = (),
    ) -> bool:
        """Stores a finished match with the ratings and card counts that follow from it; returns False for a repeat.

        of: the ratings of all who played, from which the new ones were computed. Raises Outdated if they have changed,
        or if the record names a player whose account is gone. Unnamed players without an account get an empty seat and
        no rating.
        """

        def work(connection: Connection) -> bool:
            row = msgspec.structs.asdict(record)
            players = row.pop("players")
            new = self._upsert(records).values(row).on_conflict_do_nothing(index_elements=["id"])
            if connection.scalar(new.returning(records.c.id)) is None:
                return False
            concerned = {*players, *(rating.player for rating in ratings)}
            known = lock_accounts(connection, concerned)
            named = {player for player, name in zip(players, record.names, strict=True) if player and name}
            # A rating follows from those of all who played, even if only another player's changes.
            keys = {_key(rating) for rating in [*ratings, *of]}
            keys |= {(player, record.game, record.preset, "match") for player in players if player and keys}
            if named - known:
                raise Outdated("store-conflict")
            check_ratings(connection, keys, of)
            after = {rating.player: rating for rating in ratings}
            seats = [
                {"record_id": record.id, "seat": seat, "player": player if player in known else None,
                 "counted": player in after, "won": seat % len(record.scores) in record.winners,
                 "mu": after[player].mu if player in after else None,
                 "sigma": after[player].sigma if player in after else None}
                for seat, player in enumerate(players)
            ]  # fmt: skip
            connection.execute(insert(record_seats).values(ended=record.ended), seats)
            put_ratings(connection, self._upsert, [rating for rating in ratings if rating.player in known])
            _add_counts(connection, self._upsert, counts)
            of_table = select(tables.c.majlis).where(tables.c.id == record.id).scalar_subquery()
            grow_version(connection, majlises.c.id == of_table)
            return True

        return await self._write(work)

    async def record(self, record: str) -> StoredRecord | None:
        """The record with this id, or None."""
        rows = await self._records(select(records).where(records.c.id == record))
        return rows[0] if rows else None

    async def replace_record(self, record: str, of: bytes, names: Sequence[str], body: bytes) -> bool:
        """Replaces a record when an account is deleted, and deletes its analysis, which was of the old one.

        Returns False if the record's body is not `of` now.
        """
        still = (records.c.id == record) & (records.c.body == of)

        def work(connection: Connection) -> bool:
            if not connection.execute(update(records).where(still).values(names=list(names), body=body)).rowcount:
                return False
            connection.execute(delete(analyses).where(analyses.c.record_id == record))
            return True

        return await self._write(work)

    async def put_analysis(self, record: str, of: bytes, body: bytes) -> bool:
        """Stores the analysis of a record, replacing an older one. Returns False if the body is not `of` now."""
        still = select(records.c.id).where(records.c.id == record, records.c.body == of).with_for_update()
        row = self._upsert(analyses).values(record_id=record, body=body)

        def work(connection: Connection) -> bool:
            if connection.scalar(still) is None:
                return False
            connection.execute(row.on_conflict_do_update(index_elements=["record_id"], set_={"body": body}))
            return True

        return await self._write(work)

    async def analysis(self, record: str) -> bytes | None:
        """The analysis of a record, or None."""
        query = select(analyses.c.body).where(analyses.c.record_id == record)
        return await self._read(lambda connection: connection.scalar(query))

    async def records_of(self, player: str, *, before: int, limit: int) -> list[StoredRecord]:
        """A player's matches that ended before a time, newest first."""
        latest = (
            select(record_seats.c.record_id)
            .where(record_seats.c.player == player, record_seats.c.ended < before)
            .group_by(record_seats.c.record_id, record_seats.c.ended)
            .order_by(record_seats.c.ended.desc(), record_seats.c.record_id)
            .limit(limit)
        )
        query = select(records).where(records.c.id.in_(latest))
        return await self._records(query.order_by(records.c.ended.desc(), records.c.id))

    async def majlis_records(self, majlis: str, *, before: int, limit: int) -> list[StoredRecord]:
        """The matches of a majlis that ended before a time, newest first."""
        query = select(records).join(tables, tables.c.id == records.c.id)
        query = query.where(tables.c.majlis == majlis, records.c.ended < before)
        return await self._records(query.order_by(records.c.ended.desc(), records.c.id).limit(limit))

    async def count_majlis_matches(self, majlis: str) -> int:
        """How many matches of a majlis were played to their end."""
        query = select(func.count()).select_from(records).join(tables, tables.c.id == records.c.id)
        return await self._read(lambda connection: connection.scalar(query.where(tables.c.majlis == majlis)) or 0)

    async def majlis_results(self, majlis: str, *, limit: int) -> list[MajlisResult]:
        """How the last matches of a majlis ended, newest first; reads no record's body."""
        query = (
            select(records.c.id, records.c.scores, records.c.winners, records.c.ended)
            .join(tables, tables.c.id == records.c.id)
            .where(tables.c.majlis == majlis)
            .order_by(records.c.ended.desc(), records.c.id)
            .limit(limit)
        )

        def work(connection: Connection) -> list[MajlisResult]:
            rows = connection.execute(query).all()
            players = players_of(connection, [row.id for row in rows])
            return [
                MajlisResult(players=players[row.id], sides=len(row.scores), winners=row.winners, ended=row.ended)
                for row in rows
            ]

        return await self._read(work)

    async def all_records(self, *, after: str = "", limit: int = 100) -> list[StoredRecord]:
        """A page of all matches, by id, for exports."""
        return await self._records(select(records).where(records.c.id > after).order_by(records.c.id).limit(limit))

    async def _records(self, query: Select[Any]) -> list[StoredRecord]:
        return await self._read(lambda connection: read_records(connection, query))

    async def rated_together(self, players: Sequence[str], game: str, preset: str, since: int) -> list[list[str]]:
        """For each match that ended after a time, those of the players whose rating it changed."""
        query = (
            select(record_seats.c.record_id, record_seats.c.player)
            .join(records, records.c.id == record_seats.c.record_id)
            .where(
                record_seats.c.player.in_(players), record_seats.c.ended > since, record_seats.c.counted,
                records.c.game == game, records.c.preset == preset,
            )
            .order_by(record_seats.c.record_id, record_seats.c.seat)
        )  # fmt: skip

        def work(connection: Connection) -> list[list[str]]:
            by_record: dict[str, list[str]] = {}
            for record, player in connection.execute(query):
                by_record.setdefault(record, []).append(player)
            return [*by_record.values()]

        return await self._read(work)

    async def ratings(
        self, players: Sequence[str], game: str, preset: str, *, kind: RatingKind = "match"
    ) -> list[PlayerRating]:
        """The ratings of those players that have one, by id."""
        query = select(ratings).where(ratings.c.player.in_(players), ratings.c.kind == kind)
        query = query.where(ratings.c.game == game, ratings.c.preset == preset)
        return await self._all(PlayerRating, query.order_by(ratings.c.player))

    async def ratings_of(self, player: str) -> list[PlayerRating]:
        """All ratings of a player, by game, preset and kind."""
        query = select(ratings).where(ratings.c.player == player)
        query = query.order_by(ratings.c.game, ratings.c.preset, ratings.c.kind)
        return await self._all(PlayerRating, query)

    async def all_ratings(self) -> list[PlayerRating]:
        """All ratings, by player, game, preset and kind."""
        columns = ratings.c
        query = select(ratings).order_by(columns.player, columns.game, columns.preset, columns.kind)
        return await self._all(PlayerRating, query)

    async def leaderboard(
        self, game: str, preset: str, *, least: int, limit: int, most_sigma: float, kind: RatingKind = "match"
    ) -> list[RatedPlayer]:
        """The best players by mu - 3 sigma, of those with at least `least` matches who want to be listed.

        most_sigma: leaves out whoever is rated with less certainty.
        """
        query = (
            select(ratings.c.player, accounts.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.matches)
            .join(accounts, accounts.c.id == ratings.c.player)
            .where(ratings.c.game == game, ratings.c.preset == preset, ratings.c.matches >= least)
            .where(ratings.c.kind == kind, ratings.c.sigma <= most_sigma, accounts.c.leaderboard)
            .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc(), ratings.c.player)
            .limit(limit)
        )
        return await self._all(RatedPlayer, query)

    async def card_counts(self, game: str) -> list[CardCount]:
        """The counts of all cards dealt, by pack, place and card."""
        columns = card_counts.c
        query = select(card_counts).where(columns.game == game).order_by(columns.pack, columns.place, columns.card)
        return await self._all(CardCount, query)


def lock_accounts(connection: Connection, players: Collection[str]) -> set[str]:
    """Those that there are. Until the commit, no one can delete them or change their ratings."""
    lock = select(accounts.c.id).where(accounts.c.id.in_(players)).order_by(accounts.c.id)
    return {*connection.scalars(lock.with_for_update(key_share=True))}


def check_ratings(connection: Connection, keys: Collection[Key], of: Sequence[PlayerRating]) -> None:
    """Raises Outdated unless the current ratings for these keys are `of`."""
    key = tuple_(ratings.c.player, ratings.c.game, ratings.c.preset, ratings.c.kind)
    rows = connection.execute(select(ratings).where(key.in_(sorted(keys)))).mappings()
    if {_key(old): old for old in (PlayerRating(**row) for row in rows)} != {_key(rating): rating for rating in of}:
        raise Outdated("store-conflict")


def put_ratings(connection: Connection, upsert: Callable[[Table], Upsert], new: Sequence[PlayerRating]) -> None:
    """Stores ratings, new ones or in place of older ones."""
    if not new:
        return
    put = upsert(ratings)
    fields = {name: put.excluded[name] for name in ("mu", "sigma", "matches", "updated")}
    connection.execute(
        put.on_conflict_do_update(index_elements=["player", "game", "preset", "kind"], set_=fields),
        [msgspec.structs.asdict(rating) for rating in new],
    )


def _key(rating: PlayerRating) -> Key:
    return rating.player, rating.game, rating.preset, rating.kind


def _add_counts(connection: Connection, upsert: Callable[[Table], Upsert], new: Sequence[CardCount]) -> None:
    if not new:
        return
    put = upsert(card_counts)
    connection.execute(
        put.on_conflict_do_update(
            index_elements=["game", "pack", "place", "card"],
            set_={"count": card_counts.c.count + put.excluded["count"]},
        ),
        [msgspec.structs.asdict(count) for count in new],
    )
