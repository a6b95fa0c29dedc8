"""A page to read: lines that scroll, in a window over the screen below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from textual import events
from textual.app import ComposeResult
from textual.screen import ModalScreen

from vierblatt.tui.app_context import CanvasWidget
from vierblatt.tui.canvas import Canvas
from vierblatt.tui.drawing.painter import Align, TextPainter
from vierblatt.tui.layout import Rect
from vierblatt.tui.screen_texts import ScreenTexts

WIDEST = 100


@dataclass(frozen=True)
class PageLine:
    """One row. shown: already in the terminal's order. cells: columns at the far end, each `cell_width` wide."""

    shown: str
    style: str = "ground"
    align: Align = "start"
    cells: Sequence[str] = ()
    cell_width: int = 0
    cell_align: Align = "end"


class Page(CanvasWidget, can_focus=True):
    """The lines of its screen, with a frame."""

    top = 0
    _count = 0
    _room = 1

    def draw(self, canvas: Canvas) -> None:
        """Draws the frame, the title, the lines that fit, and how to continue."""
        screen = self.screen
        assert isinstance(screen, PageScreen)
        texts = screen.texts()
        painter = self.painter(canvas, texts)
        frame = Rect(0, 0, canvas.width, canvas.height)
        painter.box(frame, "value")
        inner = Rect(3, 2, canvas.width - 6, canvas.height - 4)
        lines = screen.lines(texts, inner.w)
        self._count, self._room = len(lines), inner.h
        self.top = max(0, min(self.top, self._count - self._room))
        for i, line in enumerate(lines[self.top : self.top + self._room]):
            draw_line(painter, Rect(inner.x, inner.y + i, inner.w, 1), line)
        title = f" {screen.title_text(texts)} "
        painter.text(Rect(3, 0, inner.w, 1), title, "title")
        foot = screen.foot(texts, more=self._count > self._room)
        painter.text(Rect(3, canvas.height - 1, inner.w, 1), f" {foot} ", "dim", "end")

    def scroll_lines(self, step: int) -> None:
        """Scrolls by this many lines, down or up."""
        self.top = max(0, min(self.top + step, self._count - self._room))
        self.redraw()

    def on_key(self, event: events.Key) -> None:
        """Scrolls; any other key goes to the screen, which usually closes."""
        steps = {"down": 1, "up": -1, "pagedown": self._room - 1, "pageup": 1 - self._room, "home": -9999, "end": 9999}
        event.stop()
        event.prevent_default()
        if event.key == "space" and self.top + self._room < self._count:
            self.scroll_lines(self._room - 1)
        elif event.key in steps:
            self.scroll_lines(steps[event.key])
        else:
            screen = self.screen
            assert isinstance(screen, PageScreen)
            screen.take(event.key)

    def on_mouse_scroll_down(self) -> None:
        """The wheel scrolls."""
        self.scroll_lines(3)

    def on_mouse_scroll_up(self) -> None:
        """The wheel scrolls up."""
        self.scroll_lines(-3)

    def on_click(self, event: events.Click) -> None:
        """A click on the frame closes the page."""
        if event.y in {0, self.size.height - 1}:
            screen = self.screen
            assert isinstance(screen, PageScreen)
            screen.close()


def draw_line(painter: TextPainter, area: Rect, line: PageLine) -> None:
    """Draws a row, with its columns at the far end."""
    taken = len(line.cells) * line.cell_width
    mirrored = painter.texts.mirrored
    label = Rect(area.x + (taken if mirrored else 0), area.y, area.w - taken, 1)
    painter.ready(label, line.shown, line.style, line.align)
    for i, cell in enumerate(line.cells):
        x = area.x + taken - (i + 1) * line.cell_width if mirrored else label.x + label.w + i * line.cell_width
        painter.ready(Rect(x, area.y, line.cell_width, 1), cell, line.style, line.cell_align)


class PageScreen(ModalScreen[None]):
    """A page; subclasses supply its contents."""

    DEFAULT_CSS = """
    PageScreen { align: center middle; }
    PageScreen Page { width: 100%; max-width: 100; max-height: 96%; }
    """

    def __init__(self) -> None:
        super().__init__()
        self.page = Page()  #: looked up here: work may end after the screen has given its widgets away

    def compose(self) -> ComposeResult:
        """The page."""
        yield self.page

    def on_mount(self) -> None:
        """Gives the page the keyboard."""
        self.page.focus()
        self._fit()

    def on_resize(self) -> None:
        """Fits the page again: a different width means different lines."""
        self._fit()

    def _fit(self) -> None:
        """Makes the page as high as its text, if there is room."""
        width = min(self.app.size.width, WIDEST) - 6
        self.page.styles.height = len(self.lines(self.texts(), width)) + 4

    def texts(self) -> ScreenTexts:
        """The words of this page."""
        raise NotImplementedError

    def title_text(self, texts: ScreenTexts) -> str:
        """The title on the frame."""
        raise NotImplementedError

    def lines(self, texts: ScreenTexts, width: int) -> list[PageLine]:
        """The lines to read."""
        raise NotImplementedError

    def foot(self, texts: ScreenTexts, *, more: bool) -> str:
        """How to continue; more: whether there is more to scroll to."""
        return texts.say("tui-page-more" if more else "tui-page-close")

    def take(self, _key: str) -> None:
        """Handles a key that does not scroll."""
        self.close()

    def close(self) -> None:
        """Closes the page."""
        self.dismiss(None)


def title(texts: ScreenTexts, text: str, width: int) -> list[PageLine]:
    """A heading."""
    return [PageLine(texts.fit(text, width), "accent")]


def paragraph(texts: ScreenTexts, text: str, width: int, style: str = "ground") -> list[PageLine]:
    """A text in as many lines as it needs."""
    return [PageLine(line, style) for line in texts.wrap(text, width)]
