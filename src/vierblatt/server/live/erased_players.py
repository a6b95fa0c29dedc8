"""Tables from whose logs somebody was taken: whoever has one in memory takes it anew from its log, without the name.

Taking somebody out of a log takes the table away from whoever has it, so that nothing is written as it was before.
"""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable

from vierblatt.errors import VierblattError
from vierblatt.server.accounts import erasing
from vierblatt.server.store.port import Store

LOOK_EVERY = 2.0  #: seconds between two looks whether somebody is being taken out of the logs
SETTLE_EVERY = 30.0  #: seconds between two looks for names that were written meanwhile; each reads all logs


class ErasedPlayerReload:
    """mine: the tables here at which something can still happen. give_up: leaves those that were taken away.

    load: brings a table into memory; raises VierblattError where that is not to be.
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
        """Takes anew what was taken away here; raises StoreFault."""
        if not await self._store.erasures():
            return
        mine = self._mine()
        await self._give_up()
        for table in sorted(mine - {*await self._store.held(self._owner)}):
            with contextlib.suppress(VierblattError):  # what is in memory answers a last time
                await self._load(table)
            with contextlib.suppress(VierblattError):  # somebody else has it by now
                await self._load(table)

    async def settle(self) -> None:
        """Takes those out of the logs who are still there; raises StoreFault."""
        await erasing.settle(self._store)
