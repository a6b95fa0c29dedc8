"""The tasks of an analysis, for worker processes: a decision to judge, or a deal whose cards to value."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from functools import partial

from vierblatt.analysis.document import Decision, Settings
from vierblatt.analysis.judge import judge
from vierblatt.analysis.luck import Luck, luck_of
from vierblatt.analysis.walk import DecisionPoint, RecordedDeal
from vierblatt.pools import in_processes

Piece = DecisionPoint | RecordedDeal
Answer = Decision | Luck | None


def work(piece: Piece, settings: Settings) -> Answer:
    """Judges a decision or values the cards of a deal."""
    if isinstance(piece, DecisionPoint):
        return judge(piece, settings)
    return luck_of(piece, settings.seed)


def run_tasks(pieces: Iterable[Piece], settings: Settings, workers: int) -> Generator[tuple[Piece, Answer]]:
    """Yields the answers as they arrive. If closed early, starts no further tasks."""
    yield from in_processes(partial(work, settings=settings), pieces, workers)
