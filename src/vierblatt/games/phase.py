"""The kinds of question that a game asks its players, and the texts of the answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

from vierblatt.cards import NAMES, card_list, members

#: The text of each action by its number, 0 to 62.
Actions = Mapping[int, str]
CARD_ACTIONS: Actions = dict(enumerate(NAMES))


class _CallTexts(dict[int, tuple[str, ...]]):
    """A cache of the texts of sets of calls, by their bits; few different sets occur."""

    def __init__(self, actions: Actions) -> None:
        self._actions = actions

    def __missing__(self, bits: int) -> tuple[str, ...]:
        texts = tuple(self._actions[action] for action in members(bits))
        self[bits] = texts
        return texts

    def of(self, bits: int) -> list[str]:
        """A new list on every call, so that the caller may change it."""
        return [*self[bits]]


@dataclass(frozen=True)
class Phase:
    """One kind of question to a player: its name (kebab-case, worded by `phase-NAME`) and its actions.

    secret: only the player knows the answer, as when cards are passed; the others learn only that there was one. The
    game keeps the answers in private fields.
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
        """From text to action; each text is also included in lower case."""
        return {spelt: action for action, text in self.actions.items() for spelt in (text, text.lower())}

    @cached_property
    def texts(self) -> Callable[[int], list[str]]:
        """From a bit set of actions to their texts; cards in the order of a hand."""
        return card_list if self.actions is CARD_ACTIONS else _CallTexts(self.actions).of
