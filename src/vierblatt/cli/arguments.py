"""What the commands share for reading: `--rule`, `--lang`, a game with its house rules.

The table opens faster when nothing here loads the compiled rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from vierblatt.errors import BadOption
from vierblatt.locale.languages import check, detect

if TYPE_CHECKING:
    from vierblatt.games.contract import Game
    from vierblatt.games.options import RuleSet


def language(given: str | None) -> str:
    """The language asked for, or the system's; raises BadOption."""
    return check(given) if given else detect()


def changes(rule: Sequence[str]) -> dict[str, str]:
    """Reads NAME=VALUE texts; raises BadOption."""
    read: dict[str, str] = {}
    for item in rule:
        name, equals, value = item.partition("=")
        if not equals or not name.strip():
            raise BadOption("rule-syntax", rule=item[:60])
        read[name.strip()] = value.strip()
    return read


def rules_of(game: str, rule: Sequence[str], preset: str) -> tuple[Game, RuleSet]:
    """The game and its rule set from the command line; raises BadOption."""
    from vierblatt import games

    found = games.get(game)
    return found, found.options.rule_set(changes(rule), preset)
