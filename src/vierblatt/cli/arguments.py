"""What the commands share for reading: `--rule`, `--lang`, a game with its house rules.

The table opens faster when nothing here loads the compiled rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextvars import ContextVar
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from vierblatt.errors import BadOption
from vierblatt.locale.languages import check, detect

if TYPE_CHECKING:
    from vierblatt.games.contract import Game
    from vierblatt.games.options import RuleSet

Lang = Annotated[str | None, Parameter(name="--lang", help="en, de or ar; by default the system's language.")]

#: The language that the command running now was asked for: what ends it is told in that one too.
_asked: ContextVar[str | None] = ContextVar("language", default=None)


def language(given: str | None) -> str:
    """The language asked for, or the system's; raises BadOption."""
    _asked.set(check(given) if given else None)
    return last_language()


def last_language() -> str:
    """The language of the last `language`, or the system's."""
    return _asked.get() or detect()


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
