"""The progress counter of commands that run for a while."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import MofNCompleteColumn, SpinnerColumn, TextColumn, TimeElapsedColumn

from vierblatt.cli.admin.context import AdminContext
from vierblatt.cli.progress import progress_line
from vierblatt.locale.bidi import display


@contextmanager
def progress_counter(context: AdminContext, message: str) -> Iterator[Callable[[], None]]:
    """Shows a counter on a terminal; each call of the yielded function adds one."""
    columns = SpinnerColumn(), TextColumn("{task.description}"), MofNCompleteColumn(), TimeElapsedColumn()
    with progress_line(*columns) as progress:
        task = progress.add_task(display(context.words.text(message)), total=None)
        yield lambda: progress.advance(task)
