"""How long things take: seconds of this process on one core, so that a busy neighbour does not count."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

#: Plays so many deals and returns the moves that were made.
Playing = Callable[[int], int]


def pin() -> int | None:
    """Ties this process and its children to one core, the last it may use; returns its number where that is known."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def seconds(work: Callable[[], object]) -> float:
    """The processor time that something takes."""
    begun = time.process_time()
    work()
    return time.process_time() - begun


def deals_for(playing: Playing, duration: float) -> int:
    """How many deals take about so many seconds."""
    playing(1)  # compiles, or loads what was compiled
    deals = 16
    while True:
        taken = seconds(lambda: playing(deals))  # noqa: B023 - called at once
        if taken > duration / 8:
            return max(1, round(deals * duration / taken))
        deals *= 4


@dataclass(frozen=True)
class Sample:
    """One timed slice of play."""

    deals: int
    moves: int
    seconds: float

    @property
    def moves_per_second(self) -> float:
        """Decisions of players in a second; dealing takes time but is no move."""
        return self.moves / self.seconds

    @property
    def deals_per_second(self) -> float:
        """Whole deals in a second."""
        return self.deals / self.seconds


def sample(playing: Playing, deals: int) -> Sample:
    """Times a slice."""
    begun = time.process_time()
    moves = playing(deals)
    return Sample(deals, moves, time.process_time() - begun)


@dataclass(frozen=True)
class Spread:
    """The median of some figures, and how far they lie apart."""

    median: float
    least: float
    most: float

    @classmethod
    def of(cls, figures: list[float]) -> Spread:
        """Of these figures."""
        return cls(median(figures), min(figures), max(figures))
