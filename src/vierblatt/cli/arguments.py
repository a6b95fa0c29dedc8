"""Options that several commands share: `--lang`, and `--rule` with `--preset`.

The table opens faster when nothing here loads the compiled rules.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter, Token

from vierblatt import games
from vierblatt.cli.names import known_as
from vierblatt.errors import BadOption
from vierblatt.locale.languages import LANGUAGES, check, detect

if TYPE_CHECKING:
    from vierblatt.games.contract import Game
    from vierblatt.games.options import RuleSet


def whole(_: object, tokens: Sequence[Token]) -> int:
    """A whole number in decimal digits, which may stand in groups: 1_000; raises ValueError with the sentence."""
    text = tokens[0].value
    if not re.fullmatch("[+-]?[0-9]+(_[0-9]+)*", text) or len(text) > LONGEST_NUMBER:
        raise ValueError(f"“{text[:LONGEST_NUMBER]}” is not a whole number.")
    return int(text)


#: The most characters of a number.
LONGEST_NUMBER = 60
WholeNumber = Annotated[int, Parameter(converter=whole)]
WholeNumberOrNone = Annotated[int | None, Parameter(converter=whole)]

GAMES = "{} or {}".format(", ".join(games.game_ids()[:-1]), games.game_ids()[-1])
GAME_HELP = f"{GAMES}; `vierblatt games` lists them."
BOT_HELP = "A bot (rules, random, search:ms=300, net:FILE) or a level (beginner, casual, club, strong, best)."
RECORD_HELP = "A record (JSON): from the terminal's folder of matches, a server, or `vierblatt watch --save`."

#: What commands take, by the name that their help shows.
GameName = Annotated[str, Parameter(name="GAME", help=GAME_HELP)]
PositionFile = Annotated[Path, Parameter(name="POSITION", help="A position (JSON); see docs/positions.md.")]
RecordFile = Annotated[Path, Parameter(name="RECORD", help=RECORD_HELP)]
BotName = Annotated[str, Parameter(help=BOT_HELP)]
Lang = Annotated[str | None, Parameter(name="--lang", help="en, de or ar; by default the system's language.")]
Checkpoint = Annotated[Path | None, Parameter(help="Save progress to this file; the same command resumes from it.")]
Ray = Annotated[str, Parameter(help="Run on a Ray cluster: its address, auto, or local.")]

#: The language that the running command was asked for; its errors are worded in that language too.
_requested_language: ContextVar[str | None] = ContextVar("language", default=None)


def chosen_language(given: str | None) -> str:
    """The language asked for, or the system's; raises BadOption."""
    _requested_language.set(check(known_as(given, LANGUAGES)) if given else None)
    return last_language()


def last_language() -> str:
    """The language of the last `chosen_language`, or the system's."""
    return _requested_language.get() or detect()


@Parameter(name="*")
@dataclass(frozen=True)
class HouseRules:
    """The options of every command that takes house rules.

    >>> HouseRules(["target=101"], "standard").changes()
    {'target': '101'}
    """

    rule: Annotated[
        list[str],
        Parameter(
            name="--rule", negative="", show_default=False, help="A house rule, NAME=VALUE; may be given several times."
        ),
    ] = field(default_factory=list)
    preset: Annotated[str, Parameter(help="A named set of house rules.")] = "standard"

    def changes(self) -> dict[str, str]:
        """Reads the NAME=VALUE texts; raises BadOption."""
        read: dict[str, str] = {}
        for item in self.rule:
            name, equals, value = item.partition("=")
            if not equals or not name.strip():
                raise BadOption("rule-syntax", rule=item[:60])
            read[name.strip()] = value.strip()
        return read

    def named(self, game: Game) -> HouseRules:
        """The same with presets and options by the names that the game has for them; raises BadOption."""
        options = game.options
        rule = [f"{known_as(name, options.every)}={value}" for name, value in self.changes().items()]
        return HouseRules(rule, known_as(self.preset, options.preset_names(reserved=True)))

    def of(self, game: str, *, reserved: bool = False) -> tuple[Game, RuleSet]:
        """The game of this name with its rule set; raises BadOption.

        reserved: whether the command can play with reserved house rules (`Options.rule_set`).
        """
        chosen = find_game(game)
        named = self.named(chosen)
        return chosen, chosen.options.rule_set(named.changes(), named.preset, reserved=reserved)


def find_game(name: str) -> Game:
    """The game that a person means; raises BadOption."""
    return games.get(known_as(name, games.game_ids()))


#: Where a command line names no house rule.
STANDARD_RULES = HouseRules()
