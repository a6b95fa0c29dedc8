"""A load's report on the terminal."""

from __future__ import annotations

from vierblatt.cli.figure_table import FigureTable
from vierblatt.cli.words import Printer
from vierblatt.load import LoadReport

QUANTILES = ("p50", "p90", "p99", "p999", "max")


class LoadReporter:
    """Prints reports of loads in one language."""

    def __init__(self, language: str) -> None:
        self._printer = Printer(language)

    def show(self, report: LoadReport) -> None:
        """The whole report."""
        text, line = self._printer.words.text, self._printer.line
        line(text("load-title", servers=", ".join(report.plan["servers"])), style="bold")
        if not report.complete:
            line(text("load-part"), style="yellow")
        line(text("load-moves", moves=report.moves, seconds=f"{report.took:.0f}", matches=report.matches))
        if report.full[1] > report.full[0]:
            line(text("load-rate", rate=f"{report.moves_per_second:.1f}", tables=report.plan["tables"][1]))
        if report.returns:
            line(text("load-returns", count=report.returns))
        self._times(report)
        self._faults(report)

    def _times(self, report: LoadReport) -> None:
        rows = [("load-acknowledged", report.acknowledged), ("load-delivered", report.delivered)]
        if not any(quantiles for _, quantiles in rows):
            return
        text, heads = self._printer.words.text, ("50 %", "90 %", "99 %", "99.9 %", "100 %")
        figures = FigureTable(self._printer, heads, first=text("load-milliseconds"), folds=True)
        for name, quantiles in rows:
            if quantiles is not None:
                figures.add(text(name), *(f"{getattr(quantiles, quantile):.1f}" for quantile in QUANTILES))
        figures.show()

    def _faults(self, report: LoadReport) -> None:
        text, line = self._printer.words.text, self._printer.line
        line()
        if report.sound:
            line(text("load-sound"), style="green")
            return
        line(text("load-faults", count=sum(report.faults.values())), style="red")
        for kind, count in report.faults.items():
            line(f"  {text(f'load-fault-{kind}')}: {count}", style="red")
            for example in report.examples:
                if example.kind == kind:
                    line(f"    {example.table or '-'}: {example.what}", style="dim")
