"""The first screen, and the one shown while a table opens: a sign of life that needs no words."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.screen import Screen

from vierblatt.tui.app_context import CanvasWidget
from vierblatt.tui.canvas import Canvas

SUITS = "♠ ♥ ♦ ♣"
NAME = "V I E R B L A T T"
BAR = 24
STEP = 0.12


class Splash(CanvasWidget):
    """The name and a moving bar."""

    beat = 0

    def on_mount(self) -> None:
        """Starts the bar."""
        self.set_interval(STEP, self._tick)

    def _tick(self) -> None:
        self.beat += 1
        self.redraw()

    def draw(self, canvas: Canvas) -> None:
        """Draws everything in the middle, from plain strings, since the words may not be loaded yet."""
        palette, middle = self.context.palette, canvas.height // 2
        for row, text, style in ((-3, SUITS, "ground"), (-1, NAME, "title")):
            x = (canvas.width - len(text)) // 2
            canvas.put(x, middle + row, text, palette.style(style))
            canvas.tint(x, middle + row, len(text), palette.tints())
        x, at = (canvas.width - BAR) // 2, self.beat % (2 * (BAR - 6))
        at = min(at, 2 * (BAR - 6) - at)
        canvas.put(x, middle + 1, "─" * BAR, palette.style("dim"))
        canvas.put(x + at, middle + 1, "━" * 6, palette.style("accent"))


class BusyScreen(Screen[None]):
    """Shown while something slow runs in a thread."""

    def compose(self) -> ComposeResult:
        """Only the splash."""
        yield Splash()
