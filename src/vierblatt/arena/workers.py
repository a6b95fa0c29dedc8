"""Plays boards in several processes on this machine: bots hold the GIL, so threads would block each other."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import time
from collections.abc import Generator, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType, TracebackType
from typing import Self

from vierblatt.arena.contest import Contest
from vierblatt.arena.ledger import Task
from vierblatt.arena.playing import BoardPlayer
from vierblatt.arena.results import BoardResult
from vierblatt.errors import ArenaFailure

#: Seconds that the workers have to shut down their players; generous, for a busy machine.
LEAVING = 20.0


class ProcessRunner:
    """A pool of processes, each with its own players; they start and end with the `with` block."""

    def __init__(self, contest: Contest, count: int) -> None:
        self._contest = contest
        self._count = count
        self._processes: dict[Connection, SpawnProcess] = {}

    def __enter__(self) -> Self:
        context = multiprocessing.get_context("spawn")  # a fork would copy the compiler's threads
        for _ in range(self._count):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(self._contest, theirs), daemon=True)
            process.start()
            theirs.close()
            self._processes[ours] = process
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process in self._processes.values():
            process.terminate()  # only once: a second signal must not interrupt it while it shuts down its players
        until = time.monotonic() + LEAVING
        for pipe, process in self._processes.items():
            process.join(max(0.0, until - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()
            pipe.close()
        self._processes.clear()

    def play(self, tasks: Sequence[Task]) -> Generator[BoardResult]:
        """Assigns the boards, in order, to idle processes and yields their results."""
        left = iter(tasks)
        busy: set[Connection] = set()
        for pipe in self._processes:
            busy |= self._hand_out(pipe, next(left, None))
        while busy:
            ready = wait(list(busy))
            for pipe in [pipe for pipe in busy if pipe in ready]:
                busy.discard(pipe)
                board = self._result(pipe)
                busy |= self._hand_out(pipe, next(left, None))
                yield board

    def _hand_out(self, pipe: Connection, task: Task | None) -> set[Connection]:
        if task is None:
            return set()
        with contextlib.suppress(BrokenPipeError):  # it has died; `_result` reports that
            pipe.send(task)
        return {pipe}

    def _result(self, pipe: Connection) -> BoardResult:
        try:
            result = pipe.recv()
        except (EOFError, ConnectionResetError):
            process = self._processes[pipe]
            process.join(LEAVING)
            raise ArenaFailure("worker-died", status=str(process.exitcode)) from None
        if isinstance(result, BaseException):
            raise result
        assert isinstance(result, BoardResult)
        return result


def _work(contest: Contest, pipe: Connection) -> None:
    """The main loop of a worker, until its pipe is closed or it is terminated."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles Ctrl+C
    signal.signal(signal.SIGTERM, _leave)
    with BoardPlayer(contest) as player, contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            pair, number = pipe.recv()
            try:
                result: BoardResult | Exception = player.play(pair, number)
            except Exception as fault:  # noqa: BLE001 - the parent process re-raises it
                result = fault
            pipe.send(result)


def _leave(_signal: int, _frame: FrameType | None) -> None:
    """Ends the worker in an orderly way, so that it shuts down its players; further signals are ignored."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise SystemExit(0)
