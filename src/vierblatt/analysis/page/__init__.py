"""An analysis as a self-contained HTML page: no scripts, no images, no external resources."""

from __future__ import annotations

from pathlib import Path

from vierblatt.analysis.document import Analysis
from vierblatt.analysis.page.luck import luck_and_skill
from vierblatt.analysis.page.markup import Markup, bare, join, tag
from vierblatt.analysis.page.moves import costly_moves
from vierblatt.analysis.page.players import players
from vierblatt.analysis.page.score_chart import match_graph
from vierblatt.analysis.wording import AnalysisWording

STYLE = Path(__file__).parent / "style.css"
#: Guarantees that opening the page makes no requests.
POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"


def page(analysis: Analysis, language: str, *, replay: str = "") -> str:
    """The page in a language; raises BadOption for an unknown one.

    replay: the URL of the match's replay, if there is one; the fragment ``#d3.12`` points to a step.
    """
    wording = AnalysisWording(language, analysis)
    words = wording.words
    head = tag(
        "head",
        bare("meta", charset="utf-8"),
        bare("meta", name="viewport", content="width=device-width, initial-scale=1"),
        bare("meta", http_equiv="Content-Security-Policy", content=POLICY),
        bare("link", rel="icon", href="data:,"),
        tag("title", wording.title()),
        tag("style", Markup(STYLE.read_text(encoding="utf-8"))),
    )
    body = tag(
        "body",
        tag(
            "main",
            _heading(wording, replay),
            players(wording),
            match_graph(wording),
            luck_and_skill(wording),
            costly_moves(wording, replay),
            _how(wording),
        ),
    )
    direction = "rtl" if words.right_to_left else "ltr"
    return join(Markup("<!doctype html>\n"), tag("html", head, body, lang=language, dir=direction), Markup("\n"))


def _heading(wording: AnalysisWording, replay: str) -> Markup:
    words, analysis = wording.words, wording.analysis
    totals, winners = analysis.deals[-1].totals if analysis.deals else (), analysis.winners or ()
    score = [
        tag("span", tag("small", words.side(side)), words.number(total), class_="won" if side in winners else None)
        for side, total in enumerate(totals)
    ]
    return tag(
        "header",
        tag("nav", tag("a", words.text("analysis-replay"), href=replay)) if replay else None,
        tag("h1", wording.title()),
        tag("p", words.preset(analysis.rules.preset), class_="soft"),
        tag("div", *score, class_="score"),
        *(tag("p", notice, class_="notice") for notice in wording.notices()),
        tag("p", wording.extent()),
        tag("p", wording.settings(), class_="soft"),
        class_="top",
    )


def _how(wording: AnalysisWording) -> Markup:
    sentences = (tag("p", sentence) for sentence in wording.explanations())
    return tag("section", tag("h2", wording.words.text("analysis-how")), *sentences, class_="how")
