"""Group commit: one task does all writing, and appends that wait for it share a transaction.

Nobody learns of a result before the transaction that made it is committed. A caller that goes away harms nothing: its
write is done all the same, and whole.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from vierblatt.server.store.appends import Append
from vierblatt.server.store.engine import Engine, Result, Work
from vierblatt.server.store.faults import as_store_faults
from vierblatt.server.store.port import LogEntry, StoreFault

#: Rows of one transaction; a longer wait makes more transactions, not longer ones.
LARGEST = 500


class Writer:
    """The one that writes."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._appends: deque[tuple[Append, asyncio.Future[list[LogEntry]]]] = deque()
        self._others: deque[tuple[Work[Any], asyncio.Future[Any]]] = deque()
        self._arrived = asyncio.Event()
        self._stopping = self._away = False
        self._task = asyncio.create_task(self._write_all(), name="store-writer")

    async def append(self, append: Append) -> list[LogEntry]:
        """Appends with whatever else is waiting; returns when it is durable."""
        done: asyncio.Future[list[LogEntry]] = self._promise()
        self._appends.append((append, done))
        return await done

    async def write(self, work: Work[Result]) -> Result:
        """Does other work in a transaction of its own; returns its result when it is durable."""
        done: asyncio.Future[Result] = self._promise()
        self._others.append((work, done))
        return await done

    async def stop(self) -> None:
        """Writes what is waiting, then no more; where the database does not answer, what is waiting is refused."""
        self._stopping = True
        self._arrived.set()
        await self._task

    def _promise(self) -> asyncio.Future[Any]:
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
                await asyncio.sleep(0)  # whoever is ready now comes along: half full groups cost as much as full ones
                await self._write_group()
            if self._others:
                await self._write_other()
            if not self._appends and not self._others:
                if self._stopping:
                    return
                self._arrived.clear()

    def _refuse_waiting(self) -> None:
        """Each would wait as long as the last one did for a database that is not there."""
        for _, done in (*self._appends, *self._others):
            _refuse(done, StoreFault("store-down"))
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
        except Exception as fault:  # noqa: BLE001 - whoever waits gets it, whatever it is; the writer lives on
            self._away = _is_away(fault)
            for _, done in group:
                _refuse(done, fault)
            return
        self._away = False
        for (_, done), outcome in zip(group, outcomes, strict=True):
            if isinstance(outcome, StoreFault):
                _refuse(done, outcome)
            elif not done.done():
                done.set_result(outcome)

    async def _write_other(self) -> None:
        work, done = self._others.popleft()
        try:
            with as_store_faults():
                result = await self._engine.write(work)
        except Exception as fault:  # noqa: BLE001 - the same
            self._away = _is_away(fault)
            _refuse(done, fault)
            return
        self._away = False
        if not done.done():
            done.set_result(result)


def _is_away(fault: Exception) -> bool:
    return isinstance(fault, StoreFault) and fault.code == "store-down"


def _refuse(done: asyncio.Future[Any], fault: Exception) -> None:
    if not done.done():
        done.set_exception(fault)
