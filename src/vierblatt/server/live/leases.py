"""The leases by which one process has its tables: renewed in time, and looked after where that may have been too late.

The store's clock alone judges who is too late. By its own clock a process only knows when it has to look.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable

from vierblatt.server.store.port import LeasesPort

#: Milliseconds that leases hold without being renewed, and how often they are, meanwhile.
LEASE, RENEWALS = 15_000, 4


class LeaseKeeper:
    """owner: the name under which the process holds them. span: milliseconds that they hold without being renewed.

    give_up: leaves the tables to others that have taken them; raises StoreFault.
    """

    def __init__(self, store: LeasesPort, owner: str, span: int, give_up: Callable[[], Awaitable[None]]) -> None:
        self._store, self._owner, self._give_up = store, owner, give_up
        self.span = span
        self._renewed = -math.inf  # when it was done last, by the event loop's clock
        self._doubtful = False  # others may have taken tables: it is looked when the leases are renewed next

    @property
    def every(self) -> float:
        """Seconds between two renewals."""
        return self.span / 1000 / RENEWALS

    @property
    def in_time(self) -> bool:
        """Whether nobody else can take the tables of this process now, nor for a moment, as far as it knows."""
        return asyncio.get_running_loop().time() - self._renewed < self.every * (RENEWALS - 1)

    async def renew(self) -> None:
        """Keeps them; where that may come too late, tables that another owner has taken are left to it first."""
        began = asyncio.get_running_loop().time()
        doubtful, self._doubtful = self._doubtful, True  # the store says once that it was too late: it may go unheard
        if not await self._store.renew(self._owner, self.span):
            self._renewed = -math.inf
        sure = self.in_time
        if doubtful or not sure:
            await self._give_up()
        self._renewed, self._doubtful = began, not sure  # others hear of it a little later, and may still take some
