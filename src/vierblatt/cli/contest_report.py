"""A contest's report as tables on the terminal."""

from __future__ import annotations

from vierblatt.arena.contest import Contest
from vierblatt.arena.report import ContestReport
from vierblatt.arena.wording import ContestWording
from vierblatt.cli.figure_table import FigureTable
from vierblatt.cli.words import Printer


class ContestReporter:
    """Prints reports of a contest in one language."""

    def __init__(self, language: str, contest: Contest) -> None:
        self._said = ContestWording(language, contest)
        self._printer = Printer(language)

    def show(self, report: ContestReport) -> None:
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

    def _pairs(self, report: ContestReport) -> None:
        said, text = self._said, self._said.words.text
        counted = "arena-won-lost" if report.unit == "matches" else "arena-ahead-behind"
        heads = (text("arena-margin"), text("arena-boards"), text(counted), text("arena-verdict"))
        figures = FigureTable(self._printer, heads, folds=True)
        for pair in report.pairs:
            figures.add(
                said.pair(pair),
                said.number(pair.margin, signed=True),
                said.whole(pair.boards),
                said.record(report, pair),
                said.verdict(pair),
            )
        figures.show(text("arena-pairs"))

    def _bots(self, report: ContestReport) -> None:
        said, text = self._said, self._said.words.text
        rated = any(bot.rating for bot in report.bots)
        heads = [text("arena-over-all"), *([text("arena-rating")] if rated else [])]
        figures = FigureTable(self._printer, [*heads, text("arena-thought"), text("arena-forfeits")], folds=True)
        for bot, clock in zip(report.bots, report.clocks, strict=True):
            rating = [said.rating(bot)] if rated else []
            figures.add(bot.name, said.over_all(bot), *rating, said.clock(clock), said.whole(bot.forfeits))
        figures.show(text("arena-bots"))
