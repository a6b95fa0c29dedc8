"""Timing: seconds of this process on one core, so that other load on the machine does not count.

On more than one core only wall-clock time is meaningful, and the machine has to be idle.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median

#: Plays the given number of deals (or of other units) and returns the moves that were made.
Playing = Callable[[int], int]
Clock = Callable[[], float]
ReportProgress = Callable[[str], None]


def usable() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def pin(cores: int = 1) -> None:
    """Ties this process and its children to the last `cores` cores it may use, where the system supports that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[-cores:])


@dataclass(frozen=True)
class Sample:
    """One timed slice of play."""

    deals: int
    moves: int
    seconds: float

    @property
    def moves_per_second(self) -> float:
        """Decisions of players per second; dealing takes time but is not a move."""
        return self.moves / self.seconds

    @property
    def deals_per_second(self) -> float:
        """Whole deals per second."""
        return self.deals / self.seconds


def sample(playing: Playing, deals: int, clock: Clock = time.process_time) -> Sample:
    """Times a slice."""
    begun = clock()
    moves = playing(deals)
    return Sample(deals, moves, clock() - begun)


def deals_for(playing: Playing, duration: float, clock: Clock = time.process_time) -> int:
    """How many deals take about `duration` seconds."""
    for _ in range(2):
        playing(1)  # compiles, or loads compiled code; some compile again for the results of their first call
    deals = 1
    while True:
        taken = sample(playing, deals, clock).seconds
        if taken > duration / 8:
            return max(1, round(deals * duration / taken))
        deals *= 4


@dataclass(frozen=True)
class Spread:
    """The median of several figures, with the least and the greatest of them."""

    median: float
    least: float
    most: float

    @classmethod
    def of(cls, figures: list[float]) -> Spread:
        """The spread of these figures."""
        return cls(median(figures), min(figures), max(figures))


@dataclass(frozen=True)
class Contest:
    """The results of several contestants in the same rounds; each round has a slice of each, one after the other.

    Ratios compare slices of the same round, so a temporary slowdown of the machine affects both.
    """

    rounds: Sequence[Sequence[Sample]]

    def samples(self, contestant: int) -> list[Sample]:
        """The slices of one contestant."""
        return [slices[contestant] for slices in self.rounds]

    def moves(self, contestant: int) -> Spread:
        """Its moves per second."""
        return Spread.of([sample.moves_per_second for sample in self.samples(contestant)])

    def deals(self, contestant: int) -> Spread:
        """Its deals per second."""
        return Spread.of([sample.deals_per_second for sample in self.samples(contestant)])

    def ratio(self, contestant: int, other: int) -> Spread:
        """The ratio of the moves per second of `contestant` to those of `other`."""
        return Spread.of(
            [slices[contestant].moves_per_second / slices[other].moves_per_second for slices in self.rounds]
        )


def contest(
    contestants: Sequence[Playing],
    runs: int,
    duration: float,
    report_progress: ReportProgress,
    clock: Clock = time.process_time,
) -> Contest:
    """Lets the contestants play `runs` rounds, in slices of about `duration` seconds."""
    report_progress("warming up")
    sizes = [deals_for(playing, duration, clock) for playing in contestants]
    rounds: list[list[Sample]] = []
    for n in range(runs):
        report_progress(f"run {n + 1} of {runs}")
        rounds.append([sample(playing, size, clock) for playing, size in zip(contestants, sizes, strict=True)])
    return Contest(rounds)
