"""How far a command that takes its time has come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import MofNCompleteColumn, SpinnerColumn, TextColumn, TimeElapsedColumn

from vierblatt.cli.admin.context import AdminContext
from vierblatt.cli.progress import progress_line
from vierblatt.locale.bidi import display


@contextmanager
def progress_counter(context: AdminContext, message: str) -> Iterator[Callable[[], None]]:
    """Shows on a terminal how far it has come; each call of the value counts one more."""
    columns = SpinnerColumn(), TextColumn("{task.description}"), MofNCompleteColumn(), TimeElapsedColumn()
    with progress_line(*columns) as progress:
        task = progress.add_task(display(context.words.text(message)), total=None)
        yield lambda: progress.advance(task)
