"""What the commands share for talking: lines that a terminal shows right, the notice of compiling."""

from __future__ import annotations

import sys

from rich.cells import cell_len

from vierblatt.cli.output import Output
from vierblatt.locale.bidi import Mode, display
from vierblatt.locale.languages import detect
from vierblatt.locale.words import Words


class Printer:
    """Prints worded lines; on a terminal right-to-left text is arranged where the terminal does not do it itself."""

    def __init__(self, lang: str) -> None:
        self.words = Words(lang)
        self._console = Output(soft_wrap=True, highlight=False, markup=False, emoji=False)
        self._mode: Mode = "auto" if sys.stdout.isatty() else "off"

    def line(self, text: str = "", style: str = "", width: int = 0) -> None:
        """One line; a style is one for the whole line, since a run of Arabic letters must not be cut.

        With a width a right-to-left line ends at that column of a terminal.
        """
        shown = self.shown(text)
        if width and self._mode != "off" and self.words.right_to_left:
            shown = " " * (width - cell_len(shown)) + shown
        self._console.print(shown, style=style or None)

    def shown(self, text: str) -> str:
        """A text as a line shows it, for what is printed in another way."""
        return display(text, self._mode)


def tell_compiling(lang: str | None = None) -> None:
    """From now on the first compilation of a rule in this process is announced, once."""
    from vierblatt.kernel import cache

    def announce(_rule: str) -> None:
        cache.on_compile.remove(announce)
        text = Words(lang or detect()).text("compiling-once")
        Output(stderr=True, soft_wrap=True, highlight=False).print(display(text), style="dim", markup=False)

    cache.on_compile.append(announce)
