"""A contest is run: its boards go to a runner, what comes back is kept, and Ctrl+C loses nothing."""

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
from vierblatt.arena.playing import BoardPlayer
from vierblatt.arena.results import BoardResult
from vierblatt.arena.workers import ProcessRunner

#: Seconds between two writes of the checkpoint.
INTERVAL = 5.0

#: Told how far a contest has come, after each board, in the thread that runs it.
Done = Callable[[Ledger], None]


class ContestInterrupted(KeyboardInterrupt):
    """Somebody pressed Ctrl+C: `ledger` has everything that was done until then."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        super().__init__()


class BoardRunner(Protocol):
    """Whoever plays boards."""

    def play(self, tasks: Sequence[Task]) -> Generator[BoardResult]:
        """Plays these boards, in any order; left early, it stops as soon as it can."""
        ...


class LocalRunner:
    """This process."""

    def __init__(self, contest: Contest) -> None:
        self._player = BoardPlayer(contest)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._player.close()

    def play(self, tasks: Sequence[Task]) -> Generator[BoardResult]:
        """One board after the other."""
        for pair, number in tasks:
            yield self._player.play(pair, number)


def run(contest: Contest, *, workers: int = 1, done: Done | None = None, checkpoint: Path | None = None) -> Ledger:
    """Plays a contest, or what a checkpoint has left of it, with so many processes.

    The results do not depend on how many those are, as long as no bot looks at a clock. done: told of the progress
    after every board. checkpoint: a file that is written every few seconds and at the end; if it is there already, the
    contest goes on from it. Raises ContestInterrupted at Ctrl+C, BadCheckpoint, BadOption and ArenaFailure.

    >>> ledger = run(Contest("kout_bo", ["rules", "random"], 2))
    >>> sorted(ledger.boards), ledger.complete
    ([(0, 0), (0, 1)], True)
    """
    runner: AbstractContextManager[BoardRunner] = (
        LocalRunner(contest) if workers <= 1 else ProcessRunner(contest, workers)
    )
    return run_with(runner, contest, done, checkpoint)


def run_with(
    runner: AbstractContextManager[BoardRunner], contest: Contest, done: Done | None, checkpoint: Path | None
) -> Ledger:
    """As `run`, with any runner."""
    ledger = checkpoints.load(contest, checkpoint) if checkpoint and checkpoint.exists() else Ledger(contest)
    if checkpoint:
        checkpoints.save(ledger, checkpoint)  # a file that cannot be written is told before anything is played
    try:
        with runner as started:
            _play(started, ledger, done, checkpoint)
    except KeyboardInterrupt:
        raise ContestInterrupted(ledger) from None
    finally:
        if checkpoint:
            checkpoints.save(ledger, checkpoint)
    return ledger


def _play(runner: BoardRunner, ledger: Ledger, done: Done | None, checkpoint: Path | None) -> None:
    saved = time.monotonic()
    for tasks in ledger.stages():
        with closing(runner.play(tasks)) as boards:
            for board in boards:
                ledger.add(board)
                if done:
                    done(ledger)
                if checkpoint and time.monotonic() - saved >= INTERVAL:
                    checkpoints.save(ledger, checkpoint)
                    saved = time.monotonic()
