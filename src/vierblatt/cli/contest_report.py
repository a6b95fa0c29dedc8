"""A contest's report as tables on the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid

from vierblatt.arena.contest import Contest
from vierblatt.arena.report import Report
from vierblatt.arena.wording import Wording
from vierblatt.cli.output import Output
from vierblatt.cli.words import Printer


class Reporter:
    """Prints reports of a contest in one language."""

    def __init__(self, language: str, contest: Contest) -> None:
        self._said = Wording(language, contest)
        self._printer = Printer(language)
        self._console = Output(highlight=False, markup=False, emoji=False)

    def show(self, report: Report) -> None:
        """The whole report."""
        said, line, text = self._said, self._printer.line, self._said.words.text
        line(said.title(report), style="bold")
        if not report.complete:
            line(said.part(report), style="yellow")
        for note in said.notes(report):
            line(note)
        self._pairs(report)
        self._bots(report)
        for told in said.forfeits(report):
            line(told, style="yellow")
        if report.forfeits:
            line(text("arena-forfeit-rule"), style="dim")

    def _pairs(self, report: Report) -> None:
        said, text = self._said, self._said.words.text
        counted = "arena-won-lost" if report.unit == "matches" else "arena-ahead-behind"
        grid = self._grid([text("arena-margin"), text("arena-boards"), text(counted), text("arena-verdict")])
        for pair in report.pairs:
            cells = [
                said.pair(pair),
                said.number(pair.margin, signed=True),
                said.whole(pair.boards),
                said.record(report, pair),
                said.verdict(pair),
            ]
            self._add(grid, cells)
        self._print(text("arena-pairs"), grid)

    def _bots(self, report: Report) -> None:
        said, text = self._said, self._said.words.text
        rated = any(bot.rating for bot in report.bots)
        heads = [text("arena-over-all"), *([text("arena-rating")] if rated else [])]
        grid = self._grid([*heads, text("arena-thought"), text("arena-forfeits")])
        for bot, clock in zip(report.bots, report.clocks, strict=True):
            rating = [said.rating(bot)] if rated else []
            cells = [bot.name, said.over_all(bot), *rating, said.clock(clock)]
            self._add(grid, [*cells, said.whole(bot.forfeits)])
        self._print(text("arena-bots"), grid)

    def _grid(self, columns: Sequence[str]) -> Grid:
        grid = Grid(box=None, pad_edge=False, header_style="dim")
        grid.add_column("", overflow="fold")
        for column in columns:
            grid.add_column(self._printer.shown(column), justify="right", overflow="fold")
        return grid

    def _add(self, grid: Grid, cells: Sequence[str]) -> None:
        grid.add_row(*(self._printer.shown(cell) for cell in cells))

    def _print(self, title: str, grid: Grid) -> None:
        self._printer.line()
        self._printer.line(title, style="bold")
        self._console.print(grid)
