"""Bots that take their time think in processes of their own, so that no table and nobody who plays waits for them.

The processes begin with the first such question and run at a lower priority than the server. What they cannot do, since
too much is waiting or since one has died, the quick bot does at once: a table never stands still.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import replace

from vierblatt.bots import Choice, process
from vierblatt.bots.question import Question
from vierblatt.server.live.faults import LiveFault
from vierblatt.server.metrics import Metrics

INSTEAD = "rules"  #: the bot that answers where the one that was asked cannot
WAITING = 64  #: questions that may wait
PATIENCE = 15.0  #: seconds that a table waits for an answer


class Thinkers:
    """processes: how many think at the same time. Belongs to an event loop; `stop` ends it."""

    def __init__(self, metrics: Metrics, processes: int = 0) -> None:
        self._metrics = metrics
        self._processes = processes or max(1, (os.cpu_count() or 1) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0
        self._asking: set[str] = set()

    async def choose(self, question: Question) -> Choice:
        """The choice of the bot that is asked, or of the quick one if that cannot be had."""
        if self._waiting >= WAITING:
            return self._instead(question, "full")
        self._waiting += 1
        try:
            with self._metrics.thinking.time():
                return await asyncio.wait_for(asyncio.wrap_future(self._submit(question)), PATIENCE)
        except BrokenProcessPool:
            self._pool = None
            return self._instead(question, "died")
        except TimeoutError:
            return self._instead(question, "late")
        finally:
            self._waiting -= 1

    @contextmanager
    def one_at_a_time(self, player: str) -> Iterator[None]:
        """Who asks for advice gets it before he can ask again; raises LiveFault."""
        if player in self._asking:
            raise LiveFault("hint-pending")
        self._asking.add(player)
        try:
            yield
        finally:
            self._asking.discard(player)

    def stop(self) -> None:
        """Ends the processes; what they are asked is not answered any more."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = [*(pool._processes or {}).values()]  # noqa: SLF001 - what runs is not waited for, and there is no public way
        pool.shutdown(wait=False, cancel_futures=True)
        for each in processes:
            with contextlib.suppress(OSError, ValueError):
                each.terminate()

    def _submit(self, question: Question) -> Future[Choice]:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, spawn, process.begin)
        return self._pool.submit(process.answer, question)

    def _instead(self, question: Question, why: str) -> Choice:
        self._metrics.not_thought.labels(why).inc()
        return replace(question, bot=INSTEAD).answer()
