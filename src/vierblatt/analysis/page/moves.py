"""The costly moves, each with its trick, the better action, and what the player could know."""

from __future__ import annotations

from vierblatt.analysis.document import Deal, Decision
from vierblatt.analysis.page.faces import card, card_on_table
from vierblatt.analysis.page.markup import Markup, join, tag
from vierblatt.analysis.page.seen import seen_by
from vierblatt.analysis.wording import NOTHING, AnalysisWording, costly
from vierblatt.view import View


def costly_moves(wording: AnalysisWording, replay: str) -> Markup:
    """The section; each move links to its place in the replay, if there is one."""
    words, costly_decisions = wording.words, costly(wording.analysis)
    nothing = None if costly_decisions else tag("p", words.text("analysis-no-moves"))
    moves = [_move(wording, deal, decision, replay) for deal, decision in costly_decisions]
    return tag("section", tag("h2", words.text("analysis-moves")), nothing, *moves)


def _move(wording: AnalysisWording, deal: Deal, decision: Decision, replay: str) -> Markup:
    words = wording.words
    head = tag(
        "header",
        tag("span", wording.verdict(decision.verdict), class_=f"badge {decision.verdict}"),
        tag("span", tag("b", words.seat(decision.seat)), " · ", wording.place(deal, decision)),
        tag("span", wording.signed(-decision.cost), class_="price"),
    )
    sentences = [
        tag("p", wording.judgement(decision), class_="judgement"),
        tag("p", " ".join(wording.remarks(decision))),
    ]
    seen = decision.seen
    # The replay numbers states by the actions so far: one less is the moment of the choice.
    link = f"{replay}#d{deal.number}.{decision.number - 1}"
    return tag(
        "article",
        head,
        _table(wording, seen, decision) if seen is not None else None,
        *sentences,
        _options(wording, decision),
        seen_by(wording, decision) if seen is not None else None,
        tag("p", tag("a", words.text("analysis-show"), href=link), class_="there") if replay else None,
        id=f"d{deal.number}-{decision.number}",
        class_=decision.verdict,
    )


# --- cards -----------------------------------------------------------------------------------------------------------


def _table(wording: AnalysisWording, seen: View, decision: Decision) -> Markup:
    """The trick so far, then what was played and what was best."""
    words = wording.words
    places = [card_on_table(wording, each) for each in seen.trick]
    if decision.phase == "play":
        places.append(_chosen(card(wording, decision.action), words.text("analysis-played"), "played"))
        if decision.best != decision.action:
            better = "analysis-most-points" if decision.verdict == "match" else "analysis-was-best"
            places.append(_chosen(card(wording, decision.best), words.text(better), "best"))
    if not places:
        return join()
    return tag("div", *places, class_="trick")


def _chosen(face: Markup, caption: str, kind: str) -> Markup:
    return tag("figure", face, tag("figcaption", caption), class_=kind)


# --- legal actions ---------------------------------------------------------------------------------------------------


def _options(wording: AnalysisWording, decision: Decision) -> Markup:
    text = wording.words.text
    heads = ("", text("analysis-expected"), text("analysis-behind"))
    best = decision.options[0].mean
    reach = best - decision.options[-1].mean or 1.0
    rows = []
    for option in decision.options:
        behind = best - option.mean
        loss = NOTHING if behind <= 0 else f"{wording.points(behind)} ± {wording.points(2 * option.error)}"
        name = card(wording, option.action) if decision.phase == "play" else wording.action(decision, option.action)
        fill = tag("span", class_="fill", style=f"width:{100 * (1 - behind / reach):.0f}%")
        kind = "played" if option.action == decision.action else None
        mean = join(wording.signed(option.mean), tag("span", fill, class_="meter"))
        rows.append(
            tag(
                "tr", tag("th", name, scope="row"), tag("td", mean), tag("td", tag("bdi", loss, dir="ltr")), class_=kind
            )
        )
    table = tag(
        "table", tag("thead", tag("tr", *(tag("th", head, scope="col") for head in heads))), tag("tbody", *rows)
    )
    return tag("details", tag("summary", text("analysis-alternatives")), tag("div", table, class_="wide"))
