"""A form on the screen, for arrows and Enter, letters, or the mouse; it scrolls if it does not fit."""

from __future__ import annotations

from textual import events
from textual.message import Message

from vierblatt.tui.app_context import CanvasWidget
from vierblatt.tui.canvas import Canvas
from vierblatt.tui.drawing.painter import TextPainter
from vierblatt.tui.layout import Rect
from vierblatt.tui.rows import Button, FormRow, FormRows, Heading, SplitButton, TextField, TextRow

WIDEST, WIDEST_MENU = 100, 60
NOTE_ROWS = 2


class Form(CanvasWidget, can_focus=True):
    """Rows with a cursor, a title above and a note below."""

    class Changed(Message):
        """A value has changed."""

        def __init__(self, row: FormRow) -> None:
            super().__init__()
            self.row = row

    class Pressed(Message):
        """A button was pressed."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self) -> None:
        super().__init__()
        self.rows = FormRows()
        self.title: list[str] = []
        self.note = ""  #: shown instead of the row's own note until the next key
        self.wrong = False  #: whether that note reports a mistake
        self._top = 0
        self._hits: list[tuple[Rect, int]] = []

    def show(self, rows: list[FormRow], key: str = "") -> None:
        """Replaces the rows."""
        self.rows.show(rows, key)
        self.redraw()

    def tell(self, text: str, *, wrong: bool = False) -> None:
        """Shows a note until the next key."""
        self.note, self.wrong = text, wrong
        self.redraw()

    # --- drawing -------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Draws title, rows and note."""
        painter = self.painter(canvas, self.context.texts())
        bare = all(isinstance(row, Button | Heading) for row in self.rows.rows)
        w = min(canvas.width - 4, WIDEST_MENU if bare else WIDEST)
        x = (canvas.width - w) // 2
        y = 1
        for line in self.title:
            y += painter.paragraph(Rect(x, y, w, 3), line, "title", "centre")
        y += 1
        height = canvas.height - y - NOTE_ROWS - 1
        self._draw_rows(painter, Rect(x, y, w, height))
        row = self.rows.row
        note, style = (self.note, "error" if self.wrong else "hint") if self.note else (row.note if row else "", "dim")
        painter.paragraph(Rect(x, canvas.height - NOTE_ROWS, w, NOTE_ROWS), note, style)

    def _draw_rows(self, painter: TextPainter, area: Rect) -> None:
        heights = [_height(painter, row, area.w) for row in self.rows.rows]
        self._scroll(heights, area.h)
        self._hits = []
        y = area.y
        for i in range(self._top, len(heights)):
            if y + heights[i] > area.y + area.h:
                break
            place = Rect(area.x, y, area.w, heights[i])
            self._hits.append((place, i))
            _draw_row(painter, self.rows.rows[i], place, here=i == self.rows.at)
            y += heights[i]
        if self._top:
            painter.text(Rect(area.x, area.y - 1, area.w, 1), "▲", "dim", "end")
        if self._hits and self._hits[-1][1] < len(heights) - 1:
            painter.text(Rect(area.x, area.y + area.h, area.w, 1), "▼", "dim", "end")

    def _scroll(self, heights: list[int], room: int) -> None:
        at = max(0, self.rows.at)
        if sum(heights) <= room:
            self._top = 0
            return
        self._top = min(self._top, at)
        if at and not any(row.selectable for row in self.rows.rows[:at]):
            self._top = 0
        while self._top < at and sum(heights[self._top : at + 1]) > room:
            self._top += 1

    # --- keys and mouse ------------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Moves, changes values, types, presses."""
        handled = True
        self.note = ""
        rows, row, key = self.rows, self.rows.row, event.key
        forward = "left" if self.context.texts().mirrored else "right"
        if key in {"down", "tab"}:
            rows.move(1)
        elif key in {"up", "shift+tab"}:
            rows.move(-1)
        elif key in {"home", "end"}:
            rows.edge(1 if key == "home" else -1)
        elif key in {"pagedown", "pageup"}:
            for _ in range(8):
                rows.move(1 if key == "pagedown" else -1)
        elif row is None:
            handled = False
        elif key in {"left", "right"}:
            self._turn(row, 1 if key == forward else -1)
        elif key == "enter" or (key == "space" and not isinstance(row, TextField)):
            self._press(row)
        elif isinstance(row, TextField) and key in {"backspace", "delete"}:
            self._changed(row, row.delete())
        elif isinstance(row, TextField) and event.character and event.is_printable:
            self._changed(row, row.type(event.character))
        else:
            handled = self._letter(event.character)
        if handled:
            event.stop()
            event.prevent_default()
            self.redraw()

    def _letter(self, letter: str | None) -> bool:
        """Moves to the next button that begins with a letter."""
        if not letter or not letter.isalnum():
            return False
        count, at = len(self.rows.rows), self.rows.at
        for i in [(at + 1 + k) % count for k in range(count)]:
            row = self.rows.rows[i]
            if isinstance(row, Button) and row.label.lstrip("♠♥♦♣ ").lower().startswith(letter.lower()):
                self.rows.at = i
                return True
        return False

    def _turn(self, row: FormRow, step: int) -> None:
        self._changed(row, row.turn(step))

    def _press(self, row: FormRow) -> None:
        if isinstance(row, Button | SplitButton) or (isinstance(row, TextField) and row.sends):
            self.post_message(self.Pressed(row.key))
        else:
            self._changed(row, row.turn(1))

    def _changed(self, row: FormRow, changed: bool) -> None:  # noqa: FBT001 - the result of a row's method
        if changed:
            self.post_message(self.Changed(row))

    def on_click(self, event: events.Click) -> None:
        """A click selects a row and does what Enter does."""
        for place, i in self._hits:
            if place.contains(event.x, event.y) and self.rows.rows[i].selectable:
                self.rows.at, self.note = i, ""
                self._press(self.rows.rows[i])
                self.redraw()

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """The wheel moves the cursor."""
        event.stop()
        self.rows.move(1)
        self.redraw()

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """The wheel moves the cursor up."""
        event.stop()
        self.rows.move(-1)
        self.redraw()


def _columns(w: int) -> tuple[int, int]:
    """The widths of labels and values; between them and after them there is room for the arrows."""
    label = w * 11 // 20
    return label, w - label - 7


def _height(painter: TextPainter, row: FormRow, w: int) -> int:
    if isinstance(row, Heading):
        return 1 + len(painter.texts.wrap(row.label, w)) if row.label else 1
    if isinstance(row, TextRow):
        return len(painter.texts.wrap(row.label, w - 2))
    if isinstance(row, Button):
        return 1
    label, value = _columns(w)
    return max(len(painter.texts.wrap(row.label, label)), len(painter.texts.wrap(row.value_text, value)))


def _draw_row(painter: TextPainter, row: FormRow, area: Rect, *, here: bool) -> None:
    if isinstance(row, Heading):
        painter.paragraph(Rect(area.x, area.y + 1, area.w, area.h - 1), row.label, "accent")
        return
    style = "cursor" if here else "ground"
    if here:
        painter.fill(area, style)
    inner = Rect(area.x + 1, area.y, area.w - 2, area.h)
    if isinstance(row, TextRow):
        painter.paragraph(inner, row.label, style)
        return
    if isinstance(row, Button):
        painter.text(inner, row.label, style, "start")
        return
    label, value = _columns(area.w)
    mirrored = painter.texts.mirrored
    left = Rect(area.x + 1, area.y, label, area.h)
    right = Rect(area.x + area.w - value - 3, area.y, value, area.h)
    if mirrored:
        left = Rect(area.x + area.w - label - 1, area.y, label, area.h)
        right = Rect(area.x + 3, area.y, value, area.h)
    painter.paragraph(left, row.label, style)
    cursor = "▏" if here and isinstance(row, TextField) else ""
    rows = painter.paragraph(right, row.value_text + cursor, "cursor" if here else "value", "start")
    if here and rows == 1 and not (isinstance(row, TextField) and not row.suggestions):
        ink = painter.palette.style("cursor")
        painter.canvas.put(right.x - 2, area.y, "◂", ink)
        painter.canvas.put(right.x + right.w + 1, area.y, "▸", ink)
