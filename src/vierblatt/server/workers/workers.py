"""Processes for slow work, which the server's own process never does. They start with the first piece of work."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from vierblatt.bots import process
from vierblatt.errors import VierblattError
from vierblatt.games.parallel_compiling import cores
from vierblatt.server.workers.fair_queue import FairQueue

T = TypeVar("T")
G = TypeVar("G")

#: Seconds after which a piece of work counts as stuck; by then compiling is long finished.
STUCK = 300.0


class WorkerDied(VierblattError):
    """The process that did this work is gone; the next piece of work gets a new one."""


class Workers:
    """processes: how many work at the same time, 0 for all cores but one. Belongs to an event loop; `stop` ends it.

    Users are served in turn, so pieces of work should be small. A piece that is cancelled before a process has taken it
    up is not done.
    """

    def __init__(self, processes: int = 0) -> None:
        self.processes = processes or max(1, cores() - 1)  #: how many work at the same time
        self._turns = FairQueue(self.processes)
        self._pool: ProcessPoolExecutor | None = None
        self._stopped = False

    @property
    def pids(self) -> list[int]:
        """The ids of the running processes."""
        return [*(self._pool._processes or {})] if self._pool else []  # noqa: SLF001 - there is no public way

    async def run(self, work: Callable[..., T], *given: object) -> T:
        """The result of a module's function; raises what the function raises, and WorkerDied."""
        return await self._in_turn("", 0.0, work, lambda _: given)

    async def timed(self, work: Callable[[G], T], given: Callable[[float], G], *, whose: str, seconds: float) -> T:
        """Like `run`, for work that may take so many seconds, and less if many wait: `given` gets the share to use.

        whose: the user for whom it is done; all users who wait get their turn, however much they want.
        """
        return await self._in_turn(whose, seconds, work, lambda share: (given(share),))

    async def _in_turn(
        self, whose: str, seconds: float, work: Callable[..., T], given: Callable[[float], tuple[object, ...]]
    ) -> T:
        # A pool miscounts waiting work if some of it is cancelled and then a process dies. So nothing waits inside it,
        # and work that it has begun is never cancelled.
        share = await self._turns.take(whose, seconds)
        doing = asyncio.ensure_future(self._do(work, given, share))
        doing.add_done_callback(_heard)
        return await asyncio.shield(doing)

    async def _do(self, work: Callable[..., T], given: Callable[[float], tuple[object, ...]], share: float) -> T:
        try:
            pool = self._running()
            with contextlib.suppress(BrokenProcessPool):
                answer = asyncio.wrap_future(pool.submit(work, *given(share)))
                answer.add_done_callback(_heard)
                if (await asyncio.wait([answer], timeout=STUCK))[0]:
                    return await answer
                _kill(pool)  # and do not wait for it: a broken pool may lose track of its work
            if self._pool is pool:
                self._pool = None
            raise WorkerDied("process-died")
        finally:
            self._turns.give_back()

    def _running(self) -> ProcessPoolExecutor:
        if self._stopped:
            raise WorkerDied("process-died")
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, spawn, process.begin)
        return self._pool

    def stop(self) -> None:
        """Ends the processes, without waiting for their work."""
        self._stopped = True
        pool, self._pool = self._pool, None
        if pool is not None:
            _kill(pool)
            pool.shutdown(wait=False)


def _heard(done: asyncio.Future[T]) -> None:
    """Retrieves the exception of a future that may have no reader any more."""
    if not done.cancelled():
        done.exception()


def _kill(pool: ProcessPoolExecutor) -> None:
    """Kills the pool's processes at once; whoever waits for them gets BrokenProcessPool."""
    for each in [*(pool._processes or {}).values()]:  # noqa: SLF001 - there is no public way
        with contextlib.suppress(OSError, ValueError):
            each.kill()
