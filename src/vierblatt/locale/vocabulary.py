"""`Vocabulary`: the words for single things in one language and for one game; `Words` adds sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cached_property

from vierblatt.cards import NAMES, SUITS
from vierblatt.games.contract import Game, TableShape
from vierblatt.locale.bidi import isolate, isolate_name, isolate_own, isolate_right_to_left, keep_sign
from vierblatt.locale.languages import FALLBACK, check, right_to_left
from vierblatt.locale.store import bundle, format_message

_SYMBOLS = dict(zip(SUITS, "♠♥♦♣", strict=True))
_CARDS = frozenset(NAMES)
_ARABIC_DIGITS = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")
#: Numbers, except those in a name such as BAL-PLAY-5.
_DIGITS = re.compile(r"(?<![A-Za-z0-9])(?<![A-Za-z]-)[0-9]+")
_NOT_IN_IDS = re.compile(r"[^a-zA-Z0-9_-]+")


class Vocabulary:
    """The words of a language for single things: messages, numbers, cards, calls, people, including those of a game.

    names: the names of the seats, by default Player 1, Player 2 ... arabic_digits: whether Arabic uses Arabic-Indic
    digits. suit_symbols: False if the terminal cannot show ♠♥♦♣. Raises BadOption for an unknown language.
    """

    #: The families of a game's files besides its words and terms.
    families: tuple[str, ...] = ()

    def __init__(
        self,
        language: str = FALLBACK,
        game: Game | None = None,
        *,
        names: Sequence[str] = (),
        arabic_digits: bool = False,
        suit_symbols: bool = True,
    ) -> None:
        self.language = check(language)
        self.game = game
        self.names = list(names)
        self.arabic_digits = arabic_digits
        self.suit_symbols = suit_symbols
        self.right_to_left = right_to_left(language)
        folder = game.table.words if game else None
        self._bundles = [bundle(code, folder, *self.families) for code in dict.fromkeys((language, FALLBACK))]

    # --- messages ------------------------------------------------------------------------------------------------

    def has(self, message_id: str) -> bool:
        """Whether a message (`ID`) or an attribute (`ID.NAME`) exists in this language or in English."""
        return any(messages.pattern(message_id) is not None for messages in self._bundles)

    def text(self, message_id: str, /, **values: object) -> str:
        """A message or an attribute with its values; in English if this language lacks it; its id if both do."""
        for messages in self._bundles:
            if messages.pattern(message_id) is not None:
                message = format_message(messages, message_id, values)[0]
                return self._digits(keep_sign(message) if self.right_to_left else message)
        return message_id

    def text_or(self, message_id: str, otherwise: str, /, **values: object) -> str:
        """As `text`, but `otherwise` for a missing message: a third-party game may have none."""
        return self.text(message_id, **values) if self.has(message_id) else otherwise

    def number(self, number: int) -> str:
        """A number in this language's digits."""
        return self._digits(keep_sign(str(number)) if self.right_to_left else str(number))

    def _digits(self, text: str) -> str:
        if not (self.right_to_left and self.arabic_digits):
            return text
        return _DIGITS.sub(lambda digits: digits[0].translate(_ARABIC_DIGITS), text)

    def ratio(self, numbers: Iterable[int]) -> str:
        """Numbers side by side, ``3 : 1``; in Arabic the first is on the right."""
        words = [self.number(number) for number in numbers]
        return isolate_right_to_left(" : ".join(map(isolate, words))) if self.right_to_left else " : ".join(words)

    def listed(self, items: Sequence[str]) -> str:
        """``A, B and C``."""
        if not items:
            return ""
        *first, last = items
        return self.text("list-end", first=self.join(first), last=last) if first else last

    def join(self, items: Sequence[str]) -> str:
        """``A, B, C``."""
        return self.text("list-comma").join(map(isolate_own, items) if self.right_to_left else items)

    # --- cards ---------------------------------------------------------------------------------------------------

    def card(self, card: str) -> str:
        """The short form of a card, ``A♠``; jokers have names."""
        if card[0] == "X":
            return self.text(f"joker-{card.lower()}")
        rank = self.text_or(f"rank-{card[0].lower()}", card[0])
        if self.suit_symbols:
            return self._digits(rank) + _SYMBOLS[card[1]]
        return self.text("card-short", rank=rank, suit=self.text(f"suit-short-{card[1].lower()}"))

    def card_name(self, card: str) -> str:
        """The full name of a card, for reading aloud: queen of spades."""
        if card[0] == "X":
            return self.card(card)
        return self.text("card-name", rank=self.text(f"rank-name-{card[0].lower()}"), suit=self.suit_name(card[1]))

    def cards(self, cards: Iterable[str]) -> str:
        """Several cards; in Arabic the first is on the right."""
        words = [self.card(card) for card in cards]
        return isolate_right_to_left(" ".join(map(isolate, words))) if self.right_to_left else " ".join(words)

    def suit(self, suit: str) -> str:
        """The symbol of a suit, or its name if there are no symbols."""
        return _SYMBOLS[suit] if self.suit_symbols else self.suit_name(suit)

    def suit_name(self, suit: str) -> str:
        """Spades, hearts, diamonds, clubs."""
        return self.text(f"suit-name-{suit.lower()}")

    # --- actions -------------------------------------------------------------------------------------------------

    def call(self, text: str) -> str:
        """A card or a call: its own message, or that of its family (``bid`` for ``bid 7``), or the unchanged text."""
        own = f"call-{slug(text)}"
        if self.has(own):
            return self.text(own)
        if text in _CARDS:
            return self.card(text)
        family, _, rest = text.partition(" ")
        return self.text_or(f"call-{slug(family)}", text, value=self.rest(text)) if rest else text

    def rest(self, call: str) -> str | int:
        """What a call adds to the name of its family: a suit, a number or a text; empty for a call of one word."""
        rest = call.partition(" ")[2]
        return self.suit(rest) if rest in _SYMBOLS else int(rest) if rest.isdecimal() else rest

    def phase(self, name: str) -> str:
        """The question that a phase puts to a player."""
        return self.text_or(f"phase-{name}", name)

    # --- people --------------------------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        """The name of the player in a seat."""
        if 0 <= seat < len(self.names):
            name = self.names[seat]
            return name if self.right_to_left else isolate_name(name)
        return self.text("seat-name", number=seat + 1)

    def side(self, side: int, me: int | None = None) -> str:
        """The name of a team; We or They for the player at seat `me`. If everyone plays alone, the player's name."""
        if self._table is not None and self._table.sides == self._table.seats:
            return self.seat(side)
        if me is None or me < 0 or self._table is None:
            return self.text("side-name", number=side + 1)
        return self.text("side-we" if self._table.side(me) == side else "side-they")

    def side_of(self, seat: int) -> int:
        """The side that a seat scores for."""
        return self._table.side(seat) if self._table else seat

    @cached_property
    def _table(self) -> TableShape | None:
        return self.game.rules.shape(self.game.options.rule_set().values) if self.game else None


def slug(text: str) -> str:
    """Converts a text to a part of a message id."""
    return _NOT_IN_IDS.sub("-", text.lower())
