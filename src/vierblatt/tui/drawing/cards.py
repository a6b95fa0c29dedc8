"""Playing cards, made of box characters."""

from __future__ import annotations

from typing import Literal

from rich.cells import cell_len
from rich.style import Style

from vierblatt.locale.bidi import strip_isolates
from vierblatt.tui.canvas import DOTTED, DOUBLE, ROUND
from vierblatt.tui.drawing.pen import Pen
from vierblatt.tui.layout import LARGE, Rect
from vierblatt.tui.look import Look

#: plain; barred: may not be played; chosen: under the cursor; best: is winning the trick.
Mood = Literal["plain", "barred", "chosen", "best"]
_LINES: dict[Mood, str] = {"plain": ROUND, "barred": DOTTED, "chosen": DOUBLE, "best": DOUBLE}
_STYLES: dict[Mood, str] = {"plain": "card", "barred": "card-barred", "chosen": "card-chosen", "best": "card-best"}
#: The higher joker is the full star.
JOKERS = {"XR": "★", "XB": "☆"}


def faces(pen: Pen, card: str) -> tuple[str, str]:
    """A card's rank and suit as signs of at most two cells and one."""
    if card in JOKERS:
        return "", JOKERS[card]
    words = pen.voice.words
    rank = strip_isolates(words.card(f"{card[0]}S")).replace("♠", "") if words.suit_symbols else card[0]
    sign = strip_isolates(words.suit(card[1])) if words.suit_symbols else card[1]
    return rank, sign


def draw_card(pen: Pen, area: Rect, card: str, mood: Mood = "plain") -> None:
    """A card, face up."""
    rank, sign = faces(pen, card)
    style = pen.look.style(_STYLES[mood])
    canvas = pen.canvas
    pen.box(area, _STYLES[mood], _LINES[mood])
    inner = area.w - 2
    if area.h < LARGE.h:
        text = (rank + sign).center(inner) if cell_len(rank + sign) < inner else rank + sign
        canvas.put(area.x + 1, area.y + 1, text, style)
    else:
        canvas.put(area.x + 1, area.y + 1, (rank or sign).ljust(inner), style)
        canvas.put(area.x + 1, area.y + 2, sign.center(inner), style)
        canvas.put(area.x + 1, area.y + 3, (rank or sign).rjust(inner), style)
    _colour(pen, area, card, mood)


def _colour(pen: Pen, area: Rect, card: str, mood: Mood) -> None:
    if not pen.look.colours or mood == "barred":
        return
    ink = joker_ink(card) if card in JOKERS else pen.look.tints(on_card=True)["♠♥♦♣"["SHDC".index(card[1])]]
    rank, sign = faces(pen, card)
    everywhere = dict.fromkeys({*rank, sign}, ink)
    for row in range(1, area.h - 1):
        pen.canvas.tint(area.x + 1, area.y + row, area.w - 2, everywhere)


def joker_ink(card: str) -> Style:
    """Red for the red joker."""
    tints = Look(four_colours=False).tints(on_card=True)
    return tints["♥"] if card == "XR" else tints["♠"]
