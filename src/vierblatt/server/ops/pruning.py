"""What the server deletes automatically, so that the database does not grow with every casual visitor."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from structlog.typing import FilteringBoundLogger

from vierblatt.daily.days import day_of, days_before
from vierblatt.server.accounts.tokens import AHEAD, DAY, LIFETIME
from vierblatt.server.ops.config import Retention
from vierblatt.server.store.port import PruningPort

EVERY = 6 * 3600.0  #: seconds between two rounds ...
FIRST = 300.0  #: ... and until the first, so that a start is not slowed down
SNAPSHOTS = DAY  #: milliseconds for which a closed table keeps its snapshot: its players may still look at it
CHALLENGES = DAY  #: milliseconds for which a lapsed challenge is kept
PART = 100  #: guests, sessions and reviews deleted in one go
TABLES = 20  #: tables or tournaments deleted in one go, with their logs


class Pruner:
    """Deletes data that is no longer needed. now: milliseconds since 1970."""

    def __init__(
        self, store: PruningPort, retention: Retention, now: Callable[[], int], log: FilteringBoundLogger
    ) -> None:
        self._store, self._retention, self._now, self._log = store, retention, now, log

    async def prune(self) -> None:
        """Deletes everything whose time is over; raises StoreFault."""
        store, now, kept = self._store, self._now(), self._retention
        deleted = {
            "sessions": await _all(lambda: store.forget_sessions(now - LIFETIME - AHEAD, limit=PART), PART),
            "snapshots": await _all(lambda: store.forget_snapshots(now - SNAPSHOTS, limit=PART), PART),
        }
        if kept.unfinished_days:
            before = now - kept.unfinished_days * DAY
            deleted["tables"] = await _all(lambda: store.forget_tables(before, limit=TABLES), TABLES)
        if kept.guests_days:
            unseen = now - kept.guests_days * DAY
            deleted["guests"] = await _all(lambda: store.forget_guests(unseen, now, limit=PART), PART)
        if kept.daily_days:
            first = days_before(day_of(now), kept.daily_days)
            deleted["daily"] = await _all(lambda: store.forget_daily(first, limit=1), 1)
        if kept.reviews_days:
            untouched = now - kept.reviews_days * DAY
            deleted["reviews"] = await _all(lambda: store.forget_reviews(untouched, limit=PART), PART)
        if kept.tournaments_days:
            quiet = now - kept.tournaments_days * DAY
            deleted["tournaments"] = await _all(lambda: store.forget_tournaments(quiet, limit=TABLES), TABLES)
        deleted["challenges"] = await _all(lambda: store.forget_challenges(now - CHALLENGES, limit=PART), PART)
        if kept.notices_days:
            old = now - kept.notices_days * DAY
            deleted["notices"] = await _all(lambda: store.forget_notices(old, limit=PART), PART)
        if kept.reports_days:
            decided = now - kept.reports_days * DAY
            deleted["cases"] = await _all(lambda: store.forget_cases(decided, limit=PART), PART)
        if any(deleted.values()):
            self._log.info("pruned", **deleted)


async def _all(some: Callable[[], Awaitable[int]], most: int) -> int:
    """Deletes one part after another until nothing is left; returns how many rows there were."""
    total = count = await some()
    while count == most:
        count = await some()
        total += count
    return total
