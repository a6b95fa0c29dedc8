"""Runs of puzzles that become harder: until the first mistake, or as many as possible in three minutes.

The clock is the server's, and each puzzle is given only after the last one was answered, so nobody gains by stalling,
by reading ahead, or by what their own clock says. A run that is begun anew gives up its open puzzle, which counts as
tried.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from vierblatt.server.store.port import PuzzleRun

RunMode = Literal["streak", "minutes"]
#: Milliseconds of a run against the clock, and the mistakes that end it: guessing must not pay.
MINUTES, MOST_MISTAKES = 180_000, 3
#: After so many solved puzzles the hardest are asked.
STEPS = {"streak": 50, "minutes": 40}


def share_of(run_mode: RunMode, solved: int) -> float:
    """How hard the next puzzle is to be: harder than this share of all, from 0 to 1."""
    return min(1.0, solved / STEPS[run_mode])


def ends(run: PuzzleRun) -> int:
    """When the time of a run is over; 0 for one without a clock."""
    return run.began + MINUTES if run.place == "minutes" else 0


def is_over(run: PuzzleRun, now: int) -> bool:
    """Whether nothing counts for this run any more."""
    return run.over or 0 < ends(run) <= now


def judged(run: PuzzleRun, now: int, *, right: bool) -> PuzzleRun:
    """The run after an answer to its puzzle, without a next one. An answer that comes too late is not counted."""
    if is_over(run, now):
        return msgspec.structs.replace(run, puzzle="", over=True)
    mistakes = run.mistakes + (not right)
    over = mistakes >= (1 if run.place == "streak" else MOST_MISTAKES)
    return msgspec.structs.replace(run, puzzle="", solved=run.solved + right, mistakes=mistakes, over=over)
