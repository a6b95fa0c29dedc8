"""A simulation's report as tables on the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from vierblatt.cli.figure_table import FigureTable
from vierblatt.cli.words import Printer
from vierblatt.simulate.job import SimulationJob
from vierblatt.simulate.report import Distribution, ReportTable, SideStanding, SimulationReport
from vierblatt.simulate.wording import SimulationWording


class SimulationReporter:
    """Prints reports in one language."""

    def __init__(self, language: str, job: SimulationJob) -> None:
        self._said = SimulationWording(language, job)
        self._printer = Printer(language)

    def show(self, report: SimulationReport) -> None:
        """The whole report."""
        said, line = self._said, self._printer.line
        line(said.title(report), style="bold")
        if not report.complete:
            line(said.part(report), style="yellow")
        line(said.made_by(report))
        line(said.played(report))
        line(said.words.text("report-intervals"), style="dim")
        for table in report.tables:
            self._counted(table)
        if len(set(report.players)) > 1:
            self._standings("report-sides", [said.side(each) for each in report.sides], report.sides)
        self._standings("report-places", [said.place(each) for each in report.places], report.places)
        names = [said.score_name(each.name) for each in report.scores]
        self._distributions(f"report-scores-{report.unit}", names, report.scores)
        self._distributions(f"report-length-{report.unit}", [""], [report.length])

    def _counted(self, table: ReportTable) -> None:
        rows = [row for row in table.rows if row.count]
        if not rows:
            return
        said = self._said
        columns = ["count", *(["share"] if table.of else []), *rows[0].rates, *rows[0].means]
        figures = FigureTable(self._printer, map(said.figure, columns))
        for row in rows:
            shares = [said.percent(row.share)] if table.of else []
            rates = [said.percent(each) for each in row.rates.values()]
            means = [said.number(each) for each in row.means.values()]
            figures.add(said.row(table.name, row.name), said.whole(row.count), *shares, *rates, *means)
        figures.show(said.table(table.name))

    def _standings(self, title: str, names: Sequence[str], standings: Sequence[SideStanding]) -> None:
        said = self._said
        figures = FigureTable(self._printer, map(said.figure, ("wins", "score", "ahead")))
        for name, each in zip(names, standings, strict=True):
            figures.add(name, said.percent(each.wins), said.number(each.score), said.number(each.ahead))
        figures.show(said.words.text(title))

    def _distributions(self, title: str, names: Sequence[str], spread: Sequence[Distribution]) -> None:
        said = self._said
        percents = list(spread[0].quantiles)
        heads = [said.figure("mean"), said.figure("deviation"), *(f"{percent} %" for percent in percents)]
        figures = FigureTable(self._printer, heads)
        for name, each in zip(names, spread, strict=True):
            values = [said.whole(each.quantiles[percent]) for percent in percents]
            figures.add(name, said.number(each.mean), said.plain(each.deviation), *values)
        figures.show(said.words.text(title))
