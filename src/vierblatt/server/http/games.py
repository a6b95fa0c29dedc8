"""Endpoints: the games, their house rules and their pages of rules."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

import msgspec

from vierblatt import games
from vierblatt.cards import NAMES
from vierblatt.games.contract import Game
from vierblatt.games.options import ChoiceOption, FlagOption, NumberListOption, NumberOption, Option, Options, plain
from vierblatt.server.accounts.accounts import check_language
from vierblatt.server.accounts.statistics import PackStatistics, pack_statistics
from vierblatt.server.http.endpoint import EndpointGroup, FileAnswer
from vierblatt.server.http.rules_page import rules_html
from vierblatt.server.http.services import HttpServices
from vierblatt.server.http.values import GameId, Language, StrictRequest

api = EndpointGroup("Games")

Value = bool | int | str | list[int]
MINUTE = 60


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One house rule.

    kind: choice takes one of `values`; flag takes yes or no; number takes `least` to `most`; numbers takes one of the
    `named` lists or, if `most` is not 0, up to `longest` freely chosen numbers.
    """

    name: str
    kind: Literal["choice", "flag", "number", "numbers"]
    default: Value
    rule: str  #: the id of the rule it belongs to
    values: list[str | int] = []
    named: dict[str, list[int]] = {}
    least: int = 0
    most: int = 0
    longest: int = 0
    tables_only: bool = False  #: wrong cards are played and claimed: for tables, and refused everywhere else


class PresetInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A named set of house rules: the options, and the shape of the table. pack: the cards, unshuffled."""

    name: str
    values: dict[str, Value]
    seats: int
    sides: int
    clockwise: bool
    pack: list[str]
    rules_hash: str
    tables_only: bool  #: as in `OptionInfo`


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a page needs to offer a game."""

    id: str
    behaviour: int
    options: list[OptionInfo]
    presets: list[PresetInfo]


class GameList(msgspec.Struct, frozen=True):
    """All games."""

    games: list[GameInfo]


class InLanguage(StrictRequest, frozen=True):
    """The language of the page."""

    lang: Language = "en"


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """All cards dealt on this server in finished matches."""

    game: str
    packs: list[PackStatistics]


@api.get("/api/games", cache=MINUTE)
async def list_games(services: HttpServices) -> GameList:
    """All games with their house rules and presets."""
    return _all()


@api.get("/api/rules/{game}", media="text/html", cache=MINUTE, faults=(404,))
async def rules_of_game(services: HttpServices, game: GameId, query: InLanguage) -> FileAnswer:
    """The rules of a game as HTML, to be placed in a page; each rule's id is an anchor."""
    return FileAnswer(rules_html(games.get(game).id, check_language(query.lang)).encode())


@api.get("/api/statistics/{game}", cache=MINUTE, faults=(404,))
async def statistics(services: HttpServices, game: GameId) -> Statistics:
    """How often each card came at each place of the pack."""
    return Statistics(game=games.get(game).id, packs=pack_statistics(await services.store.card_counts(game)))


@cache
def _all() -> GameList:
    return GameList([_game(games.get(name)) for name in games.game_ids()])


def _game(game: Game) -> GameInfo:
    options = game.options
    return GameInfo(
        id=game.id, behaviour=options.behaviour,
        options=[_option(options, name) for name in options.every],
        presets=[_preset(game, name) for name in options.preset_names(reserved=True)],
    )  # fmt: skip


def _preset(game: Game, name: str) -> PresetInfo:
    rules = game.options.rule_set({}, name, reserved=True)
    table = game.rules.shape(rules.values)
    return PresetInfo(
        name=name, values=plain(rules.values), seats=table.seats, sides=table.sides, clockwise=table.clockwise,
        pack=[NAMES[card] for card in table.pack], rules_hash=rules.hash,
        tables_only=name in game.options.reserved_presets,
    )  # fmt: skip


def _option(options: Options, name: str) -> OptionInfo:
    option, tables_only = options.every[name], name in options.reserved
    kind, more = _kind(option)
    default = list(option.default) if isinstance(option.default, tuple) else option.default
    return OptionInfo(name=name, kind=kind, default=default, rule=option.rule, tables_only=tables_only, **more)


def _kind(option: Option) -> tuple[Literal["choice", "flag", "number", "numbers"], dict[str, Any]]:
    match option:
        case ChoiceOption():
            return "choice", {"values": list(option.values)}
        case FlagOption():
            return "flag", {}
        case NumberOption():
            return "number", {"least": option.least, "most": option.most}
        case NumberListOption():
            named = {name: list(numbers) for name, numbers in option.named.items()}
            return "numbers", {
                "named": named, "least": option.least, "most": option.most, "longest": option.longest,
            }  # fmt: skip
    raise TypeError(type(option).__name__)
