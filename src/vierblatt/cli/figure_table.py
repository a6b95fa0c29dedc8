"""Tables of figures, as all reports on the terminal have them."""

from __future__ import annotations

from collections.abc import Iterable

from rich.table import Table

from vierblatt.cli.output import Output
from vierblatt.cli.words import Printer


class FigureTable:
    """A table whose rows have a name and figures behind it.

    heads: over the figures. first: over the names. folds: whether long names go on in the next line; else they are cut.
    """

    def __init__(self, printer: Printer, heads: Iterable[str], *, first: str = "", folds: bool = False) -> None:
        self._printer = printer
        self._table = Table(box=None, pad_edge=False, header_style="dim")
        self._table.add_column(printer.shown(first), no_wrap=not folds, overflow="fold" if folds else "ellipsis")
        for head in heads:
            self._table.add_column(printer.shown(head), justify="right", overflow="fold")

    def add(self, name: str, *figures: str) -> None:
        """A row."""
        self._table.add_row(*map(self._printer.shown, (name, *figures)))

    def show(self, title: str = "") -> None:
        """Prints it below an empty line and its title, if it has one."""
        self._printer.line()
        if title:
            self._printer.line(title, style="bold")
        Output(highlight=False, markup=False, emoji=False).print(self._table)
