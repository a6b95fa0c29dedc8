"""What a player could know when deciding: what was in sight, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from vierblatt.analysis.document import Decision, Knowledge
from vierblatt.analysis.page.faces import card, cards, placed, suit
from vierblatt.analysis.page.markup import Markup, joined, tag
from vierblatt.analysis.wording import AnalysisWording
from vierblatt.view import View

Row = tuple[str, Markup]


def seen_by(said: AnalysisWording, decision: Decision) -> Markup | None:
    """The view, to be unfolded; nothing for fine decisions."""
    seen, known = decision.seen, decision.known
    if seen is None or known is None:
        return None
    rows = [*_seen(said, seen, known), *_known(said, known), (said.words.text("analysis-scores"), _scores(said, seen))]
    summary = tag("summary", said.words.text("analysis-seen", seat=said.words.seat(seen.seat)))
    listed = (tag("div", tag("dt", name), tag("dd", value)) for name, value in rows)
    return tag("details", summary, tag("dl", *listed))


def _seen(said: AnalysisWording, seen: View, known: Knowledge) -> Iterator[Row]:
    words = said.words
    yield words.text("analysis-hand"), cards(said, seen.hand)
    if seen.phase == "play":
        trick = [placed(said, each) for each in seen.trick]
        leads = joined(words.text("analysis-leads", seat=words.seat(seen.turn)))
        yield words.text("analysis-table"), tag("div", *trick, class_="trick") if trick else leads
    if seen.last_trick:
        places = [placed(said, each) for each in seen.last_trick]
        yield words.text("analysis-last"), tag("div", *places, class_="trick")
    if any(seen.tricks):
        yield words.text("analysis-tricks"), _by_seat(said, [joined(words.number(number)) for number in seen.tricks])
    # The calls have a row of their own, with all of them.
    facts = [words.fact(fact, seen.seat) for fact in seen.facts if fact.kind != "call"]
    if facts:
        yield words.text("analysis-public"), _facts([joined(fact) for fact in facts])
    if known.calls:
        calls = (tag("li", _of(said, each.seat, words.call(each.call))) for each in known.calls)
        yield words.text("analysis-calls"), tag("ol", *calls, class_="calls")


def _known(said: AnalysisWording, known: Knowledge) -> Iterator[Row]:
    """What follows, as far as there is any."""
    words = said.words
    rows = {
        "analysis-gone": _by_suit(said, known.gone),
        "analysis-held": _by_seat(said, [cards(said, each) for each in known.held]),
        "analysis-voids": _by_seat(said, [joined(*(suit(said, name) for name in each)) for each in known.voids]),
        "analysis-lacks": _by_seat(said, [cards(said, each) for each in known.lacks]),
    }
    yield from ((words.text(name), told) for name, told in rows.items() if told)
    yield words.text("analysis-deals-left"), joined(said.count(known.deals, exact=known.exact))


def _scores(said: AnalysisWording, seen: View) -> Markup:
    return joined(said.words.ratio(seen.scores))


def _by_suit(said: AnalysisWording, names: Sequence[str]) -> Markup:
    """Cards, the suits apart from each other; jokers together."""
    suits = groupby(names, key=lambda name: "X" if name[0] == "X" else name[1])
    return joined(*(tag("div", *(card(said, name) for name in each), class_="suit") for _, each in suits))


def _by_seat(said: AnalysisWording, told: Sequence[Markup]) -> Markup:
    """What there is of each seat."""
    return _facts([_of(said, seat, each) for seat, each in enumerate(told) if each])


def _of(said: AnalysisWording, seat: int, told: str) -> Markup:
    return joined(tag("bdi", said.words.seat(seat)), ": ", told)


def _facts(told: Sequence[Markup]) -> Markup:
    return joined(*(tag("span", each, class_="fact") for each in told))
