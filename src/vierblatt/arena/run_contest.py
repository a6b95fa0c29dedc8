"""Runs a contest: a runner plays the boards, the results go into the ledger, and Ctrl+C loses nothing."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Sequence
from contextlib import AbstractContextManager, closing
from pathlib import Path
from types import TracebackType
from typing import Protocol, Self

from vierblatt.arena import checkpoint as checkpoints
from vierblatt.arena.contest import Contest
from vierblatt.arena.entrant import SeatAssignment
from vierblatt.arena.entrants import try_out
from vierblatt.arena.ledger import Ledger, Task
from vierblatt.arena.playing import BoardPlayer
from vierblatt.arena.results import BoardResult
from vierblatt.arena.workers import ProcessRunner
from vierblatt.interrupted import interrupts_only

#: Seconds between writes of the checkpoint.
INTERVAL = 5.0

#: Called with the ledger after each board, in the thread that runs the contest.
Done = Callable[[Ledger], None]


class ContestInterrupted(KeyboardInterrupt):
    """Ctrl+C was pressed; `ledger` has everything done until then."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        super().__init__()


class BoardRunner(Protocol):
    """An interface for playing boards."""

    def play(self, tasks: Sequence[Task]) -> Generator[BoardResult]:
        """Plays these boards, in any order; if closed early, stops as soon as possible."""
        ...


class LocalRunner:
    """Plays boards in this process."""

    def __init__(self, contest: Contest) -> None:
        self._player = BoardPlayer(contest)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._player.close()

    def play(self, tasks: Sequence[Task]) -> Generator[BoardResult]:
        """Plays one board after another."""
        for pair, number in tasks:
            yield self._player.play(pair, number)


def run(contest: Contest, *, workers: int = 1, done: Done | None = None, checkpoint: Path | None = None) -> Ledger:
    """Plays a contest, or the rest of it after a checkpoint, with `workers` processes.

    Every player is tried out first: a program that does not start, or does not greet as the protocol says, and a policy
    for another game are refused before anything is played. The results do not depend on the number of processes, unless
    a bot uses a clock. done: called with the ledger after every board. checkpoint: a file that is written every few
    seconds and at the end; if it exists, the contest resumes from it. Raises ContestInterrupted on Ctrl+C, PlayerFault
    and BadPolicy for a player that cannot play, BadCheckpoint, BadOption and ArenaFailure.

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
    first_seat = SeatAssignment(contest.game_object, contest.rule_set, contest.table, 0, contest.seed)
    names = try_out(contest.bots, first_seat, contest.seconds)
    ledger = checkpoints.load(contest, checkpoint) if checkpoint and checkpoint.exists() else Ledger(contest)
    ledger.given_names.update(names)
    if checkpoint:
        checkpoints.save(ledger, checkpoint)  # fail before playing anything if the file cannot be written
    try:
        with interrupts_only(), runner as started:
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
