"""The progress line of commands that run for a while, on standard error."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from vierblatt.cli.output import Output


@contextmanager
def progress_line(*columns: ProgressColumn) -> Iterator[Progress]:
    """A line on a terminal, gone at the end; nothing elsewhere. Without columns it is a bar with what is left to do."""
    console = Output(stderr=True)
    with Progress(*(columns or _bar()), console=console, transient=True, disable=not console.is_terminal) as progress:
        yield progress


def _bar() -> tuple[ProgressColumn, ...]:
    text = TextColumn("{task.description}")
    return text, BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn()
