"""Processes for what takes long: the server's own never does it. They begin with the first piece of such work."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from vierblatt.bots import process

T = TypeVar("T")


class WorkerDied(Exception):
    """The process that did this is gone; the next piece of work finds a new one."""


class Workers:
    """processes: how many work at the same time, 0 for all cores but one. Belongs to an event loop; `stop` ends it.

    Every piece of work waits for those that came before it, so pieces should be small.
    """

    def __init__(self, processes: int = 0) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 1) - 1)
        self._pool: ProcessPoolExecutor | None = None

    @property
    def pids(self) -> list[int]:
        """The processes that there are."""
        return [*(self._pool._processes or {})] if self._pool else []  # noqa: SLF001 - there is no public way

    async def run(self, work: Callable[..., T], *given: object) -> T:
        """The result of a function of some module; raises what it raises, and WorkerDied."""
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, spawn, process.begin)
        pool = self._pool
        try:
            return await asyncio.wrap_future(pool.submit(work, *given))
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise WorkerDied from None

    def stop(self) -> None:
        """Ends the processes; what they do is not waited for."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = [*(pool._processes or {}).values()]  # noqa: SLF001 - as above
        pool.shutdown(wait=False, cancel_futures=True)
        for each in processes:
            with contextlib.suppress(OSError, ValueError):
                each.terminate()
