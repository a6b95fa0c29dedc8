"""`vierblatt games` and `vierblatt rules`: what there is to play, and how."""

from __future__ import annotations

import json as encoding
from typing import Any

from rich.markdown import Markdown
from rich.table import Table

from vierblatt import games as registry
from vierblatt.cli.arguments import STANDARD_RULES, GameName, HouseRules, Lang, chosen_language, find_game
from vierblatt.cli.files import Json, try_files, write_json
from vierblatt.cli.output import Output
from vierblatt.cli.words import Printer
from vierblatt.games.contract import Game
from vierblatt.games.options import plain
from vierblatt.locale import house_rules as pages
from vierblatt.locale.bidi import display
from vierblatt.locale.pages import lines, without_comments
from vierblatt.locale.words import Words


def games(game: GameName | None = None, /, *, json: Json = None, lang: Lang = None) -> None:
    """Prints all games, or the presets and options of one."""
    language = chosen_language(lang)
    try_files(json)
    console = Output(highlight=False)
    chosen = find_game(game) if game is not None else None
    if json is not None:
        listed = [chosen] if chosen is not None else [registry.get(name) for name in registry.game_ids()]
        document = {"games": [_document(each, language) for each in listed]}
        if write_json(json, encoding.dumps(document, ensure_ascii=False, indent=1)):
            return
    if chosen is None:
        table = Table(box=None, pad_edge=False, header_style="bold")
        for column in ("id", "name", "players", "presets"):
            table.add_column(display(Words(language).text(f"column-{column}")), overflow="fold")
        for name in registry.game_ids():
            each = registry.get(name)
            words = Words(language, each)
            seats = each.rules.shape(each.options.rule_set().values).seats
            presets = " ".join(each.options.preset_names())
            table.add_row(name, display(words.game_name), words.number(seats), presets)
        console.print(table)
        console.print()
        console.print(display(Words(language).text("games-hint")), markup=False, soft_wrap=True)
        return
    _options(console, chosen, language)


def _document(game: Game, language: str) -> dict[str, Any]:
    """What `--json` says about a game."""
    words, options = Words(language, game), game.options
    return {
        "id": game.id,
        "name": words.game_name,
        "players": game.rules.shape(options.rule_set().values).seats,
        "presets": {
            name: {"name": words.preset(name), "rules": plain(options.rule_set(preset=name).changed)}
            for name in options.preset_names()
        },
        "options": {
            name: {
                "default": option.default,
                "takes": option.accepted,
                "meaning": words.option(name),
                "rule": option.rule,
            }
            for name, option in options.by_name.items()
        },
    }


def _options(console: Output, game: Game, language: str) -> None:
    words = Words(language, game)
    console.print(display(f"{words.game_name}: {words.game_line}"), markup=False, soft_wrap=True)
    console.print()
    for name in game.options.preset_names():
        rules = game.options.rule_set(preset=name)
        changed = ", ".join(f"{n}={v}" for n, v in rules.changed.items()) or "-"
        console.print(f"--preset {name}", style="bold", end="  ")
        console.print(display(words.preset(name)), markup=False, soft_wrap=True)
        if rules.changed:
            console.print(f"    {changed}", style="dim", markup=False)
    console.print()
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("option", "values", "meaning", "rule"):
        table.add_column(display(Words(language).text(f"column-{column}")), overflow="fold")
    for name, option in game.options.by_name.items():
        table.add_row(name, option.accepted, display(words.option(name)), option.rule)
    console.print(table)


def rules(game: GameName, /, *, house_rules: HouseRules = STANDARD_RULES, lang: Lang = None) -> None:
    """Prints the rules in the players' words, with the house rules in force marked; raises BadOption."""
    language = chosen_language(lang)
    chosen, rule_set = house_rules.of(game)
    words = Words(language, chosen)
    width = max(10, min(Output().width, 100))
    console = Output(width=width)
    if not words.right_to_left:
        shows_bold = console.is_terminal and console.color_system is not None
        console.print(Markdown(without_comments(pages.rules_page(words, rule_set, bold=shows_bold))))
        return
    printer = Printer(language)
    for kind, line in lines(pages.rules_page(words, rule_set, bold=False), width):
        printer.line(line, style="bold" if kind == "heading" else "", width=width)
