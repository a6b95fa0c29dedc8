"""A contest is run: its boards go to a crew, what comes back is kept, and Ctrl+C loses nothing."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Sequence
from contextlib import AbstractContextManager, closing
from pathlib import Path
from types import TracebackType
from typing import Protocol, Self

from vierblatt.arena import checkpoint as checkpoints
from vierblatt.arena.contest import Contest
from vierblatt.arena.ledger import Ledger, Task
from vierblatt.arena.playing import Bench
from vierblatt.arena.results import Board
from vierblatt.arena.workers import Workers

#: Seconds between two writes of the checkpoint.
INTERVAL = 5.0

#: Told how far a contest has come, after each board, in the thread that runs it.
Done = Callable[[Ledger], None]


class Interrupted(KeyboardInterrupt):
    """Somebody pressed Ctrl+C: `ledger` has everything that was done until then."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        super().__init__()


class Crew(Protocol):
    """Whoever plays boards."""

    def play(self, tasks: Sequence[Task]) -> Generator[Board]:
        """Plays these boards, in any order; left early, it stops as soon as it can."""
        ...


class Alone:
    """This process."""

    def __init__(self, contest: Contest) -> None:
        self._bench = Bench(contest)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._bench.close()

    def play(self, tasks: Sequence[Task]) -> Generator[Board]:
        """One board after the other."""
        for pair, number in tasks:
            yield self._bench.play(pair, number)


def run(contest: Contest, *, workers: int = 1, done: Done | None = None, checkpoint: Path | None = None) -> Ledger:
    """Plays a contest, or what a checkpoint has left of it, with so many processes.

    The results do not depend on how many those are, as long as no bot looks at a clock. done: told of the progress
    after every board. checkpoint: a file that is written every few seconds and at the end; if it is there already, the
    contest goes on from it. Raises Interrupted at Ctrl+C, BadCheckpoint, BadOption and ArenaFailure.

    >>> ledger = run(Contest("kout_bo", ["rules", "random"], 2))
    >>> sorted(ledger.boards), ledger.complete
    ([(0, 0), (0, 1)], True)
    """
    crew: AbstractContextManager[Crew] = Alone(contest) if workers <= 1 else Workers(contest, workers)
    return run_with(crew, contest, done, checkpoint)


def run_with(
    crew: AbstractContextManager[Crew], contest: Contest, done: Done | None, checkpoint: Path | None
) -> Ledger:
    """As `run`, with any crew."""
    ledger = checkpoints.load(contest, checkpoint) if checkpoint and checkpoint.exists() else Ledger(contest)
    if checkpoint:
        checkpoints.save(ledger, checkpoint)  # a file that cannot be written is told before anything is played
    try:
        with crew as players:
            _play(players, ledger, done, checkpoint)
    except KeyboardInterrupt:
        raise Interrupted(ledger) from None
    finally:
        if checkpoint:
            checkpoints.save(ledger, checkpoint)
    return ledger


def _play(crew: Crew, ledger: Ledger, done: Done | None, checkpoint: Path | None) -> None:
    saved = time.monotonic()
    for tasks in ledger.stages():
        with closing(crew.play(tasks)) as boards:
            for board in boards:
                ledger.add(board)
                if done:
                    done(ledger)
                if checkpoint and time.monotonic() - saved >= INTERVAL:
                    checkpoints.save(ledger, checkpoint)
                    saved = time.monotonic()
