"""`vierblatt play`: the table in a terminal; without one, a short bot match as text."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from vierblatt.cli.arguments import changes, language


def play(game: str | None, rule: Sequence[str], preset: str, seed: int | None, lang: str | None) -> None:
    """Opens the table, the menu if no game is named."""
    tongue = language(lang)
    if game is not None:
        _check(game, rule, preset)
    if sys.stdin.isatty() and sys.stdout.isatty():
        from vierblatt.tui import run

        run(game, changes(rule), preset, seed, tongue)
        return
    from vierblatt.cli.commands.watch import watch
    from vierblatt.cli.words import Printer

    printer = Printer(tongue)
    printer.line(printer.words.text("no-terminal"))
    printer.line()
    watch(game or "kout_bo", rule, preset, seed if seed is not None else 1, tongue, deals=1)


def play_at(server: str, wish: str | None, rule: Sequence[str], preset: str, lang: str | None) -> None:
    """Opens the lobby of a server, or right away a table: that of an invitation, of an id, or of a game."""
    from vierblatt.client import ClientFault
    from vierblatt.client.address import is_table, parse

    tongue = language(lang)
    parse(server)
    if wish is not None and not is_table(wish):
        _check(wish, rule, preset)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise ClientFault("needs-terminal")
    from vierblatt.tui import run

    run(wish, changes(rule), preset, None, tongue, server=server)


def _check(game: str, rule: Sequence[str], preset: str) -> None:
    """Bad input is told before the screen is taken over."""
    from vierblatt.cli.arguments import rules_of

    rules_of(game, rule, preset)
