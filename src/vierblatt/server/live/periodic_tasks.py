"""The tasks that a server repeats for as long as it runs."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
from collections.abc import Awaitable, Callable

from structlog.typing import FilteringBoundLogger

from vierblatt.errors import VierblattError
from vierblatt.server.ops.metrics import Metrics

ENDING = 2.0  #: seconds that a running round may still take at shutdown

#: One round of a chore.
Chore = Callable[[], Awaitable[None] | None]


class PeriodicTasks:
    """Runs each chore in its own task. A round that fails is logged, and the next one still runs."""

    def __init__(self, metrics: Metrics, log: FilteringBoundLogger) -> None:
        self._metrics, self._log = metrics, log
        self._ending = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, seconds: float, chore: Chore, *, first: float = 0.0) -> None:
        """Starts a chore. seconds: between two rounds. first: seconds until the first one."""
        self._tasks.append(asyncio.create_task(self._repeat(seconds, chore, first)))

    async def stop(self) -> None:
        """Ends all chores. A running round gets some time to finish, then it is cancelled."""
        self._ending.set()
        try:
            if self._tasks:
                await asyncio.wait(self._tasks, timeout=ENDING)
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _repeat(self, seconds: float, chore: Chore, first: float) -> None:
        await self._wait(first)
        while not self._ending.is_set():
            try:
                round_ = chore()
                if inspect.isawaitable(round_):
                    await round_
            except VierblattError as fault:
                self._log.warning("chore-failed", chore=chore.__name__.strip("_"), code=fault.code)
            except Exception:  # noqa: BLE001 - a defect in one round must not end the chore
                self._log.exception("chore-failed", chore=chore.__name__.strip("_"))
                self._metrics.faults.inc()
            await self._wait(seconds)

    async def _wait(self, seconds: float) -> None:
        """Waits for some time, or until `stop`."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._ending.wait()
