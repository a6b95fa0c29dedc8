"""Collects a dataset into a file. What is done is kept in a folder beside it until the file is whole."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from vierblatt.datasets.decisions import DealPlayer
from vierblatt.datasets.job import DatasetJob
from vierblatt.datasets.parquet import read_part, table_of, write_joined, write_table
from vierblatt.errors import BadOption
from vierblatt.whole_files import draft_for

#: Is called with the number of decisions so far.
Done = Callable[[int], object]


def parts_folder(output: Path) -> Path:
    """Where the parts of an unfinished file are."""
    return output.with_name(f"{output.name}.parts")


def collect(job: DatasetJob, output: Path, done: Done | None = None) -> None:
    """Collects the decisions and writes them to the file, which is replaced if it exists.

    The same call continues where an interrupted one has stopped, from the parts in `parts_folder`, which it removes at
    the end; a job with more or fewer decisions may continue, too. done: is called after each part. Raises
    BadCheckpoint for parts of another job or version, BadOption for a bot that does not exist or a file that cannot be
    written, and BadPolicy.
    """
    folder, player, rows = parts_folder(output), DealPlayer(job), 0
    parts: list[Path] = []
    try:
        while rows < job.decisions:
            path = folder / f"{len(parts):08}.parquet"
            rows += _part(job, player, path, len(parts))
            parts.append(path)
            if done:
                done(min(rows, job.decisions))
        with draft_for(output) as draft:
            write_joined((read_part(path, job) for path in parts), job, draft)
    except OSError as fault:
        raise BadOption("cannot-write", path=str(output), reason=fault.strerror or str(fault)) from None
    _remove(folder)


def _part(job: DatasetJob, player: DealPlayer, path: Path, number: int) -> int:
    """The number of decisions in a part, which is played unless it is there; raises OSError."""
    if path.exists():
        return int(read_part(path, job).num_rows)
    deals = range(number * job.deals_at_once, (number + 1) * job.deals_at_once)
    table = table_of(job, [each for deal in deals for each in player.decisions(deal)])
    path.parent.mkdir(exist_ok=True)
    with draft_for(path) as draft:
        write_table(table, draft)
    return int(table.num_rows)


def _remove(folder: Path) -> None:
    """Removes the parts; if anything else is in the folder, it stays."""
    for path in [*folder.glob("[0-9]*.parquet"), *folder.glob(".[0-9]*.parquet")]:  # the latter were never whole
        path.unlink()
    if not any(folder.iterdir()):
        folder.rmdir()
