"""An analysis as one page of HTML that needs nothing else: no script, no picture, nothing from elsewhere."""

from __future__ import annotations

from pathlib import Path

from vierblatt.analysis.document import Analysis
from vierblatt.analysis.page.luck import luck_and_skill
from vierblatt.analysis.page.markup import Markup, bare, joined, tag
from vierblatt.analysis.page.moves import costly_moves
from vierblatt.analysis.page.players import players
from vierblatt.analysis.page.score_chart import match_graph
from vierblatt.analysis.wording import AnalysisWording

STYLE = Path(__file__).parent / "style.css"
#: A reader can be sure that opening the page tells nobody.
POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"


def page(analysis: Analysis, language: str, *, replay: str = "") -> str:
    """The page in a language; raises BadOption for an unknown one.

    replay: the address of the match move by move, if it has one; ``#d3.12`` behind it points at a step.
    """
    said = AnalysisWording(language, analysis)
    words = said.words
    head = tag(
        "head",
        bare("meta", charset="utf-8"),
        bare("meta", name="viewport", content="width=device-width, initial-scale=1"),
        bare("meta", http_equiv="Content-Security-Policy", content=POLICY),
        bare("link", rel="icon", href="data:,"),
        tag("title", said.title()),
        tag("style", Markup(STYLE.read_text(encoding="utf-8"))),
    )
    body = tag(
        "body",
        tag(
            "main",
            _heading(said, replay),
            players(said),
            match_graph(said),
            luck_and_skill(said),
            costly_moves(said, replay),
            _how(said),
        ),
    )
    direction = "rtl" if words.right_to_left else "ltr"
    return joined(Markup("<!doctype html>\n"), tag("html", head, body, lang=language, dir=direction), Markup("\n"))


def _heading(said: AnalysisWording, replay: str) -> Markup:
    words, analysis = said.words, said.analysis
    totals, winners = analysis.deals[-1].totals if analysis.deals else (), analysis.winners or ()
    score = [
        tag("span", tag("small", words.side(side)), words.number(total), class_="won" if side in winners else None)
        for side, total in enumerate(totals)
    ]
    return tag(
        "header",
        tag("nav", tag("a", words.text("analysis-replay"), href=replay)) if replay else None,
        tag("h1", said.title()),
        tag("p", words.preset(analysis.rules.preset), class_="soft"),
        tag("div", *score, class_="score"),
        *(tag("p", notice, class_="notice") for notice in said.notices()),
        tag("p", said.extent()),
        tag("p", said.settings(), class_="soft"),
        class_="top",
    )


def _how(said: AnalysisWording) -> Markup:
    sentences = (tag("p", sentence) for sentence in said.explanations())
    return tag("section", tag("h2", said.words.text("analysis-how")), *sentences, class_="how")
