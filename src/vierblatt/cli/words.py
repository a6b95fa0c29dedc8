"""What the commands share: reading `--rule`, the language, printing lines that a terminal shows right."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console

from vierblatt import games
from vierblatt.errors import BadOption, VierblattError
from vierblatt.games.contract import Game
from vierblatt.games.options import RuleSet
from vierblatt.locale.bidi import Mode, display
from vierblatt.locale.languages import check, detect
from vierblatt.locale.words import Words


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
    found = games.get(game)
    return found, found.options.rule_set(changes(rule), preset)


def sentence(fault: VierblattError) -> str:
    """The fault in the system's language."""
    return display(Words(detect()).error(fault))


class Printer:
    """Prints worded lines; on a terminal right-to-left text is arranged where the terminal does not do it itself."""

    def __init__(self, lang: str) -> None:
        self.words = Words(lang)
        self._console = Console(soft_wrap=True, highlight=False, markup=False, emoji=False)
        self._mode: Mode = "auto" if sys.stdout.isatty() else "off"

    def line(self, text: str = "", style: str = "", width: int = 0) -> None:
        """One line; a style is one for the whole line, since a run of Arabic letters must not be cut.

        With a width a right-to-left line ends at that column of a terminal.
        """
        shown = display(text, self._mode)
        if width and self._mode != "off" and self.words.right_to_left:
            shown = " " * (width - cell_len(shown)) + shown
        self._console.print(shown, style=style or None)


def tell_compiling(lang: str | None = None) -> None:
    """From now on the first compilation of a rule in this process is announced, once."""
    from vierblatt.kernel import cache

    def announce(_rule: str) -> None:
        cache.on_compile.remove(announce)
        text = Words(lang or detect()).text("compiling-once")
        Console(stderr=True, soft_wrap=True, highlight=False).print(display(text), style="dim", markup=False)

    cache.on_compile.append(announce)
