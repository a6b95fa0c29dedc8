"""`vierblatt play`: the table in a terminal; without one, a short bot match as text."""

from __future__ import annotations

import os
from typing import Annotated

from cyclopts import Parameter

from vierblatt.cli.arguments import STANDARD_RULES, GameName, HouseRules, Lang, WholeNumberOrNone, chosen_language
from vierblatt.cli.names import known_as
from vierblatt.cli.screen import at_terminal, has_screen
from vierblatt.extras import packages_of
from vierblatt.games import game_ids


def play(
    game: GameName | None = None,
    /,
    *,
    house_rules: HouseRules = STANDARD_RULES,
    seed: Annotated[WholeNumberOrNone, Parameter(help="Fixes the cards; without it every match is new.")] = None,
    lang: Lang = None,
    server: Annotated[str, Parameter(help="Play with people on a server: its address, or an invitation.")] = "",
) -> None:
    """Opens the table, the menu if no game is named, or the lobby of a server."""
    language = chosen_language(lang)
    if server:
        _play_at(server, game, house_rules, language)
        return
    if game is not None:
        chosen, _ = house_rules.of(game, reserved=True)
        game, house_rules = chosen.id, house_rules.named(chosen)
    if has_screen():
        from vierblatt.tui import run

        run(game, house_rules.changes(), house_rules.preset, seed, language)
        return
    from vierblatt.cli.commands.watch import watch
    from vierblatt.cli.words import Printer

    shown = game or "kout_bo"
    house_rules.of(shown)
    printer = Printer(language)
    printer.line(
        printer.words.text("no-screen" if at_terminal() else "no-terminal", term=f"TERM={os.environ.get('TERM', '')}")
    )
    printer.line()
    watch(shown, house_rules=house_rules, seed=seed if seed is not None else 1, lang=language, deals=1)


def _play_at(server: str, choice: str | None, house_rules: HouseRules, language: str) -> None:
    """Opens the lobby of a server, or right away a table: that of an invitation, of an id, or of a game."""
    with packages_of("terminal"):
        from vierblatt.client import ClientFault
        from vierblatt.client.address import is_table, parse

    parse(server)
    if choice is not None and (known_as(choice, game_ids()) in game_ids() or not is_table(choice)):
        chosen, _ = house_rules.of(choice, reserved=True)
        choice, house_rules = chosen.id, house_rules.named(chosen)
    if not has_screen():
        raise ClientFault("needs-terminal")
    from vierblatt.tui import run

    run(choice, house_rules.changes(), house_rules.preset, None, language, server=server)
