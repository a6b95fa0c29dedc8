"""The course of the match as a chart: scores after each deal, and the expected results of equal players in between."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vierblatt.analysis.document import Deal, Decision
from vierblatt.analysis.page.chart import Chart
from vierblatt.analysis.page.markup import Markup, tag
from vierblatt.analysis.wording import AnalysisWording


@dataclass(frozen=True)
class ChartLine:
    """One line of the chart: a side's total, or its lead if there are two sides; x is the number of deals."""

    side: int
    ends: list[tuple[float, float]]
    expected: list[tuple[float, float]]
    marks: list[tuple[float, float, Deal, Decision]]


def chart_lines(wording: AnalysisWording) -> list[ChartLine]:
    """The lines: one for two sides, or one for each side if everybody plays alone."""
    sides = wording.sides
    return [_chart_line(wording, side, lead=sides == 2) for side in range(1 if sides == 2 else sides)]


def _chart_line(wording: AnalysisWording, side: int, *, lead: bool) -> ChartLine:
    line = ChartLine(side, [(0.0, 0.0)], [(0.0, 0.0)], [])
    for deal in wording.analysis.deals:
        before = line.ends[-1][1]
        places = [
            (deal.number - 1 + k / len(deal.course), before + values[side]) for k, values in enumerate(deal.course, 1)
        ]
        for each in deal.decisions:
            if (
                each.verdict in {"blunder", "mistake"}
                and deal.course
                and (lead or wording.words.side_of(each.seat) == side)
            ):
                line.marks.append((*places[each.number - 1], deal, each))
        if deal.shares:
            end = (float(deal.number), _total(deal.totals, side, lead=lead))
            line.ends.append(end)
            places[-1:] = [end]
        line.expected.extend(places)
    return line


def _total(totals: Sequence[int], side: int, *, lead: bool) -> float:
    return totals[side] - totals[1 - side] if lead else totals[side]


def match_graph(wording: AnalysisWording) -> Markup | None:
    """The section with the chart; None before the first deal."""
    words, lines = wording.words, chart_lines(wording)
    deals = wording.analysis.deals
    if not deals:
        return None
    values = [y for line in lines for _, y in (*line.ends, *line.expected)]
    chart = Chart(0, len(deals), values, mirrored=words.right_to_left)
    for line in lines:
        chart.line(line.expected, f"s{line.side}")
    for line in lines:
        for x, y, deal, decision in line.marks:
            label = (
                f"{wording.place(deal, decision)} · {words.seat(decision.seat)}: {wording.verdict(decision.verdict)}"
            )
            chart.dot(x, y, f"small {decision.verdict}", label)
        for x, y in line.ends[1:]:
            chart.dot(x, y, f"s{line.side}", _score_text(wording, deals[round(x) - 1]))
    chart.times([(deal.number, words.number(deal.number)) for deal in deals])
    lead = len(lines) == 1
    title = words.text("analysis-match-lead", side=words.side(0)) if lead else words.text("analysis-match-totals")
    return tag(
        "section",
        tag("h2", words.text("analysis-match")),
        tag("h3", title),
        None if lead else _legend(wording, lines),
        chart.render(title, wording.whole),
        tag("p", words.text("analysis-match-how"), class_="soft"),
    )


def _legend(wording: AnalysisWording, lines: Sequence[ChartLine]) -> Markup:
    names = (tag("span", wording.words.side(line.side), class_=f"key s{line.side}") for line in lines)
    return tag("p", *names, class_="keys")


def _score_text(wording: AnalysisWording, deal: Deal) -> str:
    return wording.words.text("analysis-match-plain", deal=deal.number, scores=wording.words.ratio(deal.totals))
