"""The part of the storage port that forgets what nobody needs any more. Each call does a part, and tells how much."""

from __future__ import annotations

from typing import Protocol


class PruningPort(Protocol):
    """See `vierblatt.server.store.port.Store`. before: milliseconds since 1970. limit: of one call."""

    async def forget_tables(self, before: int, *, limit: int) -> int:
        """Deletes tables, with their logs, that were closed before a time without a match played to its end."""
        ...

    async def forget_snapshots(self, before: int, *, limit: int) -> int:
        """Deletes the snapshots of tables that were closed before a time: their logs give the same."""
        ...

    async def forget_guests(self, before: int, now: int, *, limit: int) -> int:
        """Deletes guests who were not seen since a time.

        Who has a passkey or a personal token can come back, who is in a record has played, and who sits at an open
        table may: they stay, and so does whoever is banned at `now`.
        """
        ...

    async def forget_sessions(self, before: int, *, limit: int) -> int:
        """Deletes sessions whose token was made before a time."""
        ...
