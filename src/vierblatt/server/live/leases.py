"""Keeps the leases of one process: renews them in time, and looks for lost tables if a renewal may have been late.

Only the store's clock decides what is late. A process's own clock only tells it when to check.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable

from vierblatt.server.store.port import LeasesPort

#: Milliseconds that leases stay valid without renewal, and the number of renewals in that time.
LEASE, RENEWALS = 15_000, 4


class LeaseKeeper:
    """owner: the name under which the process holds leases. span: milliseconds that they stay valid without renewal.

    give_up: gives up the tables that other processes have taken over; raises StoreFault.
    """

    def __init__(self, store: LeasesPort, owner: str, span: int, give_up: Callable[[], Awaitable[None]]) -> None:
        self._store, self._owner, self._give_up = store, owner, give_up
        self.span = span
        self._renewed = -math.inf  # when they were last renewed, by the event loop's clock
        self._doubtful = False  # others may have taken tables: to be checked at the next renewal

    @property
    def every(self) -> float:
        """Seconds between two renewals."""
        return self.span / 1000 / RENEWALS

    @property
    def in_time(self) -> bool:
        """Whether, as far as it knows, no other process can take its tables now or in the next few moments."""
        return asyncio.get_running_loop().time() - self._renewed < self.every * (RENEWALS - 1)

    async def renew(self) -> None:
        """Renews the leases; if that may be too late, first gives up tables that another owner has taken."""
        began = asyncio.get_running_loop().time()
        doubtful, self._doubtful = self._doubtful, True  # the store reports lateness once, and the report may get lost
        if not await self._store.renew(self._owner, self.span):
            self._renewed = -math.inf
        sure = self.in_time
        if doubtful or not sure:
            await self._give_up()
        self._renewed, self._doubtful = began, not sure  # others learn of it a little later, and may still take some
