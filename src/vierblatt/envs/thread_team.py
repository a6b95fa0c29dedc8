"""Threads that wait for the next piece of work; two bare locks a thread, since a step takes a tenth of a millisecond.

>>> team, done = ThreadTeam(2), []
>>> team.run(done.append)
>>> sorted(done)
[0, 1, 2]
>>> team.close()
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from threading import Lock, Thread

Work = Callable[[int], object]


class _Worker:
    """One thread: it does `work` whenever `begin` is released, and releases `done`."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.work: Work | None = None
        self.fault: BaseException | None = None
        self.busy = False
        self.begin, self.done = Lock(), Lock()
        self.begin.acquire()
        self.done.acquire()
        Thread(target=self._wait, name=f"vierblatt-envs-{number}", daemon=True).start()

    def _wait(self) -> None:
        while True:
            self.begin.acquire()
            work, self.work = self.work, None
            if work is None:
                return
            try:
                work(self.number)
            except BaseException as fault:  # noqa: BLE001 - it is raised where the work was asked for
                self.fault = fault
            del work  # a waiting caller must not be kept alive by the work it asked for
            self.busy = False
            with contextlib.suppress(RuntimeError):  # the last was never taken: its caller saw first that all was done
                self.done.release()


class ThreadTeam:
    """Some threads beside the caller's."""

    def __init__(self, size: int) -> None:
        self._workers = [_Worker(number) for number in range(1, size + 1)]

    def run(self, work: Work) -> None:
        """Calls ``work(0)`` here and ``work(k)`` in the others, and waits for all; raises what one of them raised.

        Ctrl-C is heard when all are done: nobody may write any more when the caller goes on.
        """
        try:
            for worker in self._workers:
                worker.work, worker.busy = work, True
                worker.begin.release()
            work(0)
        finally:
            faults = self._wait()
        if faults:
            raise faults[0]

    def _wait(self) -> list[BaseException]:
        """Until all are done; what went wrong: an interrupt that came meanwhile, and what the workers raised."""
        faults: list[BaseException] = []
        while any(worker.busy for worker in self._workers):
            try:
                for worker in self._workers:
                    while worker.busy:
                        worker.done.acquire()
            except KeyboardInterrupt as pressed:
                faults.append(pressed)
        for worker in self._workers:
            if worker.fault is not None:
                faults.append(worker.fault)
                worker.fault = None
        return faults

    def close(self) -> None:
        """Ends the threads; nothing can be run afterwards but in the caller's."""
        workers, self._workers = self._workers, []
        for worker in workers:
            worker.begin.release()
