"""A player's standing: matches against bots, and how rated ones went over time."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, Integer, cast, func, select

from vierblatt.server.store.database import Database
from vierblatt.server.store.port import BotLeader, BotMatch, GameCount, RatingAfter
from vierblatt.server.store.schema.accounts import accounts
from vierblatt.server.store.schema.ratings import bot_matches
from vierblatt.server.store.schema.records import record_seats, records


class BotMatchStore(Database):
    """The part of the store for the standing of players."""

    async def put_bot_match(self, match: BotMatch) -> None:
        """Stores a match, unless a later state of it is stored; does nothing if the player's account is gone."""
        row = msgspec.structs.asdict(match)
        put = self._upsert(bot_matches)
        fields = {name: put.excluded[name] for name in ("ended", "deals", "edge", "edge_squares", "incomplete", "won")}
        # A node that has lost the table knows an earlier state of it.
        newer = (put.excluded.deals >= bot_matches.c.deals) & (put.excluded.ended >= bot_matches.c.ended)
        there = select(accounts.c.id).where(accounts.c.id == match.player).with_for_update(key_share=True)

        def work(connection: Connection) -> None:
            if connection.scalar(there) is not None:
                connection.execute(put.on_conflict_do_update(index_elements=["id"], set_=fields, where=newer), [row])

        await self._write(work)

    async def bot_matches_of(self, player: str, *, limit: int) -> list[BotMatch]:
        """A player's matches against bots, newest first."""
        columns = bot_matches.c
        query = select(bot_matches).where(columns.player == player).order_by(columns.ended.desc(), columns.id)
        return await self._all(BotMatch, query.limit(limit))

    async def bot_leaders(self, game: str, preset: str, bot: str, *, least: int, share: int) -> list[BotLeader]:
        """The sums of all registered players with at least `least` whole deals against these bots, by player.

        Leaves out players who do not want to be listed.

        share: leaves out players for whom more than one deal in this many is incomplete.
        """
        columns, deals, incomplete = bot_matches.c, func.sum(bot_matches.c.deals), func.sum(bot_matches.c.incomplete)
        query = (
            select(
                columns.player, accounts.c.name, func.count().label("matches"), deals.label("deals"),
                incomplete.label("incomplete"), func.sum(columns.edge).label("edge"),
                func.sum(columns.edge_squares).label("edge_squares"),
            )
            .join(accounts, accounts.c.id == columns.player)
            .where(columns.game == game, columns.preset == preset, columns.bot == bot, accounts.c.login.is_not(None))
            .where(accounts.c.leaderboard)
            .group_by(columns.player, accounts.c.name)
            .having((deals - incomplete >= least) & (incomplete * share <= deals))
            .order_by(columns.player)
        )  # fmt: skip
        return await self._all(BotLeader, query)

    async def game_counts(self, player: str) -> list[GameCount]:
        """How many matches a player has finished and won, by game; not counting those of earlier versions."""
        won = func.sum(cast(record_seats.c.won, Integer))
        query = (
            select(records.c.game, func.count().label("matches"), won.label("won"))
            .join(records, records.c.id == record_seats.c.record_id)
            .where(record_seats.c.player == player, record_seats.c.won.is_not(None))
            .group_by(records.c.game)
            .order_by(records.c.game)
        )
        return await self._all(GameCount, query)

    async def ratings_after(self, player: str, *, limit: int) -> list[RatingAfter]:
        """A player's ratings after the matches that counted, newest first; leaves out those of earlier versions."""
        seats = record_seats.c
        query = (
            select(records.c.game, records.c.preset, seats.ended, seats.mu, seats.sigma)
            .join(records, records.c.id == seats.record_id)
            .where(seats.player == player, seats.mu.is_not(None))
            .order_by(seats.ended.desc(), records.c.id)
            .limit(limit)
        )
        return await self._all(RatingAfter, query)
