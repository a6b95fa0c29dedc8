"""Small screens: passing the keyboard on, and questions with a few buttons."""

from __future__ import annotations

from collections.abc import Callable

from textual import events
from textual.app import ComposeResult
from textual.screen import ModalScreen, Screen

from vierblatt.tui.app_context import CanvasWidget
from vierblatt.tui.canvas import Canvas
from vierblatt.tui.form import Form
from vierblatt.tui.layout import Rect
from vierblatt.tui.rows import FormRow
from vierblatt.tui.screen_texts import ScreenTexts


class _PassPrompt(CanvasWidget, can_focus=True):
    """Says who is to take the keyboard, in place of the table."""

    def __init__(self, texts: Callable[[], ScreenTexts], name: str) -> None:
        super().__init__()
        self._texts, self._name_of_next = texts, name

    def draw(self, canvas: Canvas) -> None:
        """Draws whose turn it is, and nothing else."""
        painter = self.painter(canvas, self._texts())
        area = Rect(4, canvas.height // 2 - 2, canvas.width - 8, 3)
        painter.paragraph(area, painter.texts.say("tui-pass-to", name=self._name_of_next), "title", "centre")
        painter.text(Rect(4, area.y + 3, area.w, 1), painter.texts.say("tui-pass-key"), "ground", "centre")


class PassScreen(Screen[None]):
    """Shown between two people's turns: hides the hand of one before the other looks."""

    def __init__(self, texts: Callable[[], ScreenTexts], name: str) -> None:
        super().__init__()
        self._texts, self._next = texts, name

    def compose(self) -> ComposeResult:
        """The prompt."""
        yield _PassPrompt(self._texts, self._next)

    def on_key(self, event: events.Key) -> None:
        """Closes on Enter: the right person sits there now."""
        if event.key in {"enter", "space"}:
            event.stop()
            self.dismiss(None)

    def on_click(self) -> None:
        """Closes as well."""
        self.dismiss(None)


class AskScreen(ModalScreen[str]):
    """A few buttons in a window; returns the key of the one that is pressed, or an empty text.

    first: the key of the row with the cursor; by default that of the button that changes nothing, whose key is empty.
    """

    DEFAULT_CSS = """
    AskScreen { align: center middle; }
    AskScreen Form { width: 56; height: 16; border: round $foreground; }
    """

    def __init__(self, title: str, rows: list[FormRow], first: str = "") -> None:
        super().__init__()
        self._heading, self._rows, self._first = title, rows, first

    def compose(self) -> ComposeResult:
        """A small form."""
        yield Form()

    def on_mount(self) -> None:
        """Shows the buttons."""
        form = self.query_one(Form)
        form.title = [self._heading]
        form.show(self._rows, self._first)

    def on_form_pressed(self, message: Form.Pressed) -> None:
        """Returns the key of the button."""
        message.stop()
        self.dismiss(message.key)

    def key_escape(self) -> None:
        """Returns an empty text."""
        self.dismiss("")
