"""Tables of words and numbers in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.table import Table

from vierblatt.cli.output import Output
from vierblatt.cli.words import Printer


def tabulate(printer: Printer, heads: Sequence[str], rows: Iterable[Sequence[str]], *, left: Iterable[int]) -> None:
    """Prints rows under their heads. left: the columns with words, by number from 0; those with numbers end aligned."""
    words = {*left}
    table = Table(box=None, pad_edge=False, header_style="dim")
    for place, head in enumerate(heads):
        table.add_column(printer.shown(head), justify="left" if place in words else "right", overflow="fold")
    for row in rows:
        table.add_row(*map(printer.shown, row))
    Output(highlight=False, markup=False, emoji=False).print(table)
