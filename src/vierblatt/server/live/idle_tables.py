"""Open tables that are not in memory: those that were left in disorder are loaded, those that nobody wants are closed.

All others stay where they are until somebody comes, so a start takes no longer for many tables than for few.
"""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable

import msgspec

from vierblatt.errors import VierblattError
from vierblatt.protocol.values import Stage
from vierblatt.server.store.port import Lease, OpenTable, Store
from vierblatt.server.table import entries as log

#: Milliseconds without any entry after which a table that rests is closed, by its stage.
FORSAKEN: dict[Stage, int] = {"seating": 3_600_000, "nonces": 3_600_000, "playing": 14 * 86_400_000}
PAGE = 500  #: tables that are asked for at once


class _Last(msgspec.Struct):
    at: int


class _Staged(msgspec.Struct):
    stage: Stage


_at_of = msgspec.json.Decoder(_Last).decode
_stage_of = msgspec.json.Decoder(_Staged).decode


class IdleTableSweeper:
    """owner: who this process is to the store. now: the time. is_here: whether a table is in memory.

    load: brings one there; raises VierblattError. leaving: whether the process ends.
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

    async def look_through(self) -> None:
        """Looks at all open tables that nobody else has; raises StoreFault."""
        owners, after = await self._store.holders(), ""
        while rows := await self._store.look_at_open(after=after, limit=PAGE):
            after = rows[-1].id
            for row in rows:
                if self._leaving():
                    return
                if self._is_here(row.id) or owners.get(row.id, self._owner) != self._owner:
                    continue
                if not row.rests:
                    await self._see_to(row, self._take)
                elif is_forsaken(row, self._now()):
                    await self._see_to(row, self._close)

    async def _see_to(self, row: OpenTable, work: Callable[[OpenTable, Lease], Awaitable[None]]) -> None:
        with contextlib.suppress(VierblattError):  # the log has it, or somebody came at this moment
            lease = await self._store.acquire(row.id, self._owner)
            if lease is not None:
                await work(row, lease)

    async def _take(self, row: OpenTable, lease: Lease) -> None:
        """What happened last may want something: the record of a match that ended, a snapshot."""
        await self._load(row.id, lease)

    async def _close(self, row: OpenTable, lease: Lease) -> None:
        end = log.Closed(at=max(self._now(), _at_of(row.last).at), why="forsaken")
        await self._store.append(row.id, row.seq + 1, [log.encode(end)], lease.fence)
        await self._store.close_table(row.id)
        await self._store.release(row.id, self._owner)


def is_forsaken(table: OpenTable, now: int) -> bool:
    """Whether a table that rests will never be played on."""
    idle = now - _at_of(table.last).at
    if idle <= min(FORSAKEN.values()):
        return False
    least = max(FORSAKEN.values())
    if table.info is not None:
        with contextlib.suppress(msgspec.DecodeError):  # another version wrote it
            least = FORSAKEN.get(_stage_of(table.info).stage, idle)
    return idle > least
