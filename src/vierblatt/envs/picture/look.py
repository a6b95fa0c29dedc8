"""Colours, the font and the sizes of a picture."""

from __future__ import annotations

from functools import lru_cache

from PIL import ImageFont

Colour = tuple[int, int, int]

GROUND: Colour = (18, 26, 33)
PANEL: Colour = (26, 37, 46)
LINE: Colour = (52, 68, 80)
FELT: Colour = (30, 106, 76)
FELT_EDGE: Colour = (14, 58, 42)
RIM: Colour = (96, 62, 38)
RIM_LIGHT: Colour = (146, 100, 62)
TEXT: Colour = (234, 238, 240)
DIM: Colour = (150, 166, 176)
ACCENT: Colour = (255, 205, 92)
PLATE: Colour = (16, 40, 32)
PAPER: Colour = (253, 252, 247)
PAPER_EDGE: Colour = (120, 124, 122)
COURT: Colour = (247, 240, 222)
RED: Colour = (200, 28, 42)
ON_DARK_RED: Colour = (255, 112, 112)
BLACK: Colour = (24, 26, 30)
BACK: Colour = (38, 66, 128)
BACK_LIGHT: Colour = (104, 138, 204)

#: The size of the picture, and the width of the panel with facts and scores on its right.
WIDTH, HEIGHT, PANEL_WIDTH = 1120, 760, 280
#: Widths of a card in the viewer's hand, in the trick, and in another player's hand.
HAND_CARD, TRICK_CARD, BACK_CARD = 86, 74, 40

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont


@lru_cache(maxsize=32)
def font(size: int) -> Font:
    """Pillow's built-in font, `size` pixels high."""
    return ImageFont.load_default(size)


def card_height(width: int) -> int:
    """The height of a card of this width."""
    return round(width * 1.4)


def ink(card: str) -> Colour:
    """The colour in which a card is printed."""
    return RED if card == "XR" or card[1] in "HD" else BLACK
