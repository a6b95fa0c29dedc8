"""Limits a player's open tables, including those being opened at the same time."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from vierblatt.server.live.faults import LiveFault
from vierblatt.server.store.port import OpenTablesPort

RESTING = 8  #: this many resting tables count as one other

#: Counts a player's tables at other nodes.
Elsewhere = Callable[[], Awaitable[int]]


async def nowhere() -> int:
    """The count for a server without other nodes."""
    return 0


class OpenTableLimit:
    """The limit in a process. most: per player. here: the ids of their open tables in memory. store: has all others."""

    def __init__(self, most: int, here: Callable[[str], set[str]], store: OpenTablesPort) -> None:
        self._most, self._here, self._store = most, here, store
        self._opening: dict[str, str] = {}  # tables that are being opened, and by whom

    def count(self, player: str) -> int:
        """How many tables a player has in memory here or is opening."""
        return len(self._there(player))

    def _there(self, player: str) -> set[str]:
        return self._here(player) | {table for table, host in self._opening.items() if host == player}

    @asynccontextmanager
    async def opening(self, table: str, player: str, elsewhere: Elsewhere) -> AsyncIterator[None]:
        """Guards the opening of a table; raises LiveFault if the player has too many, resting ones included."""
        if self.count(player) >= self._most:
            raise LiveFault("too-many-tables", most=self._most)
        self._opening[table] = player  # before the first await, so that the player's other requests count it
        try:
            others = await elsewhere()
            resting = len({*await self._store.hosted(player)} - self._there(player)) - others
            if others + self.count(player) + max(0, resting) // RESTING > self._most:
                raise LiveFault("too-many-tables", most=self._most)
            yield
        finally:
            del self._opening[table]
