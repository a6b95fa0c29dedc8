"""Whether players can reach one another: every way from one to another asks here.

A block holds in both directions and a mute in one. The store is asked every time, so what one server has changed holds
at all of them at once. `tests/server/people/doors.py` lists all ways, and fails for one that it does not know.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from vierblatt.protocol.values import SeatInfo
from vierblatt.server.store.people_port import PeoplePort
from vierblatt.server.table.seat import Seat


class Reach:
    """Answers from the store; all methods raise StoreFault if it does not answer."""

    def __init__(self, store: PeoplePort) -> None:
        self._store = store

    async def may_reach(self, player: str, other: str) -> bool:
        """Whether neither of two players blocks the other."""
        return not await self._store.apart(player, [other])

    async def apart(self, player: str, others: Collection[str]) -> set[str]:
        """Those of the others whom a player cannot reach, nor they the player."""
        return await self._store.apart(player, others) if others else set()

    async def may_join(self, player: str, seats: Iterable[Seat | SeatInfo]) -> bool:
        """Whether a player may sit down among those who have these seats."""
        return not await self.apart(player, [seat.player for seat in seats if seat.kind == "human"])

    async def deaf_to(self, speaker: str) -> set[str]:
        """All who do not get what somebody says."""
        return await self._store.deaf_to(speaker)

    async def unheard_by(self, reader: str) -> set[str]:
        """All whose words a reader does not get."""
        return (await self._store.unheard_by([reader]))[reader]

    async def unheard_by_each(self, readers: Collection[str]) -> dict[str, set[str]]:
        """For each reader, all whose words they do not get."""
        return await self._store.unheard_by(readers) if readers else {}
