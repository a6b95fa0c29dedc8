"""Group commit: one task does all writing, and appends that are waiting for it share a transaction.

No caller learns a result before its transaction is committed. A cancelled caller does no harm: its write is still
completed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from vierblatt.server.store.appends import Append
from vierblatt.server.store.engine import Engine, Result, Work
from vierblatt.server.store.faults import as_store_faults
from vierblatt.server.store.port import LogEntry, StoreFault

#: The largest number of rows in one transaction; a longer queue makes more transactions, not longer ones.
LARGEST = 500


class Writer:
    """The task that does all writing."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._appends: deque[tuple[Append, asyncio.Future[list[LogEntry]]]] = deque()
        self._others: deque[tuple[Work[Any], asyncio.Future[Any]]] = deque()
        self._arrived = asyncio.Event()
        self._stopping = self._away = False
        self._task = asyncio.create_task(self._write_all(), name="store-writer")

    async def append(self, append: Append) -> list[LogEntry]:
        """Appends with whatever else is waiting; returns when it is durable."""
        future: asyncio.Future[list[LogEntry]] = self._future()
        self._appends.append((append, future))
        return await future

    async def write(self, work: Work[Result]) -> Result:
        """Does other work in a transaction of its own; returns its result when it is durable."""
        future: asyncio.Future[Result] = self._future()
        self._others.append((work, future))
        return await future

    async def stop(self) -> None:
        """Writes what is waiting, then stops; if the database does not answer, what is waiting is refused."""
        self._stopping = True
        self._arrived.set()
        await self._task

    def _future(self) -> asyncio.Future[Any]:
        if self._stopping:
            raise StoreFault("store-down")
        self._arrived.set()
        return asyncio.get_running_loop().create_future()

    async def _write_all(self) -> None:
        while True:
            await self._arrived.wait()
            if self._stopping and self._away:
                self._refuse_waiting()
            if self._appends:
                await asyncio.sleep(0)  # let ready callers join: a half-full group costs as much as a full one
                await self._write_group()
            if self._others:
                await self._write_other()
            if not self._appends and not self._others:
                if self._stopping:
                    return
                self._arrived.clear()

    def _refuse_waiting(self) -> None:
        """Refuses all waiting writes: each would wait as long as the last one for a database that is down."""
        for _, future in (*self._appends, *self._others):
            _refuse(future, StoreFault("store-down"))
        self._appends.clear()
        self._others.clear()

    async def _write_group(self) -> None:
        group = [self._appends.popleft()]
        rows = len(group[0][0].bodies)
        while self._appends and rows + len(self._appends[0][0].bodies) <= LARGEST:
            group.append(self._appends.popleft())
            rows += len(group[-1][0].bodies)
        try:
            with as_store_faults():
                outcomes = await self._engine.append([append for append, _ in group])
        except Exception as fault:  # noqa: BLE001 - the callers get it, whatever it is; the writer continues
            self._away = _is_away(fault)
            for _, future in group:
                _refuse(future, fault)
            return
        self._away = False
        for (_, future), outcome in zip(group, outcomes, strict=True):
            if isinstance(outcome, StoreFault):
                _refuse(future, outcome)
            elif not future.done():
                future.set_result(outcome)

    async def _write_other(self) -> None:
        work, future = self._others.popleft()
        try:
            with as_store_faults():
                result = await self._engine.write(work)
        except Exception as fault:  # noqa: BLE001 - the same
            self._away = _is_away(fault)
            _refuse(future, fault)
            return
        self._away = False
        if not future.done():
            future.set_result(result)


def _is_away(fault: Exception) -> bool:
    return isinstance(fault, StoreFault) and fault.code == "store-down"


def _refuse(future: asyncio.Future[Any], fault: Exception) -> None:
    if not future.done():
        future.set_exception(fault)
