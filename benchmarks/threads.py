"""The gain of a second thread: the same job of random deals with one thread and with two, in wall-clock time."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import partial

from benchmarks.bars import Bar
from benchmarks.clock import ReportProgress, Spread, contest
from vierblatt.simulate.job import CHUNKS, SimulationJob
from vierblatt.simulate.threads import run

#: The target for the speed-up of two threads on two cores.
THREADS, THREADS_BAR = 2, 1.8
SLICE = 0.5


@dataclass(frozen=True)
class ThreadTimes:
    """Moves a second with one thread and with two, and their ratio."""

    game: str
    one: Spread
    two: Spread
    ratio: Spread


def chunks(game: str, threads: int, count: int) -> int:
    """Plays `count` chunks of deals for each of two threads; returns the moves."""
    return int(run(SimulationJob(game, THREADS * count * CHUNKS["deals"]), threads=threads).moves)


def thread_times(game: str, runs: int, report_progress: ReportProgress) -> ThreadTimes:
    """Measures one game; the process must not be tied to a core."""
    contestants = [partial(chunks, game, threads) for threads in (1, THREADS)]
    timed = contest(
        contestants, runs, SLICE, lambda text: report_progress(f"{game}, threads: {text}"), time.perf_counter
    )
    return ThreadTimes(game, timed.moves(0), timed.moves(1), timed.ratio(1, 0))


def thread_bars(times: ThreadTimes) -> list[Bar]:
    """The target for threads."""
    return [Bar(f"{times.game}: two threads against one", times.ratio.median, THREADS_BAR)]
