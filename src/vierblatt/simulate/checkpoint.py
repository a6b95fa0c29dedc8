"""A file from which a job goes on where it was stopped."""

from __future__ import annotations

import base64
import contextlib
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from vierblatt.errors import BadCheckpoint
from vierblatt.simulate.checksummed_files import read_checksummed, write_checksummed
from vierblatt.simulate.job import SimulationJob
from vierblatt.simulate.progress import Done, Progress, SimulationInterrupted
from vierblatt.simulate.tally import Tally

FORMAT = "vierblatt-simulation-1"
#: Seconds between two writes of the file.
INTERVAL = 5.0


def save(progress: Progress, file: Path) -> None:
    """Writes the file; raises BadCheckpoint."""
    job = progress.job
    body: dict[str, Any] = {
        "format": FORMAT,
        "rules_key": job.rules_key,
        "job": job.facts(),
        "units": int(progress.tally.units),
        "done": f"{progress.done:x}",
        "tally": base64.b64encode(zlib.compress(progress.tally.to_bytes())).decode(),
    }
    write_checksummed(body, file)


def load(job: SimulationJob, file: Path) -> Progress:
    """How far the job had come; raises BadCheckpoint for a damaged file and for that of another job or version."""
    body = read_checksummed(file)
    try:
        fault = _fault(job, body, file)
        if fault is None:
            tally = Tally.from_bytes(zlib.decompress(base64.b64decode(body["tally"])))
            return Progress(job, int(body["done"], 16), tally)
    except (ValueError, KeyError, TypeError, zlib.error) as error:
        raise BadCheckpoint("checkpoint-damaged", file=str(file)) from error
    raise fault


def _fault(job: SimulationJob, body: dict[str, Any], file: Path) -> BadCheckpoint | None:
    """What speaks against the content of a file."""
    if body["format"] == FORMAT and body["job"] != job.facts():
        return BadCheckpoint("checkpoint-of-another-job", file=str(file))
    if body["format"] != FORMAT or body["rules_key"] != job.rules_key:
        return BadCheckpoint("checkpoint-of-another-version", file=str(file))
    return None


class CheckpointWriter:
    """Gathers what is done and keeps it: in memory, and every few seconds in the checkpoint."""

    def __init__(self, job: SimulationJob, file: Path | None, done: Done | None) -> None:
        self._file = file
        self._done = done
        self._saved = time.monotonic()
        self.progress = load(job, file) if file and file.exists() else Progress.of(job)

    def add(self, chunks: list[int], tally: Tally) -> None:
        """Takes chunks that have been played."""
        self.progress = self.progress.plus(chunks, tally)
        if self._done:
            self._done(self.progress)
        if time.monotonic() - self._saved >= INTERVAL:
            self.save()

    def save(self) -> None:
        """Writes the checkpoint, if there is to be one."""
        if self._file:
            save(self.progress, self._file)
        self._saved = time.monotonic()


@contextlib.contextmanager
def checkpointing(job: SimulationJob, file: Path | None, done: Done | None) -> Iterator[CheckpointWriter]:
    """A writer that saves its checkpoint at the end, however that comes; Ctrl-C becomes `SimulationInterrupted`."""
    writer = CheckpointWriter(job, file, done)
    writer.save()  # a file that cannot be written is told before anything is played
    try:
        yield writer
    except KeyboardInterrupt:
        raise SimulationInterrupted(writer.progress) from None
    finally:
        writer.save()
