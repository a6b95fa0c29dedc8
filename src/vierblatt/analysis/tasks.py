"""The tasks of an analysis, for worker processes: a decision to judge, or a deal whose cards to value."""

from __future__ import annotations

import signal
from collections.abc import Generator, Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from vierblatt.analysis.document import Decision, Settings
from vierblatt.analysis.judge import judge
from vierblatt.analysis.luck import Luck, luck_of
from vierblatt.analysis.walk import DecisionPoint, RecordedDeal
from vierblatt.pools import results

Piece = DecisionPoint | RecordedDeal
Answer = Decision | Luck | None


def work(piece: Piece, settings: Settings) -> Answer:
    """Judges a decision or values the cards of a deal."""
    if isinstance(piece, DecisionPoint):
        return judge(piece, settings)
    return luck_of(piece, settings.seed)


def run_tasks(pieces: Iterable[Piece], settings: Settings, workers: int) -> Generator[tuple[Piece, Answer]]:
    """Yields the answers as they arrive. If closed early, starts no further tasks."""
    if workers <= 1:
        for piece in pieces:
            yield piece, work(piece, settings)
        return
    # Spawn fresh interpreters: a fork would inherit locks held by threads that do not exist in it.
    with ProcessPoolExecutor(workers, get_context("spawn"), initializer=_leave_interrupts) as pool:
        yield from results(pool, workers, partial(work, settings=settings), pieces)


def _leave_interrupts() -> None:
    """Ignores Ctrl-C, which reaches all processes of a terminal; the parent process handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
