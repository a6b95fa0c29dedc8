"""One machine: the chunks of a job go to a few threads, since compiled loops leave the interpreter free."""

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
    """Plays a job, or what a checkpoint has left of it; the result does not depend on the number of threads.

    done: told of the progress after every chunk. checkpoint: a file that is written every few seconds and at the end;
    if it is there already, the job goes on from it. Raises SimulationInterrupted at Ctrl-C, with what has been done,
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
    """The results as they come in. Left early, it stops after the chunks that are being played."""
    own = threading.local()

    def play(chunk: int) -> Tally:
        if not hasattr(own, "runner"):
            own.runner = ChunkRunner(job)
        runner: ChunkRunner = own.runner
        return runner.play(chunk)

    with ThreadPoolExecutor(threads, thread_name_prefix="simulation") as pool:
        yield from results(pool, threads, play, chunks)
