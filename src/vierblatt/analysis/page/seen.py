"""What a player could know at a decision: what was visible, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from vierblatt.analysis.document import Decision, Knowledge
from vierblatt.analysis.page.faces import card, card_on_table, cards, suit
from vierblatt.analysis.page.markup import Markup, join, tag
from vierblatt.analysis.wording import AnalysisWording
from vierblatt.view import View

Row = tuple[str, Markup]


def seen_by(wording: AnalysisWording, decision: Decision) -> Markup | None:
    """The view, as an expandable section; None for fine decisions."""
    seen, known = decision.seen, decision.known
    if seen is None or known is None:
        return None
    rows = [
        *_seen(wording, seen, known),
        *_known(wording, known),
        (wording.words.text("analysis-scores"), _scores(wording, seen)),
    ]
    summary = tag("summary", wording.words.text("analysis-seen", seat=wording.words.seat(seen.seat)))
    listed = (tag("div", tag("dt", name), tag("dd", value)) for name, value in rows)
    return tag("details", summary, tag("dl", *listed))


def _seen(wording: AnalysisWording, seen: View, known: Knowledge) -> Iterator[Row]:
    words = wording.words
    yield words.text("analysis-hand"), cards(wording, seen.hand)
    if seen.phase == "play":
        trick = [card_on_table(wording, each) for each in seen.trick]
        leads = join(words.text("analysis-leads", seat=words.seat(seen.turn)))
        yield words.text("analysis-table"), tag("div", *trick, class_="trick") if trick else leads
    if seen.last_trick:
        places = [card_on_table(wording, each) for each in seen.last_trick]
        yield words.text("analysis-last"), tag("div", *places, class_="trick")
    if any(seen.tricks):
        yield words.text("analysis-tricks"), _by_seat(wording, [join(words.number(number)) for number in seen.tricks])
    # All calls have a separate row.
    facts = [words.fact(fact, seen.seat) for fact in seen.facts if fact.kind != "call"]
    if facts:
        yield words.text("analysis-public"), _facts([join(fact) for fact in facts])
    if known.calls:
        calls = (tag("li", _of(wording, each.seat, words.call(each.call))) for each in known.calls)
        yield words.text("analysis-calls"), tag("ol", *calls, class_="calls")


def _known(wording: AnalysisWording, known: Knowledge) -> Iterator[Row]:
    """The deductions, if there are any."""
    words = wording.words
    rows = {
        "analysis-gone": _by_suit(wording, known.gone),
        "analysis-held": _by_seat(wording, [cards(wording, each) for each in known.held]),
        "analysis-voids": _by_seat(wording, [join(*(suit(wording, name) for name in each)) for each in known.voids]),
        "analysis-lacks": _by_seat(wording, [cards(wording, each) for each in known.lacks]),
    }
    yield from ((words.text(name), content) for name, content in rows.items() if content)
    yield words.text("analysis-deals-left"), join(wording.count(known.deals, exact=known.exact))


def _scores(wording: AnalysisWording, seen: View) -> Markup:
    return join(wording.words.ratio(seen.scores))


def _by_suit(wording: AnalysisWording, names: Sequence[str]) -> Markup:
    """Cards grouped by suit, with the jokers in one group."""
    suits = groupby(names, key=lambda name: "X" if name[0] == "X" else name[1])
    return join(*(tag("div", *(card(wording, name) for name in each), class_="suit") for _, each in suits))


def _by_seat(wording: AnalysisWording, content: Sequence[Markup]) -> Markup:
    """The non-empty entries, labelled with their seats."""
    return _facts([_of(wording, seat, each) for seat, each in enumerate(content) if each])


def _of(wording: AnalysisWording, seat: int, content: str) -> Markup:
    return join(tag("bdi", wording.words.seat(seat)), ": ", content)


def _facts(content: Sequence[Markup]) -> Markup:
    return join(*(tag("span", each, class_="fact") for each in content))
