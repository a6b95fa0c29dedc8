"""Luck and skill, deal by deal: a chart and a table for one side, or for each side if everybody plays alone."""

from __future__ import annotations

from vierblatt.analysis.document import Deal, Share
from vierblatt.analysis.page.chart import Chart
from vierblatt.analysis.page.markup import Markup, join, tag
from vierblatt.analysis.wording import AnalysisWording

#: The parts of a result, and the messages with their names.
PARTS = {"cards": "analysis-cards", "play": "analysis-play", "rest": "analysis-rest"}
#: The width of a bar: the bars of a deal and a gap of the same width share one unit.
WIDTH = 1 / (len(PARTS) + 1)


def luck_and_skill(wording: AnalysisWording) -> Markup | None:
    """The section; None before a deal has ended."""
    words = wording.words
    deals = [deal for deal in wording.analysis.deals if deal.shares]
    if not deals:
        return None
    sides = len(deals[0].shares)
    keys = [tag("span", words.text(name), class_=f"key {part}") for part, name in PARTS.items()]
    result = tag("span", words.text("analysis-result"), class_="key result")
    return tag(
        "section",
        tag("h2", words.text("analysis-luck")),
        tag("p", result, *keys, class_="keys"),
        *(_of_side(wording, deals, side, lead=sides == 2) for side in range(1 if sides == 2 else sides)),
    )


def _of_side(wording: AnalysisWording, deals: list[Deal], side: int, *, lead: bool) -> Markup:
    words = wording.words
    title = words.text("analysis-luck-of" if lead else "analysis-luck-own", side=words.side(side))
    values = [getattr(deal.shares[side], part) for deal in deals for part in (*PARTS, "result")]
    chart = Chart(0, len(deals), [*values, 0.0], mirrored=words.right_to_left)
    for at, deal in enumerate(deals):
        share = deal.shares[side]
        for n, (part, name) in enumerate(PARTS.items()):
            value = getattr(share, part)
            label = f"{words.text(name)}: {wording.signed(value)}"
            chart.bar(at + WIDTH / 2 + n * WIDTH, WIDTH, value, part, label)
        label = f"{words.text('analysis-result')}: {wording.signed(share.result)}"
        chart.dot(at + 0.5, share.result, "result", label)
    chart.times([(at + 0.5, words.number(deal.number)) for at, deal in enumerate(deals)])
    return join(tag("h3", title), chart.render(title, wording.whole), _table(wording, deals, side))


def _table(wording: AnalysisWording, deals: list[Deal], side: int) -> Markup:
    words = wording.words
    heads = [words.text(name) for name in ("analysis-deal", "analysis-result", *PARTS.values())]
    rows = [_row(wording, words.number(deal.number), deal.shares[side]) for deal in deals]
    shares = [deal.shares[side] for deal in deals]
    together = Share(*(sum(getattr(share, name) for share in shares) for name in Share.__struct_fields__))
    table = tag(
        "table",
        tag("thead", tag("tr", *(tag("th", head, scope="col") for head in heads))),
        tag("tbody", *rows),
        tag("tfoot", _row(wording, words.text("analysis-sum"), together)),
    )
    return tag("details", tag("summary", words.text("analysis-numbers")), tag("div", table, class_="wide"))


def _row(wording: AnalysisWording, name: str, share: Share) -> Markup:
    numbers = (share.result, share.cards, share.play, share.rest)
    return tag("tr", tag("th", name, scope="row"), *(tag("td", wording.signed(number)) for number in numbers))
