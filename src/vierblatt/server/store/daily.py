"""Daily deals: the secrets of days, what players and bots did, and how the bot plays each board."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, case, func, select, tuple_, update

from vierblatt.server.store.daily_values import DailyDay, DailyDone, DailyPlay, DailyPoints, DailyReference
from vierblatt.server.store.database import Database
from vierblatt.server.store.schema.accounts import accounts
from vierblatt.server.store.schema.daily import daily_days, daily_plays, daily_references

_days, _plays, _references = daily_days.c, daily_plays.c, daily_references.c
_play: Select[tuple[object, ...]] = select(*(column for column in _plays if column.name != "seq"))


class DailyStore(Database):
    """The part of the store for daily deals."""

    async def time(self) -> int:
        """The time by the database's clock, in milliseconds since 1970: the same for all servers that use it."""
        return await self._read(self._engine.now)

    async def put_daily_day(self, day: DailyDay) -> DailyDay:
        """Stores the deals of a day unless there are some; returns the stored ones."""
        await self._execute(self._upsert(daily_days).values(msgspec.structs.asdict(day)).on_conflict_do_nothing())
        return await self.daily_day(day.game, day.day) or day

    async def daily_day(self, game: str, day: str) -> DailyDay | None:
        """The deals of a day, or None."""
        return await self._one(DailyDay, select(daily_days).where(_days.game == game, _days.day == day))

    async def daily_days(self, *, after: tuple[str, str], limit: int) -> list[DailyDay]:
        """All days in the order of day and game, from the one that follows this day and game."""
        later = tuple_(_days.day, _days.game) > tuple_(*after)
        return await self._all(DailyDay, select(daily_days).where(later).order_by(_days.day, _days.game).limit(limit))

    async def put_daily_play(self, play: DailyPlay, *, before: int, until: int | None = None) -> bool:
        """Stores a board of a player if it has exactly `before` actions now; -1: if it has not begun.

        Returns False, with nothing stored, if it has others or is finished, if the account is gone, or if it is `until`
        or later by the database's clock.
        """
        row = {**msgspec.structs.asdict(play), "seq": len(play.actions)}
        there = select(accounts.c.id).where(accounts.c.id == play.player).with_for_update(key_share=True)
        on = update(daily_plays).where(_of(play.game, play.day, play.player), _plays.board == play.board)
        same = on.where(_plays.seq == before, _plays.points.is_(None)).values(row)

        def work(connection: Connection) -> bool:
            if connection.scalar(there) is None:
                return False
            if until is not None and self._engine.now(connection) >= until:
                return False
            new = self._upsert(daily_plays).values(row).on_conflict_do_nothing()
            done = (new if before < 0 else same).returning(_plays.seq)
            return connection.execute(done).first() is not None

        return await self._write(work)

    async def daily_play(self, game: str, day: str, player: str, board: int) -> DailyPlay | None:
        """A player's board, or None if it has not begun."""
        return await self._one(DailyPlay, _play.where(_of(game, day, player), _plays.board == board))

    async def daily_plays(self, game: str, day: str, player: str) -> list[DailyPlay]:
        """A player's boards of a day that have begun."""
        return await self._all(DailyPlay, _play.where(_of(game, day, player)).order_by(_plays.board))

    async def all_daily_plays(self, game: str, day: str, *, after: tuple[str, int], limit: int) -> list[DailyPlay]:
        """All boards of a day in the order of player and board, from the one that follows these."""
        query = _play.where(_of_day(game, day), tuple_(_plays.player, _plays.board) > tuple_(*after))
        return await self._all(DailyPlay, query.order_by(_plays.player, _plays.board).limit(limit))

    async def daily_points(self, game: str, day: str) -> list[DailyPoints]:
        """All finished boards of a day, without their actions."""
        name = case((accounts.c.login.is_(None), ""), else_=accounts.c.name).label("name")
        query = (
            select(_plays.player, name, _plays.board, _plays.seat, _plays.points)
            .join(accounts, accounts.c.id == _plays.player)
            .where(_of_day(game, day), _plays.points.is_not(None))
            .order_by(_plays.player, _plays.board)
        )
        return await self._all(DailyPoints, query)

    async def daily_lines(self, game: str, day: str, board: int, seat: int, *, but: str, limit: int) -> list[list[str]]:
        """The actions of others, all players but one, who finished a board in a seat; the latest of them."""
        query = (
            select(_plays.actions)
            .where(_of_day(game, day), _plays.board == board, _plays.seat == seat, _plays.points.is_not(None))
            .where(_plays.player != but)
            .order_by(_plays.changed.desc(), _plays.player)
            .limit(limit)
        )
        return await self._read(lambda connection: [*connection.scalars(query)])

    async def put_daily_reference(self, reference: DailyReference) -> None:
        """Stores how the bot plays a board, unless it is stored or the day is gone."""
        row = msgspec.structs.asdict(reference)
        there = select(_days.day).where(_days.game == reference.game, _days.day == reference.day)

        def work(connection: Connection) -> None:
            if connection.scalar(there.with_for_update(key_share=True)) is not None:
                connection.execute(self._upsert(daily_references).values(row).on_conflict_do_nothing())

        await self._write(work)

    async def daily_references(self, game: str, day: str) -> list[DailyReference]:
        """The boards of a day that the bot has played, in the order of their numbers."""
        query = select(daily_references).where(_references.game == game, _references.day == day)
        return await self._all(DailyReference, query.order_by(_references.board))

    async def daily_done(self, player: str, *, limit: int) -> list[DailyDone]:
        """The days on which a player has finished a board, newest first."""
        query = (
            select(_plays.game, _plays.day, func.count().label("boards"))
            .where(_plays.player == player, _plays.points.is_not(None))
            .group_by(_plays.game, _plays.day)
            .order_by(_plays.day.desc(), _plays.game)
        )
        return await self._all(DailyDone, query.limit(limit))

    async def export_daily(self, player: str) -> list[DailyPlay]:
        """All boards of a player, in the order of their days."""
        query = _play.where(_plays.player == player)
        return await self._all(DailyPlay, query.order_by(_plays.day, _plays.game, _plays.board))


def _of_day(game: str, day: str) -> ColumnElement[bool]:
    return (_plays.game == game) & (_plays.day == day)


def _of(game: str, day: str, player: str) -> ColumnElement[bool]:
    return _of_day(game, day) & (_plays.player == player)
