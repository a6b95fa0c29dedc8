"""How many tables a player may have open, also when he opens many at once."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from vierblatt.server.live.faults import LiveFault

RESTING = 8  #: tables that rest count as one that does not

#: Counts what a player has at other nodes.
Elsewhere = Callable[[], Awaitable[int]]


async def nowhere() -> int:
    """What there is at other nodes of a server that is alone."""
    return 0


class Hosting:
    """Of one process. most: for one player. there: the ids of his open tables in memory, and how many more rest."""

    def __init__(self, most: int, there: Callable[[str], tuple[set[str], int]]) -> None:
        self._most, self._there = most, there
        self._opening: dict[str, str] = {}  # tables that are being opened, and by whom

    def count(self, player: str) -> int:
        """How many tables he has open, or is opening; those that rest count for a part of one."""
        found, resting = self._there(player)
        return len(found | {table for table, host in self._opening.items() if host == player}) + resting // RESTING

    @asynccontextmanager
    async def opening(self, table: str, player: str, elsewhere: Elsewhere) -> AsyncIterator[None]:
        """For as long as it takes to open a table; raises LiveFault if he has too many."""
        if self.count(player) >= self._most:
            raise LiveFault("too-many-tables", most=self._most)
        self._opening[table] = player  # before anything is waited for: other requests of his count it
        try:
            if await elsewhere() + self.count(player) > self._most:
                raise LiveFault("too-many-tables", most=self._most)
            yield
        finally:
            del self._opening[table]
