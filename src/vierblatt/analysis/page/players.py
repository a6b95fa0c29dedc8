"""The table of each player's results."""

from __future__ import annotations

from collections.abc import Sequence

from vierblatt.analysis.document import Summary
from vierblatt.analysis.page.markup import Markup, tag
from vierblatt.analysis.wording import NOTHING, AnalysisWording


def players(wording: AnalysisWording) -> Markup:
    """The section."""
    text = wording.words.text
    heads = (
        text("analysis-player"),
        text("analysis-accuracy"),
        text("analysis-per-decision"),
        text("analysis-blunders"),
        text("analysis-mistakes"),
        text("analysis-inaccuracies"),
        text("analysis-risks"),
    )
    rows = [_row(wording, heads, seat, summary) for seat, summary in enumerate(wording.analysis.players)]
    table = tag(
        "table", tag("thead", tag("tr", *(tag("th", head, scope="col") for head in heads))), tag("tbody", *rows)
    )
    return tag("section", tag("h2", text("analysis-players")), tag("div", table, class_="players"))


def _row(wording: AnalysisWording, heads: Sequence[str], seat: int, summary: Summary) -> Markup:
    words = wording.words
    accuracy = wording.accuracy(summary.accuracy)
    meter = tag("span", class_="fill", style=f"width:{summary.accuracy or 0:.0f}%")
    counts = {
        "blunder": summary.blunders,
        "mistake": summary.mistakes,
        "inaccuracy": summary.inaccuracies,
        "risk": summary.risks,
    }
    cost = wording.fine(summary.cost / summary.decisions) if summary.decisions else NOTHING
    return tag(
        "tr",
        tag(
            "th",
            words.seat(seat),
            tag("small", words.side(words.side_of(seat))) if wording.teams else None,
            scope="row",
        ),
        tag("td", accuracy, tag("span", meter, class_="meter"), data_head=heads[1]),
        tag("td", cost, data_head=heads[2]),
        *(
            tag("td", words.number(count), class_=kind if count else "none", data_head=head)
            for head, (kind, count) in zip(heads[3:], counts.items(), strict=True)
        ),
    )
