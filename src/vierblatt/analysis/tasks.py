"""The work of an analysis in pieces that other processes can do: a decision to judge, a deal whose cards to value."""

from __future__ import annotations

import signal
from collections.abc import Generator, Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from vierblatt.analysis.document import Decision, Settings
from vierblatt.analysis.judge import judge
from vierblatt.analysis.luck import Luck, luck_of
from vierblatt.analysis.walk import DealWalk, DecisionPoint
from vierblatt.pools import results

Piece = DecisionPoint | DealWalk
Answer = Decision | Luck | None


def work(piece: Piece, settings: Settings) -> Answer:
    """Judges a decision or values the cards of a deal."""
    if isinstance(piece, DecisionPoint):
        return judge(piece, settings)
    return luck_of(piece, settings.seed)


def worked(pieces: Iterable[Piece], settings: Settings, workers: int) -> Generator[tuple[Piece, Answer]]:
    """The answers as they come in. Left early, nothing that has not begun is begun any more."""
    if workers <= 1:
        for piece in pieces:
            yield piece, work(piece, settings)
        return
    # A fresh interpreter each: a copy of this one would inherit its threads' locks without its threads.
    with ProcessPoolExecutor(workers, get_context("spawn"), initializer=_leave_interrupts) as pool:
        yield from results(pool, workers, partial(work, settings=settings), pieces)


def _leave_interrupts() -> None:
    """Ctrl-C reaches all processes of a terminal; the first one decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
