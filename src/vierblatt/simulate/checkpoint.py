"""Checkpoint files, from which an interrupted job resumes."""

from __future__ import annotations

import base64
import contextlib
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from vierblatt.errors import BadCheckpoint
from vierblatt.interrupted import interrupts_only
from vierblatt.simulate.checksummed_files import read_checksummed, write_checksummed
from vierblatt.simulate.job import SimulationJob
from vierblatt.simulate.progress import Done, Progress, SimulationInterrupted
from vierblatt.simulate.tally import Tally

FORMAT = "vierblatt-simulation-1"
#: Seconds between writes of the file.
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
    """The progress stored in a file; raises BadCheckpoint if it is damaged or belongs to another job or version."""
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
    """The error if the file belongs to another job or version, otherwise None."""
    if body["format"] == FORMAT and body["job"] != job.facts():
        return BadCheckpoint("checkpoint-of-another-job", file=str(file))
    if body["format"] != FORMAT or body["rules_key"] != job.rules_key:
        return BadCheckpoint("checkpoint-of-another-version", file=str(file))
    return None


class CheckpointWriter:
    """Collects results in memory and saves them to the checkpoint every few seconds."""

    def __init__(self, job: SimulationJob, file: Path | None, done: Done | None) -> None:
        self._file = file
        self._done = done
        self._saved = time.monotonic()
        self.progress = load(job, file) if file and file.exists() else Progress.of(job)

    def add(self, chunks: list[int], tally: Tally) -> None:
        """Adds the results of chunks that have been played."""
        self.progress = self.progress.plus(chunks, tally)
        if self._done:
            self._done(self.progress)
        if time.monotonic() - self._saved >= INTERVAL:
            self.save()

    def save(self) -> None:
        """Writes the checkpoint, if there is one."""
        if self._file:
            save(self.progress, self._file)
        self._saved = time.monotonic()


@contextlib.contextmanager
def checkpointing(job: SimulationJob, file: Path | None, done: Done | None) -> Iterator[CheckpointWriter]:
    """A writer that always saves its checkpoint on exit; turns Ctrl-C into `SimulationInterrupted`."""
    writer = CheckpointWriter(job, file, done)
    writer.save()  # fail before playing anything if the file cannot be written
    try:
        with interrupts_only():
            yield writer
    except KeyboardInterrupt:
        raise SimulationInterrupted(writer.progress) from None
    finally:
        writer.save()
