"""A grid of cells to draw on; it uses only Rich's styles, and nothing of Textual."""

from __future__ import annotations

import re
from itertools import groupby

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style

#: Texts of signs that take a cell each, as far as most texts need.
_PLAIN = re.compile(r"[ -~\u2500-\u25ff]*")
ROUND, DOUBLE, DOTTED = "╭─╮│╰╯", "╔═╗║╚╝", "┌┄┐┆└┘"


class Canvas:
    """Cells with a style each; anything outside is not drawn."""

    def __init__(self, width: int, height: int, style: Style) -> None:
        self.width, self.height = width, height
        self._text = [[" "] * width for _ in range(height)]
        self._styles = [[style] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style) -> int:
        """Writes a line and returns the column after it."""
        if x >= 0 and _PLAIN.fullmatch(text):
            return self._put_plain(x, y, text, style)
        for sign in text:
            width = cell_len(sign)
            if width == 0:
                self._join(x - 1, y, sign)
                continue
            if 0 <= y < self.height and x >= 0 and x + width <= self.width:
                self._text[y][x] = sign
                self._styles[y][x] = style
                for more in range(x + 1, x + width):
                    self._text[y][more] = ""
                    self._styles[y][more] = style
            x += width
        return x

    def _put_plain(self, x: int, y: int, text: str, style: Style) -> int:
        """Writes signs that take a cell each."""
        if 0 <= y < self.height and x < self.width:
            end = min(self.width, x + len(text))
            self._text[y][x:end] = text[: end - x]
            self._styles[y][x:end] = [style] * (end - x)
        return x + len(text)

    def _join(self, x: int, y: int, mark: str) -> None:
        """Adds a mark without a width to the letter before it."""
        if 0 <= y < self.height and 0 <= x < self.width and self._text[y][x].strip():
            self._text[y][x] += mark

    def fill(self, x: int, y: int, w: int, h: int, style: Style) -> None:
        """Blanks a rectangle."""
        for row in range(max(0, y), min(self.height, y + h)):
            self.put(max(0, x), row, " " * (min(self.width, x + w) - max(0, x)), style)

    def box(self, x: int, y: int, w: int, h: int, style: Style, lines: str = ROUND) -> None:
        """Draws a filled rectangle with a border."""
        corner, across, second, down, third, fourth = list(lines)
        self.put(x, y, corner + across * (w - 2) + second, style)
        for row in range(y + 1, y + h - 1):
            self.put(x, row, down + " " * (w - 2) + down, style)
        self.put(x, y + h - 1, third + across * (w - 2) + fourth, style)

    def tint(self, x: int, y: int, w: int, tints: dict[str, Style]) -> None:
        """Adds a style to every character of a stretch that has one in `tints`."""
        if not 0 <= y < self.height:
            return
        for column in range(max(0, x), min(self.width, x + w)):
            if (over := tints.get(self._text[y][column][:1])) is not None:
                self._styles[y][column] += over

    def segments(self, y: int) -> list[Segment]:
        """A row, as runs of one style each."""
        text, x = self._text[y], 0
        segments = []
        for style, run in groupby(self._styles[y]):
            end = x + sum(1 for _ in run)
            segments.append(Segment("".join(text[x:end]), style))
            x = end
        return segments

    def row_text(self, y: int) -> str:
        """A row without its styles."""
        return "".join(self._text[y])
