"""Cards and suits as small faces."""

from __future__ import annotations

from collections.abc import Iterable

from vierblatt.analysis.page.markup import Markup, joined, tag
from vierblatt.analysis.wording import AnalysisWording
from vierblatt.view import TableCard


def card(said: AnalysisWording, name: str) -> Markup:
    """A card as a small face."""
    suit = "x" if name[0] == "X" else name[1].lower()
    return tag("bdi", said.words.card(name), class_=f"card {suit}")


def cards(said: AnalysisWording, names: Iterable[str]) -> Markup:
    """Several cards."""
    return joined(*(card(said, name) for name in names))


def suit(said: AnalysisWording, name: str) -> Markup:
    """A suit's sign."""
    return tag("bdi", said.words.suit(name), class_=f"card {name.lower()}", title=said.words.suit_name(name))


def placed(said: AnalysisWording, on_table: TableCard) -> Markup:
    """A card on the table, with whose it is."""
    return tag("figure", card(said, on_table.card), tag("figcaption", tag("bdi", said.words.seat(on_table.seat))))
