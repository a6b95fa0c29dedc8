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
        self._wording = SimulationWording(language, job)
        self._printer = Printer(language)

    def show(self, report: SimulationReport) -> None:
        """The whole report."""
        wording, line = self._wording, self._printer.line
        line(wording.title(report), style="bold")
        if not report.complete:
            line(wording.part(report), style="yellow")
        line(wording.made_by(report))
        line(wording.played(report))
        line(wording.words.text("report-intervals"), style="dim")
        for table in report.tables:
            self._counted(table)
        if len(set(report.players)) > 1:
            self._standings("report-sides", [wording.side(each) for each in report.sides], report.sides)
        self._standings("report-places", [wording.place(each) for each in report.places], report.places)
        names = [wording.score_name(each.name) for each in report.scores]
        self._distributions(f"report-scores-{report.unit}", names, report.scores)
        self._distributions(f"report-length-{report.unit}", [""], [report.length])

    def _counted(self, table: ReportTable) -> None:
        rows = [row for row in table.rows if row.count]
        if not rows:
            return
        wording = self._wording
        columns = ["count", *(["share"] if table.of else []), *rows[0].rates, *rows[0].means]
        figures = FigureTable(self._printer, map(wording.figure, columns))
        for row in rows:
            shares = [wording.percent(row.share)] if table.of else []
            rates = [wording.percent(each) for each in row.rates.values()]
            means = [wording.number(each) for each in row.means.values()]
            figures.add(wording.row(table.name, row.name), wording.whole(row.count), *shares, *rates, *means)
        figures.show(wording.table(table.name))

    def _standings(self, title: str, names: Sequence[str], standings: Sequence[SideStanding]) -> None:
        wording = self._wording
        figures = FigureTable(self._printer, map(wording.figure, ("wins", "score", "ahead")))
        for name, each in zip(names, standings, strict=True):
            figures.add(name, wording.percent(each.wins), wording.number(each.score), wording.number(each.ahead))
        figures.show(wording.words.text(title))

    def _distributions(self, title: str, names: Sequence[str], spread: Sequence[Distribution]) -> None:
        wording = self._wording
        percents = list(spread[0].quantiles)
        heads = [wording.figure("mean"), wording.figure("deviation"), *(f"{percent} %" for percent in percents)]
        figures = FigureTable(self._printer, heads)
        for name, each in zip(names, spread, strict=True):
            values = [wording.whole(each.quantiles[percent]) for percent in percents]
            figures.add(name, wording.number(each.mean), wording.plain(each.deviation), *values)
        figures.show(wording.words.text(title))
