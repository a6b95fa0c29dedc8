"""Simulation on one machine: threads play the chunks of a job, since compiled loops release the GIL."""

from __future__ import annotations

import threading
from collections.abc import Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

from vierblatt.pools import results
from vierblatt.simulate.checkpoint import checkpointing
from vierblatt.simulate.job import ChunkRunner, SimulationJob
from vierblatt.simulate.progress import Done
from vierblatt.simulate.tally import Tally


def run(job: SimulationJob, *, threads: int = 1, done: Done | None = None, checkpoint: Path | None = None) -> Tally:
    """Plays a job, or the rest of it after a checkpoint; the result does not depend on the number of threads.

    done: called with the progress after every chunk. checkpoint: a file that is written every few seconds and at the
    end; if it exists, the job resumes from it. Raises SimulationInterrupted on Ctrl-C, with the progress so far,
    BadCheckpoint, and SimulationFault if the game is broken.

    >>> job = SimulationJob("kout_bo", 40, seed=3, chunk=10)
    >>> run(job) == run(job, threads=2)
    True
    """
    with (
        checkpointing(job, checkpoint, done) as writer,
        closing(_played(job, writer.progress.left(), max(1, threads))) as played,
    ):
        for chunk, tally in played:
            writer.add([chunk], tally)
    return writer.progress.tally


def _played(job: SimulationJob, chunks: Iterator[int], threads: int) -> Generator[tuple[int, Tally]]:
    """Yields the results as they arrive. If closed early, stops after the chunks in progress."""
    own = threading.local()

    def play(chunk: int) -> Tally:
        if not hasattr(own, "runner"):
            own.runner = ChunkRunner(job)
        runner: ChunkRunner = own.runner
        return runner.play(chunk)

    with ThreadPoolExecutor(threads, thread_name_prefix="simulation") as pool:
        yield from results(pool, threads, play, chunks)
