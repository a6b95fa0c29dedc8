"""A contest's report as tables on the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from vierblatt.arena.contest import Contest
from vierblatt.arena.report import ContestReport
from vierblatt.arena.wording import ContestWording
from vierblatt.cli.figure_table import FigureTable
from vierblatt.cli.words import Printer


class ContestReporter:
    """Prints reports of a contest in one language. names: of the bots, if not those of the contest."""

    def __init__(self, language: str, contest: Contest, names: Sequence[str] = ()) -> None:
        self._wording = ContestWording(language, contest, names)
        self._printer = Printer(language)

    def show(self, report: ContestReport) -> None:
        """The whole report."""
        wording, line, text = self._wording, self._printer.line, self._wording.words.text
        wording.name_bots(report)
        line(wording.title(report), style="bold")
        if not report.complete:
            line(wording.part(report), style="yellow")
        for note in wording.notes(report):
            line(note)
        self.show_pairs(report)
        self._bots(report)
        for sentence in wording.forfeits(report):
            line(sentence, style="yellow")
        if report.forfeits:
            line(text("arena-forfeit-rule"), style="dim")

    def show_pairs(self, report: ContestReport) -> None:
        """Each pair with its margin and verdict."""
        wording, text = self._wording, self._wording.words.text
        counted = "arena-won-lost" if report.unit == "matches" else "arena-ahead-behind"
        heads = (text("arena-margin"), text("arena-boards"), text(counted), text("arena-verdict"))
        figures = FigureTable(self._printer, heads, folds=True)
        for pair in report.pairs:
            figures.add(
                wording.pair(pair),
                wording.number(pair.margin, signed=True),
                wording.whole(pair.boards),
                wording.record(report, pair),
                wording.verdict(pair),
            )
        figures.show(text("arena-pairs"))

    def _bots(self, report: ContestReport) -> None:
        wording, text = self._wording, self._wording.words.text
        rated = any(bot.rating for bot in report.bots)
        heads = [text("arena-over-all"), *([text("arena-rating")] if rated else [])]
        figures = FigureTable(self._printer, [*heads, text("arena-thought"), text("arena-forfeits")], folds=True)
        for number, (bot, clock) in enumerate(zip(report.bots, report.clocks, strict=True)):
            rating = [wording.rating(bot)] if rated else []
            figures.add(
                wording.bot(number), wording.over_all(bot), *rating, wording.clock(clock), wording.whole(bot.forfeits)
            )
        figures.show(text("arena-bots"))
