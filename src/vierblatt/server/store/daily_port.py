"""The part of the storage port for daily deals."""

from __future__ import annotations

from typing import Protocol

from vierblatt.server.store.daily_values import DailyDay, DailyDone, DailyPlay, DailyPoints, DailyReference


class DailyPort(Protocol):
    """See `vierblatt.server.store.port.Store`."""

    async def time(self) -> int:
        """The time by the database's clock, in milliseconds since 1970: the same for all servers that use it."""
        ...

    async def put_daily_day(self, day: DailyDay) -> DailyDay:
        """Stores the deals of a day unless there are some; returns the stored ones."""
        ...

    async def daily_day(self, game: str, day: str) -> DailyDay | None:
        """The deals of a day, or None."""
        ...

    async def daily_days(self, *, after: tuple[str, str], limit: int) -> list[DailyDay]:
        """All days in the order of day and game, from the one that follows this day and game."""
        ...

    async def put_daily_play(self, play: DailyPlay, *, before: int, until: int | None = None) -> bool:
        """Stores a board of a player if it has exactly `before` actions now; -1: if it has not begun.

        Returns False, with nothing stored, if it has others or is finished, if the account is gone, or if it is `until`
        or later by the database's clock.
        """
        ...

    async def daily_play(self, game: str, day: str, player: str, board: int) -> DailyPlay | None:
        """A player's board, or None if it has not begun."""
        ...

    async def daily_plays(self, game: str, day: str, player: str) -> list[DailyPlay]:
        """A player's boards of a day that have begun."""
        ...

    async def all_daily_plays(self, game: str, day: str, *, after: tuple[str, int], limit: int) -> list[DailyPlay]:
        """All boards of a day in the order of player and board, from the one that follows these."""
        ...

    async def daily_points(self, game: str, day: str) -> list[DailyPoints]:
        """All finished boards of a day, without their actions."""
        ...

    async def daily_lines(self, game: str, day: str, board: int, seat: int, *, but: str, limit: int) -> list[list[str]]:
        """The actions of others, all players but one, who finished a board in a seat; the latest of them."""
        ...

    async def put_daily_reference(self, reference: DailyReference) -> None:
        """Stores how the bot plays a board, unless it is stored."""
        ...

    async def daily_references(self, game: str, day: str) -> list[DailyReference]:
        """The boards of a day that the bot has played, in the order of their numbers."""
        ...

    async def daily_done(self, player: str, *, limit: int) -> list[DailyDone]:
        """The days on which a player has finished a board, newest first."""
        ...

    async def export_daily(self, player: str) -> list[DailyPlay]:
        """All boards of a player, in the order of their days."""
        ...
