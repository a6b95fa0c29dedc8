"""The answer to a query as tables on the terminal."""

from __future__ import annotations

from vierblatt.cli.figure_table import FigureTable
from vierblatt.cli.words import Printer
from vierblatt.simulate.queries import QueryAnswer, ShownExpression
from vierblatt.simulate.queries.wording import QueryWording, QueryWords

#: The most values of one expression that get a table; of more, only the mean is printed, and JSON has all of them.
MOST_ROWS = 24


class QueryReporter:
    """Prints answers in one language."""

    def __init__(self, words: QueryWords) -> None:
        self._wording = QueryWording(words)
        self._printer = Printer(words.language)

    def show(self, answer: QueryAnswer) -> None:
        """The whole answer."""
        wording, line = self._wording, self._printer.line
        line(wording.title(answer), style="bold")
        for each in wording.lines(answer):
            line(each)
        line(wording.words.text("report-intervals"), style="dim")
        if not answer.shown or not answer.found:
            return
        text = wording.words.text
        figures = FigureTable(self._printer, (text("column-deals"), text("query-value")), folds=True)
        for shown in answer.shown:
            figures.add(shown.expression, wording.whole(shown.deals), wording.estimate(shown))
        figures.show()
        for shown in answer.shown:
            if shown.kind != "truth" and 1 < len(shown.values) <= MOST_ROWS:
                self._values(shown)

    def _values(self, shown: ShownExpression) -> None:
        wording = self._wording
        figures = FigureTable(self._printer, map(wording.words.text, ("figure-count", "figure-share")))
        for share in shown.values:
            figures.add(wording.value(shown, share), wording.whole(share.count), wording.percent(share.share))
        figures.show(shown.expression)
