"""`LessonWords`: the texts of a game's lessons, from `lessons.LANG.ftl` beside its words.

A text names cards and suits as variables, so that they look as everywhere else: `{ $card-TD }`, `{ $suit-H }`.
"""

from __future__ import annotations

from functools import cached_property

from vierblatt.cards import NAMES, SUITS
from vierblatt.locale.words import Words


class LessonWords(Words):
    """The words of a game with the texts of its lessons, which no table loads; takes what `Words` takes."""

    families = ("lessons",)

    def lesson(self, text_id: str) -> str:
        """A text of the lessons by its id: a message (`lesson-STEP`) or its attribute (`lesson-STEP.hint`)."""
        return self.text(text_id, **self._cards)

    @cached_property
    def _cards(self) -> dict[str, str]:
        cards = {f"card-{card}": self.card(card) for card in NAMES}
        return cards | {f"suit-{suit}": self.suit(suit) for suit in SUITS}
