"""An event loop with virtual time, whose order of callbacks is drawn from a seed.

It runs ready callbacks in any order, since what is ready at one moment has no order in reality either, and advances to
the next moment when none is left. Each callback belongs to a `SimulatedProcess`, in which it would run. A process can
be killed, after which none of its callbacks ever runs again, or paused, as by SIGSTOP.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import heapq
import itertools
import random
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

#: Callbacks in a row without any time passing, after which they count as an endless loop.
STANDSTILL = 100_000


class NoProgress(Exception):
    """Too many callbacks ran without any time passing, or nothing is left that could ever run."""


class SimulatedProcess:
    """A process of the world: its tasks, and whether it is running. name: for the trace."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.skew = 0.0  #: seconds by which its clock is ahead of the world's
        self.alive = True
        #: callbacks that are ready while it is paused; None while it runs
        self.paused_callbacks: list[asyncio.Handle] | None = None
        self.tasks: dict[asyncio.Task[Any], None] = {}


#: The process of the code that is running. Callbacks and tasks inherit it, as they inherit every context variable.
CURRENT_PROCESS: contextvars.ContextVar[SimulatedProcess] = contextvars.ContextVar("process")
OUTSIDE = SimulatedProcess("outside")


class VirtualLoop(asyncio.AbstractEventLoop):
    """See the module. shuffled: whether ready callbacks run in random order, or first come, first served.

    The features of a loop that this one lacks (sockets, processes, signals) raise NotImplementedError.
    """

    def __init__(self, chance: random.Random, *, shuffled: bool = True) -> None:
        self.chance = chance
        self.shuffled = shuffled
        self.failures: list[dict[str, Any]] = []  #: unhandled exceptions
        self.steps = 0  #: callbacks that have run
        self._now = 0.0
        self._ready: list[asyncio.Handle] = []
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._count = itertools.count()
        self._closed = False
        self._running = False
        self._without_time = 0
        self._processes: list[SimulatedProcess] = []
        self._over = False

    # --- time and order ---------------------------------------------------------------------------------------------

    def time(self) -> float:
        """Seconds since the world began."""
        return self._now

    def run_until_complete(self, future: Any) -> Any:
        """Runs until a coroutine or future is done; returns its result."""
        token = CURRENT_PROCESS.set(OUTSIDE)
        asyncio._set_running_loop(self)
        self._running = True
        try:
            task = asyncio.ensure_future(future, loop=self)
            while not task.done():
                self._step()
            return task.result()
        finally:
            self._running = False
            asyncio._set_running_loop(None)
            CURRENT_PROCESS.reset(token)

    def _step(self) -> None:
        ready = self._ready
        if not ready:
            self._go_on()
            return
        handle = ready.pop(int(self.chance.random() * len(ready)) if self.shuffled and len(ready) > 1 else 0)
        if handle._cancelled:
            return
        process: SimulatedProcess = handle._context.get(CURRENT_PROCESS, OUTSIDE)  # type: ignore[attr-defined]
        if process.paused_callbacks is not None:
            process.paused_callbacks.append(handle)
            return
        self.steps += 1
        self._without_time += 1
        if self._without_time > STANDSTILL:
            raise NoProgress(f"{handle!r}")
        handle._run()

    def _go_on(self) -> None:
        """Advances to the next moment at which something is due."""
        timers = self._timers
        while timers and timers[0][2]._cancelled:
            heapq.heappop(timers)
        if not timers:
            raise NoProgress("nothing will ever happen again")
        if timers[0][0] > self._now:
            self._now = timers[0][0]
            self._without_time = 0
        while timers and timers[0][0] <= self._now:
            self._ready.append(heapq.heappop(timers)[2])

    # --- processes --------------------------------------------------------------------------------------------------

    def add_process(self, name: str) -> SimulatedProcess:
        """Adds a process. The loop keeps it, as its coroutines would otherwise be closed, and so run on."""
        self._processes.append(SimulatedProcess(name))
        return self._processes[-1]

    def run_in(self, process: SimulatedProcess, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Starts a task in a process."""
        context = contextvars.copy_context()
        context.run(CURRENT_PROCESS.set, process)
        return self.create_task(work, context=context)

    def kill(self, process: SimulatedProcess) -> None:
        """Kills a process: none of its code ever runs again, not even a `finally`."""
        process.alive = False
        self.pause(process)

    def pause(self, process: SimulatedProcess) -> None:
        """Stops a process until it is resumed."""
        if process.paused_callbacks is None:
            process.paused_callbacks = []

    def shut_down(self) -> None:
        """Ends the world: cancels all tasks and runs them to their end, so that no garbage collection ends them."""
        self._over = True
        for process in (OUTSIDE, *self._processes):
            self.resume(process)
            for task in process.tasks:
                task.cancel()
        self._running = True
        asyncio._set_running_loop(self)
        with contextlib.suppress(NoProgress):
            while any(process.tasks for process in (OUTSIDE, *self._processes)):
                self._step()
        asyncio._set_running_loop(None)
        OUTSIDE.tasks.clear()

    def resume(self, process: SimulatedProcess) -> None:
        """Lets a paused process run on, with everything that became ready meanwhile."""
        if not process.alive and not self._over:
            return
        callbacks, process.paused_callbacks = process.paused_callbacks, None
        self._ready += callbacks or []

    # --- what asyncio asks of a loop --------------------------------------------------------------------------------

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: contextvars.Context | None = None
    ) -> asyncio.Handle:
        """See asyncio."""
        handle = asyncio.Handle(callback, args, self, context)
        if not self._closed:
            self._ready.append(handle)
        return handle

    call_soon_threadsafe = call_soon  # type: ignore[assignment]

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any, context: contextvars.Context | None = None
    ) -> asyncio.TimerHandle:
        """See asyncio."""
        return self.call_at(self._now + max(0.0, delay), callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: contextvars.Context | None = None
    ) -> asyncio.TimerHandle:
        """See asyncio."""
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        if not self._closed:
            heapq.heappush(self._timers, (when, next(self._count), handle))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Does nothing: the handle is dropped when it is due."""

    def create_future(self) -> asyncio.Future[Any]:
        """See asyncio."""
        return asyncio.Future(loop=self)

    def create_task(  # type: ignore[override]
        self,
        coro: Coroutine[Any, Any, T],
        *,
        name: str | None = None,
        context: contextvars.Context | None = None,
    ) -> asyncio.Task[T]:
        """See asyncio; the process remembers its tasks."""
        task = asyncio.Task(coro, loop=self, name=name, context=context)
        process = CURRENT_PROCESS.get(OUTSIDE) if context is None else context.get(CURRENT_PROCESS, OUTSIDE)
        process.tasks[task] = None
        task.add_done_callback(process.tasks.pop)
        return task

    def run_in_executor(  # type: ignore[override]
        self,
        executor: Any,  # noqa: ARG002 - every executor is this loop
        func: Callable[..., T],
        *args: Any,
    ) -> asyncio.Future[T]:
        """Runs the work of a thread in one step, some time later."""
        done: asyncio.Future[T] = self.create_future()

        def work() -> None:
            if done.cancelled():
                return
            try:
                done.set_result(func(*args))
            except Exception as fault:  # noqa: BLE001 - whoever waits for the thread gets it
                done.set_exception(fault)

        self.call_later(self.chance.expovariate(1000.0), work)
        return done

    def get_debug(self) -> bool:
        """Always False."""
        return False

    def is_running(self) -> bool:
        """See asyncio."""
        return self._running

    def is_closed(self) -> bool:
        """See asyncio."""
        return self._closed

    def close(self) -> None:
        """Closes the loop: it accepts nothing more."""
        self._closed = True
        self._ready.clear()
        self._timers.clear()

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Stores what went wrong, for the judgement of the run."""
        if not self._over:
            self.failures.append(context)
