"""What the server forgets by itself, so that no database grows with everybody who once looked in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from structlog.typing import FilteringBoundLogger

from vierblatt.server.accounts.tokens import AHEAD, DAY, LIFETIME
from vierblatt.server.ops.config import Retention
from vierblatt.server.store.port import PruningPort

EVERY = 6 * 3600.0  #: seconds between two rounds ...
FIRST = 300.0  #: ... and until the first, so that a start is not slowed down
SNAPSHOTS = DAY  #: milliseconds for which a closed table keeps its snapshot: those who played may still look at it
PART = 100  #: guests and sessions that are deleted in one go
TABLES = 20  #: tables, with their logs


class Pruner:
    """now: milliseconds since 1970."""

    def __init__(
        self, store: PruningPort, retention: Retention, now: Callable[[], int], log: FilteringBoundLogger
    ) -> None:
        self._store, self._retention, self._now, self._log = store, retention, now, log

    async def prune(self) -> None:
        """Forgets all whose time is over; raises StoreFault."""
        store, now, kept = self._store, self._now(), self._retention
        found = {
            "sessions": await _all(lambda: store.forget_sessions(now - LIFETIME - AHEAD, limit=PART), PART),
            "snapshots": await _all(lambda: store.forget_snapshots(now - SNAPSHOTS, limit=PART), PART),
        }
        if kept.unfinished_days:
            before = now - kept.unfinished_days * DAY
            found["tables"] = await _all(lambda: store.forget_tables(before, limit=TABLES), TABLES)
        if kept.guests_days:
            unseen = now - kept.guests_days * DAY
            found["guests"] = await _all(lambda: store.forget_guests(unseen, now, limit=PART), PART)
        if any(found.values()):
            self._log.info("pruned", **found)


async def _all(some: Callable[[], Awaitable[int]], most: int) -> int:
    """Does a part after the other, until there is none left; how many there were."""
    total = done = await some()
    while done == most:
        done = await some()
        total += done
    return total
