"""Boards played by processes of this machine: bots hold the interpreter, so threads would wait for each other."""

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

#: Seconds that the workers have to send their players home, on a machine that is busy with much else.
LEAVING = 20.0


class ProcessRunner:
    """So many processes, each with players of its own; they start at once and end with the block."""

    def __init__(self, contest: Contest, count: int) -> None:
        self._contest = contest
        self._count = count
        self._processes: dict[Connection, SpawnProcess] = {}

    def __enter__(self) -> Self:
        context = multiprocessing.get_context("spawn")  # a fork would copy the threads of the compiler
        for _ in range(self._count):
            here, there = context.Pipe()
            process = context.Process(target=_work, args=(self._contest, there), daemon=True)
            process.start()
            there.close()
            self._processes[here] = process
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process in self._processes.values():
            process.terminate()  # and nothing else: it must not be told twice to end while it sends its players home
        until = time.monotonic() + LEAVING
        for pipe, process in self._processes.items():
            process.join(max(0.0, until - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()
            pipe.close()
        self._processes.clear()

    def play(self, tasks: Sequence[Task]) -> Generator[BoardResult]:
        """Hands the boards out, in their order, to whoever is free."""
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
        with contextlib.suppress(BrokenPipeError):  # it has died, which is told when its result is asked for
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
    """What a worker does, until its pipe is closed or it is told to end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is heard by the process that hands the boards out
    signal.signal(signal.SIGTERM, _leave)
    with BoardPlayer(contest) as player, contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            pair, number = pipe.recv()
            try:
                result: BoardResult | Exception = player.play(pair, number)
            except Exception as fault:  # noqa: BLE001 - whatever it is, it is raised again where the boards come from
                result = fault
            pipe.send(result)


def _leave(_signal: int, _frame: FrameType | None) -> None:
    """Ends the worker in order, so that its players are sent home, which nothing stops then."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise SystemExit(0)
