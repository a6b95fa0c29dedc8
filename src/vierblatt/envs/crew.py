"""Threads that wait for the next piece of work; two bare locks a thread, since a step takes a tenth of a millisecond.

>>> crew, done = Crew(2), []
>>> crew.run(done.append)
>>> sorted(done)
[0, 1, 2]
>>> crew.close()
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from threading import Lock, Thread

Work = Callable[[int], object]


class _Hand:
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


class Crew:
    """Some threads beside the caller's."""

    def __init__(self, size: int) -> None:
        self._hands = [_Hand(number) for number in range(1, size + 1)]

    def run(self, work: Work) -> None:
        """Calls ``work(0)`` here and ``work(k)`` in the others, and waits for all; raises what one of them raised.

        Ctrl-C is heard when all are done: nobody may write any more when the caller goes on.
        """
        try:
            for hand in self._hands:
                hand.work, hand.busy = work, True
                hand.begin.release()
            work(0)
        finally:
            faults = self._wait()
        if faults:
            raise faults[0]

    def _wait(self) -> list[BaseException]:
        """Until all are done; what went wrong: an interrupt that came meanwhile, and what the hands raised."""
        faults: list[BaseException] = []
        while any(hand.busy for hand in self._hands):
            try:
                for hand in self._hands:
                    while hand.busy:
                        hand.done.acquire()
            except KeyboardInterrupt as pressed:
                faults.append(pressed)
        for hand in self._hands:
            if hand.fault is not None:
                faults.append(hand.fault)
                hand.fault = None
        return faults

    def close(self) -> None:
        """Ends the threads; nothing can be run afterwards but in the caller's."""
        hands, self._hands = self._hands, []
        for hand in hands:
            hand.begin.release()
