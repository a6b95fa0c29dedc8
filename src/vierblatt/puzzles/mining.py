"""Runs a search for puzzles in several processes, from the beginning or from a checkpoint; Ctrl+C loses nothing."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from vierblatt.errors import BadCheckpoint
from vierblatt.interrupted import interrupts_only
from vierblatt.pools import in_processes
from vierblatt.puzzles.deals import PlayedDeal, deal_of_bots
from vierblatt.puzzles.finding import puzzles_of
from vierblatt.puzzles.format import Puzzle, PuzzleKind
from vierblatt.puzzles.job import MiningJob, Selection, deal_numbers
from vierblatt.simulate.checksummed_files import read_checksummed, write_checksummed

FORMAT = "vierblatt-puzzles-1"
#: Seconds between writes of the checkpoint.
INTERVAL = 10.0


@dataclass
class MiningProgress:
    """What has been done: the puzzles of each deal that was searched, and those that are kept."""

    job: MiningJob
    found: dict[int, list[Puzzle]]
    selection: Selection
    _next: int = 0

    @classmethod
    def of(cls, job: MiningJob) -> MiningProgress:
        """The progress at the beginning."""
        return cls(job, {}, Selection(job))

    def add(self, number: int, puzzles: list[Puzzle]) -> None:
        """Adds the puzzles of a deal; they count once all earlier deals are there."""
        self.found[number] = puzzles
        while self._next in self.found:
            self.selection.add(self.found[self._next])
            self._next += 1

    @property
    def puzzles(self) -> list[Puzzle]:
        """The puzzles so far; those of deals after a gap come last, if more are wanted."""
        if self.selection.full:
            return self.selection.puzzles
        partial_selection = Selection(self.job)
        for number in sorted(self.found):
            partial_selection.add(self.found[number])
        return partial_selection.puzzles


#: Called with the progress after each deal.
Done = Callable[[MiningProgress], None]


class MiningInterrupted(KeyboardInterrupt):
    """Ctrl+C was pressed; `progress` has everything found until then."""

    def __init__(self, progress: MiningProgress) -> None:
        self.progress = progress
        super().__init__()


def mine(
    job: MiningJob,
    *,
    deals: Sequence[PlayedDeal] | None = None,
    processes: int = 1,
    done: Done | None = None,
    checkpoint: Path | None = None,
) -> list[Puzzle]:
    """The puzzles of a job, or of the rest of it after a checkpoint.

    They do not depend on the number of processes. deals: those of records, to be searched instead of deals of bots.
    done: called after each deal. checkpoint: a file that is written every few seconds and at the end; if it exists, the
    search goes on from there. Raises MiningInterrupted on Ctrl+C, and BadCheckpoint.
    """
    progress = load(job, checkpoint) if checkpoint and checkpoint.exists() else MiningProgress.of(job)
    if checkpoint:
        save(progress, checkpoint)  # fail before searching anything if the file cannot be written
    try:
        with interrupts_only():
            _search(progress, deals, processes, done, checkpoint)
    except KeyboardInterrupt:
        raise MiningInterrupted(progress) from None
    finally:
        if checkpoint:
            save(progress, checkpoint)
    return progress.puzzles


def _search(
    progress: MiningProgress,
    deals: Sequence[PlayedDeal] | None,
    processes: int,
    done: Done | None,
    checkpoint: Path | None,
) -> None:
    if done:
        done(progress)
    saved = time.monotonic()
    with closing(in_processes(partial(_work, progress.job), _pieces(progress, deals), processes)) as answers:
        for piece, puzzles in answers:
            progress.add(piece[0], puzzles)
            if done:
                done(progress)
            if checkpoint and time.monotonic() - saved >= INTERVAL:
                save(progress, checkpoint)
                saved = time.monotonic()


#: A piece of work: the number of a deal, the kinds that are still wanted, and the deal, if it is of a record.
_Piece = tuple[int, tuple[PuzzleKind, ...], PlayedDeal | None]


def _pieces(progress: MiningProgress, deals: Sequence[PlayedDeal] | None) -> Iterator[_Piece]:
    most = None if deals is None else len(deals)
    for number in deal_numbers(progress.selection, progress.found, most):
        yield number, progress.selection.open_kinds, None if deals is None else deals[number]


def _work(job: MiningJob, piece: _Piece) -> list[Puzzle]:
    number, kinds, deal = piece
    if deal is None:
        deal = deal_of_bots(job.game, job.rules, job.bot, job.seed, number)
    return puzzles_of(deal, job.search(number, kinds)) if deal is not None else []


def save(progress: MiningProgress, file: Path) -> None:
    """Writes a checkpoint; raises BadCheckpoint."""
    body: dict[str, Any] = {
        "format": FORMAT,
        "sources_key": progress.job.sources_key,
        "job": progress.job.facts(),
        "searched": sorted(progress.found),
        "found": {str(n): msgspec.to_builtins(found) for n, found in sorted(progress.found.items()) if found},
    }
    write_checksummed(body, file)


def load(job: MiningJob, file: Path) -> MiningProgress:
    """The progress in a checkpoint; raises BadCheckpoint if it is damaged or belongs to another job or version."""
    body = read_checksummed(file)
    progress = MiningProgress.of(job)
    try:
        if body["format"] != FORMAT or body["job"] != msgspec.to_builtins(job.facts()):
            raise BadCheckpoint("checkpoint-of-other-puzzles", file=str(file))
        if body["sources_key"] != job.sources_key:
            raise BadCheckpoint("checkpoint-of-another-version", file=str(file))
        for number in body["searched"]:
            progress.add(number, msgspec.convert(body["found"].get(str(number), []), list[Puzzle]))
    except (KeyError, TypeError, msgspec.ValidationError) as error:
        raise BadCheckpoint("checkpoint-damaged", file=str(file)) from error
    return progress
