"""Open tables that are not in memory: loads those with unfinished work and closes abandoned ones.

All others stay in the store until a player comes, so a server starts as quickly with many tables as with few.
"""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable

import msgspec

from vierblatt.errors import VierblattError
from vierblatt.protocol.values import Stage
from vierblatt.server.store.port import Lease, OpenTable, Store
from vierblatt.server.table import entries as log

#: Milliseconds without any entry, by stage, after which a resting table is closed.
ABANDONED_AFTER: dict[Stage, int] = {"seating": 3_600_000, "nonces": 3_600_000, "playing": 14 * 86_400_000}
PAGE = 500  #: tables per query


class _Last(msgspec.Struct):
    at: int


class _Staged(msgspec.Struct):
    stage: Stage
    tournament: object = None


_at_of = msgspec.json.Decoder(_Last).decode
_stage_of = msgspec.json.Decoder(_Staged).decode


class IdleTableSweeper:
    """owner: the name of this process in the store. now: the time. is_here: whether a table is in memory.

    load: loads a table into memory; raises VierblattError. leaving: whether the process is shutting down.
    """

    def __init__(
        self,
        store: Store,
        owner: str,
        now: Callable[[], int],
        *,
        is_here: Callable[[str], bool],
        load: Callable[[str, Lease], Awaitable[None]],
        leaving: Callable[[], bool],
    ) -> None:
        self._store, self._owner, self._now = store, owner, now
        self._is_here, self._load, self._leaving = is_here, load, leaving

    async def sweep(self) -> None:
        """Checks all open tables that no other process has; raises StoreFault."""
        owners, after = await self._store.holders(), ""
        while rows := await self._store.page_of_open_tables(after=after, limit=PAGE):
            after = rows[-1].id
            for row in rows:
                if self._leaving():
                    return
                if self._is_here(row.id) or owners.get(row.id, self._owner) != self._owner:
                    continue
                if not row.rests:
                    await self._see_to(row, self._take)
                elif is_abandoned(row, self._now()):
                    await self._see_to(row, self._close)

    async def _see_to(self, row: OpenTable, work: Callable[[OpenTable, Lease], Awaitable[None]]) -> None:
        with contextlib.suppress(VierblattError):  # the actor has logged it, or a player came at this moment
            lease = await self._store.acquire(row.id, self._owner)
            if lease is not None:
                await work(row, lease)

    async def _take(self, row: OpenTable, lease: Lease) -> None:
        """Loads a table whose last entries may need work: the record of a finished match, or a snapshot."""
        await self._load(row.id, lease)

    async def _close(self, row: OpenTable, lease: Lease) -> None:
        end = log.Closed(at=max(self._now(), _at_of(row.last).at), why=log.ABANDONED)
        await self._store.append(row.id, row.seq + 1, [log.encode(end)], lease.fence)
        await self._store.close_table(row.id)
        await self._store.release(row.id, self._owner)


def is_abandoned(table: OpenTable, now: int) -> bool:
    """Whether a resting table counts as abandoned."""
    idle = now - _at_of(table.last).at
    if idle <= min(ABANDONED_AFTER.values()):
        return False
    least = max(ABANDONED_AFTER.values())
    if table.info is not None:
        with contextlib.suppress(msgspec.DecodeError):  # another version wrote it
            kept = _stage_of(table.info)
            if kept.tournament is None:  # else its tournament waits for it
                least = ABANDONED_AFTER.get(kept.stage, idle)
    return idle > least
