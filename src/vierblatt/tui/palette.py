"""Colours, or none: every style by its name."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from rich.style import Style

#: Name -> style with colours, style without.
STYLES: dict[str, tuple[str, str]] = {
    "ground": ("#dce8e0 on #10231b", "none"),
    "dim": ("#86a496 on #10231b", "dim"),
    "title": ("bold #f0cf6b on #10231b", "bold"),
    "accent": ("bold #f0cf6b on #10231b", "bold"),
    "head": ("bold #f4efdf on #1a3a2c", "reverse"),
    "keys": ("#9cb8aa on #0b1812", "dim"),
    "cursor": ("bold #10231b on #f0cf6b", "reverse bold"),
    "value": ("#f0cf6b on #10231b", "none"),
    "error": ("bold #ffb4a8 on #10231b", "bold"),
    "hint": ("#a8dcff on #10231b", "none"),
    "panel": ("#cfe0d6 on #0d1d16", "none"),
    "panel-title": ("bold #f0cf6b on #0d1d16", "bold underline"),
    "panel-played": ("bold #ffffff on #0d1d16", "bold"),
    "panel-dim": ("#86a496 on #0d1d16", "dim"),
    "felt": ("#b9d4c5 on #1e4d38", "none"),
    "plate": ("#dce8e0 on #153a2a", "none"),
    "plate-dim": ("#9dbdad on #153a2a", "dim"),
    "plate-name": ("bold #ffffff on #153a2a", "bold"),
    "plate-partner": ("bold #a8e6b0 on #153a2a", "bold"),
    "plate-turn": ("bold #10231b on #f0cf6b", "reverse bold"),
    "plate-call": ("bold #f0cf6b on #153a2a", "none"),
    "card": ("#20252b on #f6f2e6", "none"),
    "card-barred": ("#37423c on #7d8c83", "dim"),
    "card-chosen": ("bold #20252b on #ffd75e", "reverse"),
    "card-best": ("bold #20252b on #ffe08a", "bold"),
    "chip": ("#eaf2ec on #2a6149", "none"),
    "chip-chosen": ("bold #10231b on #f0cf6b", "reverse bold"),
}
_ON_CARD = {"♠": "bold #1d2126", "♥": "bold #c81e2b", "♦": "bold #c81e2b", "♣": "bold #1d2126"}
_ON_CARD_FOUR = {**_ON_CARD, "♦": "bold #1257b5", "♣": "bold #14703a"}
_ON_DARK = {"♠": "#ffffff", "♥": "#ff8a80", "♦": "#ff8a80", "♣": "#ffffff"}
_ON_DARK_FOUR = {**_ON_DARK, "♦": "#82b8ff", "♣": "#8fe3a0"}


@cache
def _parsed(text: str) -> Style:
    return Style.parse(text)


@dataclass(frozen=True)
class Palette:
    """The user's choice of colours. Without colours, suits differ by their symbols, and the cursor is reversed."""

    colours: bool = True
    four_colours: bool = True

    def style(self, name: str) -> Style:
        """A style of the palette."""
        return _parsed(STYLES[name][0 if self.colours else 1])

    def tints(self, *, on_card: bool = False) -> dict[str, Style]:
        """The colour of each suit's symbol, to be added to a text."""
        if not self.colours:
            return {}
        if on_card:
            table = _ON_CARD_FOUR if self.four_colours else _ON_CARD
        else:
            table = _ON_DARK_FOUR if self.four_colours else _ON_DARK
        return {sign: _parsed(style) for sign, style in table.items()}
