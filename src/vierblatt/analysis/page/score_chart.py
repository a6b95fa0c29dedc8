"""The course of the match as a chart: scores after the deals, and what equal players could still expect on the way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vierblatt.analysis.document import Deal, Decision
from vierblatt.analysis.page.chart import Chart
from vierblatt.analysis.page.markup import Markup, tag
from vierblatt.analysis.wording import AnalysisWording


@dataclass(frozen=True)
class ChartLine:
    """One line of the chart: a side's total, or its lead where there are two sides; x is the number of deals."""

    side: int
    ends: list[tuple[float, float]]
    expected: list[tuple[float, float]]
    marks: list[tuple[float, float, Deal, Decision]]


def chart_lines(said: AnalysisWording) -> list[ChartLine]:
    """The lines: one for two sides, one a side where everybody plays alone."""
    sides = said.sides
    return [_chart_line(said, side, lead=sides == 2) for side in range(1 if sides == 2 else sides)]


def _chart_line(said: AnalysisWording, side: int, *, lead: bool) -> ChartLine:
    line = ChartLine(side, [(0.0, 0.0)], [(0.0, 0.0)], [])
    for deal in said.analysis.deals:
        before = line.ends[-1][1]
        places = [
            (deal.number - 1 + k / len(deal.course), before + values[side]) for k, values in enumerate(deal.course, 1)
        ]
        for each in deal.decisions:
            if (
                each.verdict in {"blunder", "mistake"}
                and deal.course
                and (lead or said.words.side_of(each.seat) == side)
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


def match_graph(said: AnalysisWording) -> Markup | None:
    """The section with the chart; nothing before the first deal."""
    words, lines = said.words, chart_lines(said)
    deals = said.analysis.deals
    if not deals:
        return None
    values = [y for line in lines for _, y in (*line.ends, *line.expected)]
    chart = Chart(0, len(deals), values, mirrored=words.right_to_left)
    for line in lines:
        chart.line(line.expected, f"s{line.side}")
    for line in lines:
        for x, y, deal, decision in line.marks:
            told = f"{said.place(deal, decision)} · {words.seat(decision.seat)}: {said.verdict(decision.verdict)}"
            chart.dot(x, y, f"small {decision.verdict}", told)
        for x, y in line.ends[1:]:
            chart.dot(x, y, f"s{line.side}", _told(said, deals[round(x) - 1]))
    chart.times([(deal.number, words.number(deal.number)) for deal in deals])
    lead = len(lines) == 1
    title = words.text("analysis-match-lead", side=words.side(0)) if lead else words.text("analysis-match-totals")
    return tag(
        "section",
        tag("h2", words.text("analysis-match")),
        tag("h3", title),
        None if lead else _legend(said, lines),
        chart.drawn(title, said.whole),
        tag("p", words.text("analysis-match-how"), class_="soft"),
    )


def _legend(said: AnalysisWording, lines: Sequence[ChartLine]) -> Markup:
    names = (tag("span", said.words.side(line.side), class_=f"key s{line.side}") for line in lines)
    return tag("p", *names, class_="keys")


def _told(said: AnalysisWording, deal: Deal) -> str:
    return said.words.text("analysis-match-plain", deal=deal.number, scores=said.words.ratio(deal.totals))
