"""Keeping pools of threads or processes busy without submitting much more than they can soon begin."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

Piece = TypeVar("Piece")
Result = TypeVar("Result")

#: Pieces of work per worker that are running or queued, so that no worker is idle.
AHEAD = 2


def results(
    pool: Executor, workers: int, work: Callable[[Piece], Result], pieces: Iterable[Piece]
) -> Generator[tuple[Piece, Result]]:
    """Each piece with its result, as they are completed. Closing the generator cancels the pieces that have not begun.

    >>> from concurrent.futures import ThreadPoolExecutor
    >>> with ThreadPoolExecutor(2) as pool:
    ...     sorted(results(pool, 2, abs, [-3, -1, 2]))
    [(-3, 3), (-1, 1), (2, 2)]
    """
    coming = iter(pieces)
    waiting: dict[Future[Result], Piece] = {}
    try:
        while True:
            for piece in islice(coming, AHEAD * workers - len(waiting)):
                waiting[pool.submit(work, piece)] = piece
            if not waiting:
                return
            ready, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in ready:
                yield waiting.pop(future), future.result()
    finally:
        for future in waiting:
            future.cancel()


def in_processes(
    work: Callable[[Piece], Result], pieces: Iterable[Piece], processes: int
) -> Generator[tuple[Piece, Result]]:
    """Each piece with its result, as they are completed; with one process, in this one. Closing it starts no more.

    >>> list(in_processes(abs, [-3, -1], 1))
    [(-3, 3), (-1, 1)]
    """
    if processes <= 1:
        for piece in pieces:
            yield piece, work(piece)
        return
    # Spawn fresh interpreters: a fork would inherit locks held by threads that do not exist in it.
    with ProcessPoolExecutor(processes, get_context("spawn"), initializer=_leave_signals) as pool:
        yield from results(pool, processes, work, pieces)


def _leave_signals() -> None:
    """Ignores Ctrl+C and an order to end, which may reach all processes: the parent process handles them."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
