"""The part of the storage port that deletes old data. Each call deletes a part and returns how much."""

from __future__ import annotations

from typing import Protocol


class PruningPort(Protocol):
    """See `vierblatt.server.store.port.Store`. before: milliseconds since 1970. limit: how much one call deletes."""

    async def forget_tables(self, before: int, *, limit: int) -> int:
        """Deletes tables without a finished match that were closed before a time, with their logs."""
        ...

    async def forget_snapshots(self, before: int, *, limit: int) -> int:
        """Deletes the snapshots of tables that were closed before a time: their logs give the same state."""
        ...

    async def forget_guests(self, before: int, now: int, *, limit: int) -> int:
        """Deletes guests not seen since a time.

        Guests stay if they have a passkey or a personal token, are in a record, sit at an open table or host one,
        organise a tournament or have entered one, are banned or silenced at `now`, or are reported in an open case.
        """
        ...

    async def forget_sessions(self, before: int, *, limit: int) -> int:
        """Deletes sessions whose token was made before a time."""
        ...

    async def forget_daily(self, before: str, *, limit: int) -> int:
        """Deletes the daily deals of days before one, with all that was played in them. limit: days and games."""
        ...

    async def forget_reviews(self, before: int, *, limit: int) -> int:
        """Deletes reviews that have not changed since a time."""
        ...

    async def forget_tournaments(self, before: int, *, limit: int) -> int:
        """Deletes tournaments in which nothing has happened since a time, with their logs."""
        ...

    async def forget_notices(self, before: int, *, limit: int) -> int:
        """Deletes notices of before a time."""
        ...

    async def forget_challenges(self, before: int, *, limit: int) -> int:
        """Deletes challenges that lapsed before a time."""
        ...

    async def forget_cases(self, before: int, *, limit: int) -> int:
        """Deletes cases that were closed before a time, with their reports, evidence and appeals."""
        ...
