"""Text in a picture, including suit symbols: one line truncated to a width, or several lines."""

from __future__ import annotations

import re

from PIL import ImageDraw

from vierblatt.envs.picture.look import ON_DARK_RED, Colour, font
from vierblatt.envs.picture.suits import suit_shape
from vierblatt.locale.bidi import strip_isolates

Where = tuple[float, float]
_SIGNS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
_SIGN = re.compile("([♠♥♦♣])")


def text_width(text: str, size: int) -> int:
    """The width of a line in pixels."""
    return round(sum(size if run in _SIGNS else font(size).getlength(run) for run in _SIGN.split(text)))


def draw_text(
    draw: ImageDraw.ImageDraw, where: Where, text: str, size: int, colour: Colour, anchor: str, most: int = 0
) -> None:
    """Draws one line, truncated if it is wider than `most` pixels (0: any width)."""
    text = strip_isolates(text)
    if most and text_width(text, size) > most:
        while text and text_width(text + "...", size) > most:
            text = text[:-1]
        text = text.rstrip() + "..."
    x, y = where[0] - text_width(text, size) * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]], where[1]
    for run in _SIGN.split(text):
        if run in _SIGNS:
            top = y - size * 0.46 if anchor[1] == "m" else y + size * 0.22
            draw.bitmap(
                (round(x), round(top)),
                suit_shape(_SIGNS[run], size * 9 // 10),
                fill=ON_DARK_RED if run in "♥♦" else colour,
            )
        else:
            draw.text((x, y), run, font=font(size), fill=colour, anchor="l" + anchor[1])
        x += text_width(run, size)


def draw_wrapped(
    draw: ImageDraw.ImageDraw, where: Where, text: str, size: int, colour: Colour, most: int, anchor: str = "la"
) -> float:
    """Draws text wrapped to lines of at most `most` pixels; returns their total height."""
    lines = [""]
    for word in strip_isolates(text).split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and text_width(longer, size) > most:
            lines.append(word)
        else:
            lines[-1] = longer
    step = size * 1.3
    for at, line in enumerate(lines):
        draw_text(draw, (where[0], where[1] + step * at), line, size, colour, anchor, most)
    return step * len(lines)
