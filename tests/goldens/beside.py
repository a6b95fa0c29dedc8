"""The slow reference of a game, at the table that a match has."""

from __future__ import annotations

import importlib
from typing import Any

from vierblatt.cards import NAMES
from vierblatt.games.contract import Game
from vierblatt.games.options import NumberListOption, RuleSet, plain


def reference_options(game: Game, rules: RuleSet) -> dict[str, Any]:
    """The house rules that differ from their defaults, in the values that a reference takes."""
    options = plain(rules.changed)
    for name, value in options.items():
        option = game.options.by_name[name]
        if isinstance(option, NumberListOption) and isinstance(value, str):
            options[name] = list(option.named[value])
    return options


def reference_of(game: Game, rules: RuleSet, first_seat: int) -> Any:
    """A reference with the same house rules, before its first deal."""
    options = reference_options(game, rules)
    return importlib.import_module(f"tests.reference.{game.id}").Reference(options, first_seat)


def texts(pack: list[int]) -> list[str]:
    """A pack as the reference takes it."""
    return [NAMES[card] for card in pack]


class Chooser:
    """Picks among the open actions by arithmetic alone, so that no better bot ever changes a transcript."""

    def __init__(self, salt: int) -> None:
        self.number = salt

    def pick(self, open_actions: list[str]) -> str:
        """One of them, whatever order they come in."""
        self.number = (self.number * 1103515245 + 12345) % 2**31
        return sorted(open_actions)[(self.number >> 16) % len(open_actions)]
