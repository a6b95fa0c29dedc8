"""Cards and suits as small inline elements."""

from __future__ import annotations

from collections.abc import Iterable

from vierblatt.analysis.page.markup import Markup, join, tag
from vierblatt.analysis.wording import AnalysisWording
from vierblatt.view import TableCard


def card(wording: AnalysisWording, name: str) -> Markup:
    """A card as a small inline element."""
    suit = "x" if name[0] == "X" else name[1].lower()
    return tag("bdi", wording.words.card(name), class_=f"card {suit}")


def cards(wording: AnalysisWording, names: Iterable[str]) -> Markup:
    """Several cards."""
    return join(*(card(wording, name) for name in names))


def suit(wording: AnalysisWording, name: str) -> Markup:
    """The symbol of a suit."""
    return tag("bdi", wording.words.suit(name), class_=f"card {name.lower()}", title=wording.words.suit_name(name))


def card_on_table(wording: AnalysisWording, on_table: TableCard) -> Markup:
    """A card on the table, with the name of its player."""
    return tag("figure", card(wording, on_table.card), tag("figcaption", tag("bdi", wording.words.seat(on_table.seat))))
