"""Reloads tables after a player was erased from their logs, so that the name leaves memory, too.

Erasing a player from a log takes the table away from its owner, so that the old name is not written again.
"""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable

from vierblatt.errors import VierblattError
from vierblatt.server.accounts import erasing
from vierblatt.server.store.port import Store

LOOK_EVERY = 2.0  #: seconds between checks whether a player is being erased from the logs
SETTLE_EVERY = 30.0  #: seconds between searches for names written in the meantime; each reads all logs


class ErasedPlayerReload:
    """mine: the unfinished tables here. give_up: gives up those that were taken away.

    load: loads a table into memory; raises VierblattError if it cannot.
    """

    def __init__(
        self,
        store: Store,
        owner: str,
        mine: Callable[[], set[str]],
        give_up: Callable[[], Awaitable[None]],
        load: Callable[[str], Awaitable[None]],
    ) -> None:
        self._store, self._owner = store, owner
        self._mine, self._give_up, self._load = mine, give_up, load

    async def look(self) -> None:
        """Reloads the tables that an erasure took away; raises StoreFault."""
        if not await self._store.erasures():
            return
        mine = self._mine()
        await self._give_up()
        for table in sorted(mine - {*await self._store.held(self._owner)}):
            with contextlib.suppress(VierblattError):  # the old actor may answer one last time
                await self._load(table)
            with contextlib.suppress(VierblattError):  # another process has it by now
                await self._load(table)

    async def settle(self) -> None:
        """Erases the players who are still in the logs; raises StoreFault."""
        await erasing.settle(self._store)
