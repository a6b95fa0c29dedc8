"""The costly moves, each with its trick, what was better, and what the player could know."""

from __future__ import annotations

from collections.abc import Iterator

from vierblatt.analysis.document import Deal, Decision
from vierblatt.analysis.page.markup import Markup, joined, tag
from vierblatt.analysis.wording import NOTHING, Wording, costly
from vierblatt.view import TableCard, View


def costly_moves(said: Wording, replay: str) -> Markup:
    """The section; each move points at its place in the replay, if that has an address."""
    words, found = said.words, costly(said.analysis)
    nothing = None if found else tag("p", words.text("analysis-no-moves"))
    moves = [_move(said, deal, decision, replay) for deal, decision in found]
    return tag("section", tag("h2", words.text("analysis-moves")), nothing, *moves)


def _move(said: Wording, deal: Deal, decision: Decision, replay: str) -> Markup:
    words = said.words
    head = tag(
        "header",
        tag("span", said.verdict(decision.verdict), class_=f"badge {decision.verdict}"),
        tag("span", tag("b", words.seat(decision.seat)), " · ", said.place(deal, decision)),
        tag("span", said.signed(-decision.cost), class_="price"),
    )
    sentences = [tag("p", said.judgement(decision), class_="judgement"), tag("p", " ".join(said.remarks(decision)))]
    seen = decision.seen
    # The replay counts what has happened: one step less is the moment of the choice.
    there = f"{replay}#d{deal.number}.{decision.number - 1}"
    return tag(
        "article",
        head,
        _table(said, seen, decision) if seen is not None else None,
        *sentences,
        _options(said, decision),
        _seen(said, seen) if seen is not None else None,
        tag("p", tag("a", words.text("analysis-show"), href=there), class_="there") if replay else None,
        id=f"d{deal.number}-{decision.number}",
    )


# --- cards -----------------------------------------------------------------------------------------------------------


def card(said: Wording, name: str) -> Markup:
    """A card as a small face."""
    suit = "x" if name[0] == "X" else name[1].lower()
    return tag("bdi", said.words.card(name), class_=f"card {suit}")


def _table(said: Wording, seen: View, decision: Decision) -> Markup:
    """The trick so far, then what was played and what was best."""
    words = said.words
    places = [_placed(said, each) for each in seen.trick]
    if decision.phase == "play":
        places.append(_chosen(card(said, decision.action), words.text("analysis-played"), "played"))
        if decision.best != decision.action:
            places.append(_chosen(card(said, decision.best), words.text("analysis-was-best"), "best"))
    if not places:
        return joined()
    return tag("div", *places, class_="trick")


def _placed(said: Wording, placed: TableCard) -> Markup:
    return tag("figure", card(said, placed.card), tag("figcaption", said.words.seat(placed.seat)))


def _chosen(face: Markup, caption: str, kind: str) -> Markup:
    return tag("figure", face, tag("figcaption", caption), class_=kind)


# --- what was open ---------------------------------------------------------------------------------------------------


def _options(said: Wording, decision: Decision) -> Markup:
    text = said.words.text
    heads = ("", text("analysis-expected"), text("analysis-behind"))
    best = decision.options[0].mean
    reach = best - decision.options[-1].mean or 1.0
    rows = []
    for option in decision.options:
        behind = best - option.mean
        told = NOTHING if behind <= 0 else f"{said.points(behind)} ± {said.points(2 * option.error)}"
        name = card(said, option.action) if decision.phase == "play" else said.action(decision, option.action)
        fill = tag("span", class_="fill", style=f"width:{100 * (1 - behind / reach):.0f}%")
        kind = "played" if option.action == decision.action else None
        mean = joined(said.signed(option.mean), tag("span", fill, class_="meter"))
        rows.append(tag("tr", tag("th", name, scope="row"), tag("td", mean), tag("td", told), class_=kind))
    table = tag(
        "table", tag("thead", tag("tr", *(tag("th", head, scope="col") for head in heads))), tag("tbody", *rows)
    )
    return tag("details", tag("summary", text("analysis-alternatives")), tag("div", table, class_="wide"))


# --- what could be known ---------------------------------------------------------------------------------------------


def _seen(said: Wording, seen: View) -> Markup:
    rows = [tag("div", tag("dt", name), tag("dd", value)) for name, value in _known(said, seen)]
    summary = tag("summary", said.words.text("analysis-seen", seat=said.words.seat(seen.seat)))
    return tag("details", summary, tag("dl", *rows))


def _known(said: Wording, seen: View) -> Iterator[tuple[str, Markup]]:
    words = said.words
    yield words.text("analysis-hand"), joined(*(card(said, each) for each in seen.hand))
    if seen.phase == "play":
        trick = [_placed(said, each) for each in seen.trick]
        leads = joined(words.text("analysis-leads", seat=words.seat(seen.turn)))
        yield words.text("analysis-table"), tag("div", *trick, class_="trick") if trick else leads
    if seen.last_trick:
        places = [_placed(said, each) for each in seen.last_trick]
        yield words.text("analysis-last"), tag("div", *places, class_="trick")
    if any(seen.tricks):
        yield words.text("analysis-tricks"), _by_seat(said, seen.tricks)
    facts = [words.fact(fact, seen.seat) for fact in seen.facts]
    if facts:
        yield words.text("analysis-public"), joined(*(tag("span", fact, class_="fact") for fact in facts))
    yield words.text("analysis-scores"), joined(words.ratio(seen.scores))


def _by_seat(said: Wording, numbers: list[int]) -> Markup:
    told = (f"{said.words.seat(seat)}: {said.words.number(number)}" for seat, number in enumerate(numbers))
    return joined(*(tag("span", each, class_="fact") for each in told))
