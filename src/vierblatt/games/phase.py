"""The kinds of question that a game puts to its players, and the text of every answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

from vierblatt.cards import NAMES, card_list, members

#: The text of each action by its number, 0 to 62.
Actions = Mapping[int, str]
CARD_ACTIONS: Actions = dict(enumerate(NAMES))


class _CallTexts(dict[int, tuple[str, ...]]):
    """The texts of sets of calls, by their bits. There are few such sets: they are told again and again."""

    def __init__(self, actions: Actions) -> None:
        self._actions = actions

    def __missing__(self, bits: int) -> tuple[str, ...]:
        texts = tuple(self._actions[action] for action in members(bits))
        self[bits] = texts
        return texts

    def of(self, bits: int) -> list[str]:
        """A list of its own for everybody who asks."""
        return [*self[bits]]


@dataclass(frozen=True)
class Phase:
    """One kind of question put to a player: its name (kebab-case, worded by `phase-NAME`) and its actions.

    secret: only the player knows what they answer, as when cards are passed; the others hear that they did. The game
    keeps the answers in private fields.
    """

    name: str
    actions: Actions
    secret: bool = False

    @cached_property
    def asks_for_cards(self) -> bool:
        """Whether every action is a card."""
        return self.actions is CARD_ACTIONS

    @cached_property
    def ids(self) -> dict[str, int]:
        """From text to action: the text as it is told, and in small letters."""
        return {spelt: action for action, text in self.actions.items() for spelt in (text, text.lower())}

    @cached_property
    def texts(self) -> Callable[[int], list[str]]:
        """From a bit set of actions to their texts, cards in the order of a hand."""
        return card_list if self.actions is CARD_ACTIONS else _CallTexts(self.actions).of
