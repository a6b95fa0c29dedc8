"""A canvas with words and colours: aligns texts to the side where the language begins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rich.cells import cell_len

from vierblatt.tui.canvas import Canvas
from vierblatt.tui.layout import Rect
from vierblatt.tui.palette import Palette
from vierblatt.tui.screen_texts import ScreenTexts

Align = Literal["start", "end", "centre"]


@dataclass(frozen=True)
class TextPainter:
    """Draws one frame."""

    canvas: Canvas
    texts: ScreenTexts
    palette: Palette

    def text(self, area: Rect, text: str, style: str, align: Align = "start") -> None:
        """Writes one line in the first row of an area, cut to its width, with suits in their colours."""
        self.ready(area, self.texts.fit(text, area.w), style, align)

    def ready(self, area: Rect, shown: str, style: str, align: Align = "start") -> None:
        """Like `text`, for a line that is already in the terminal's order."""
        spare = area.w - cell_len(shown)
        flush_right = (align == "end") != self.texts.mirrored
        x = area.x + (spare // 2 if align == "centre" else spare if flush_right else 0)
        self.canvas.put(x, area.y, shown, self.palette.style(style))
        self.canvas.tint(x, area.y, cell_len(shown), self.palette.tints())

    def paragraph(self, area: Rect, text: str, style: str, align: Align = "start") -> int:
        """Writes a text in as many rows as it needs and the area has; returns how many."""
        lines = self.texts.wrap(text, area.w)[: area.h]
        for i, line in enumerate(lines):
            self.ready(Rect(area.x, area.y + i, area.w, 1), line, style, align)
        return len(lines)

    def fill(self, area: Rect, style: str) -> None:
        """Blanks an area."""
        self.canvas.fill(area.x, area.y, area.w, area.h, self.palette.style(style))

    def box(self, area: Rect, style: str, lines: str = "╭─╮│╰╯") -> None:
        """Draws a filled area with a border."""
        self.canvas.box(area.x, area.y, area.w, area.h, self.palette.style(style), lines)
