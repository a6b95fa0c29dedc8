"""`vierblatt games` and `vierblatt rules`: what there is to play, and how."""

from __future__ import annotations

from collections.abc import Sequence

from rich.markdown import Markdown
from rich.table import Table

from vierblatt import games
from vierblatt.cli.arguments import language, rules_of
from vierblatt.cli.output import Output
from vierblatt.cli.words import Printer
from vierblatt.games.contract import Game
from vierblatt.locale import house_rules
from vierblatt.locale.bidi import display
from vierblatt.locale.pages import lines, without_comments
from vierblatt.locale.words import Words


def games_and_options(game: str | None, lang: str | None) -> None:
    """All games, or the presets and options of one."""
    tongue = language(lang)
    console = Output(highlight=False)
    if game is None:
        table = Table(box=None, pad_edge=False, header_style="bold")
        for column in ("id", "name", "players", "presets"):
            table.add_column(display(Words(tongue).text(f"column-{column}")), overflow="fold")
        for name in games.game_ids():
            found = games.get(name)
            words = Words(tongue, found)
            seats = found.rules.shape(found.options.rule_set().values).seats
            presets = " ".join(found.options.preset_names())
            table.add_row(name, display(words.game_name), words.number(seats), presets)
        console.print(table)
        console.print()
        console.print(display(Words(tongue).text("games-hint")), markup=False, soft_wrap=True)
        return
    _options(console, games.get(game), tongue)


def _options(console: Output, game: Game, tongue: str) -> None:
    words = Words(tongue, game)
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
        table.add_column(display(Words(tongue).text(f"column-{column}")), overflow="fold")
    for name, option in game.options.known.items():
        table.add_row(name, option.takes, display(words.option(name)), option.rule)
    console.print(table)


def rules_page(game: str, rule: Sequence[str], preset: str, lang: str | None) -> None:
    """The rules as they are told to players, with the house rules in force marked; raises BadOption."""
    tongue = language(lang)
    found, rules = rules_of(game, rule, preset)
    words = Words(tongue, found)
    width = max(10, min(Output().width, 100))
    console = Output(width=width)
    if not words.right_to_left:
        shows_bold = console.is_terminal and console.color_system is not None
        console.print(Markdown(without_comments(house_rules.rules_page(words, rules, bold=shows_bold))))
        return
    printer = Printer(tongue)
    for kind, line in lines(house_rules.rules_page(words, rules, bold=False), width):
        printer.line(line, style="bold" if kind == "heading" else "", width=width)
