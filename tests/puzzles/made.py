"""Puzzles for the tests: found with few worlds, which is quick, once for each test process."""

from __future__ import annotations

from functools import cache

from vierblatt.puzzles import Puzzle
from vierblatt.puzzles.job import MiningJob
from vierblatt.puzzles.mining import mine

#: A job that finds its puzzles in a few deals.
JOB = MiningJob("baloot", 3, kinds=("card",), bot="rules", worlds=48, seed=7)


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """The puzzles of the job."""
    return tuple(mine(JOB))
