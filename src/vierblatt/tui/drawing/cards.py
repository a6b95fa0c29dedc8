"""Playing cards: sheets of block characters, or box characters if there are no colours."""

from __future__ import annotations

from typing import Literal

from rich.cells import cell_len
from rich.style import Style

from vierblatt.locale.bidi import strip_isolates
from vierblatt.tui.canvas import DOTTED, DOUBLE, ROUND
from vierblatt.tui.drawing.painter import TextPainter
from vierblatt.tui.layout import LARGE, Rect
from vierblatt.tui.palette import Palette

#: plain; barred: may not be played; chosen: under the cursor; best: is winning the trick.
CardState = Literal["plain", "barred", "chosen", "best"]
_LINES: dict[CardState, str] = {"plain": ROUND, "barred": DOTTED, "chosen": DOUBLE, "best": DOUBLE}
_STYLES: dict[CardState, str] = {"plain": "card", "barred": "card-barred", "chosen": "card-chosen", "best": "card-best"}
#: The higher joker is the full star.
JOKERS = {"XR": "★", "XB": "☆"}


def faces(painter: TextPainter, card: str) -> tuple[str, str]:
    """A card's rank and suit as texts of at most two cells and one cell."""
    if card in JOKERS:
        return "", JOKERS[card]
    words = painter.texts.words
    rank = strip_isolates(words.card(f"{card[0]}S")).replace("♠", "") if words.suit_symbols else card[0]
    sign = strip_isolates(words.suit(card[1])) if words.suit_symbols else card[1]
    return rank, sign


def draw_card(
    painter: TextPainter, area: Rect, card: str, state: CardState = "plain", background: str = "ground"
) -> None:
    """Draws a card, face up. background: the style of what is under it."""
    if painter.palette.colours:
        face = _paper(painter, area, state, background)
    else:
        painter.box(area, _STYLES[state], _LINES[state])
        face = Rect(area.x + 1, area.y + 1, area.w - 2, area.h - 2)
    rank, sign = faces(painter, card)
    style = painter.palette.style(_STYLES[state])
    if area.h < LARGE.h:
        text = rank + sign
        painter.canvas.put(face.x + (face.w - cell_len(text) + 1) // 2, face.y, text, style)
    else:
        painter.canvas.put(face.x, face.y, (rank or sign).ljust(face.w), style)
        painter.canvas.put(face.x + (face.w - 1) // 2, face.y + 1, sign, style)
        painter.canvas.put(face.x, face.y + 2, (rank or sign).rjust(face.w), style)
    _colour(painter, face, card, state)


def _paper(painter: TextPainter, area: Rect, state: CardState, background: str) -> Rect:
    """Draws a sheet with half rows at top and bottom and a free column on its right; returns the area to write in."""
    paper, below = painter.palette.style(_STYLES[state]), painter.palette.style(background)
    edge = Style(color=paper.bgcolor, bgcolor=below.bgcolor)
    w = area.w - 1
    painter.canvas.put(area.x, area.y, "▄" * w, edge)
    painter.canvas.fill(area.x, area.y + 1, w, area.h - 2, paper)
    painter.canvas.put(area.x, area.y + area.h - 1, "▀" * w, edge)
    margin = 1 if area.h >= LARGE.h else 0
    return Rect(area.x + margin, area.y + 1, w - 2 * margin, area.h - 2)


def _colour(painter: TextPainter, face: Rect, card: str, state: CardState) -> None:
    if not painter.palette.colours or state == "barred":
        return
    ink = joker_ink(card) if card in JOKERS else painter.palette.tints(on_card=True)["♠♥♦♣"["SHDC".index(card[1])]]
    rank, sign = faces(painter, card)
    everywhere = dict.fromkeys({*rank, sign}, ink)
    for row in range(face.h):
        painter.canvas.tint(face.x, face.y + row, face.w, everywhere)


def joker_ink(card: str) -> Style:
    """The ink of a joker: red for the red one."""
    tints = Palette(four_colours=False).tints(on_card=True)
    return tints["♥"] if card == "XR" else tints["♠"]
