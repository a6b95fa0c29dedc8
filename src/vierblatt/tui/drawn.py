"""The app as its screens see it, and a widget that draws itself on a canvas."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from textual.app import App
from textual.strip import Strip
from textual.widget import Widget

from vierblatt.tui.canvas import Canvas
from vierblatt.tui.look import Look
from vierblatt.tui.storage import Settings, Store

if TYPE_CHECKING:
    from vierblatt.games.contract import Game
    from vierblatt.tui.drawing.pen import Pen
    from vierblatt.tui.voice import Voice


class Stage(App[None]):
    """What every screen may ask the app for: settings, colours, words."""

    def __init__(self, store: Store | None = None, language: str = "") -> None:
        super().__init__()
        self.store = store or Store()
        self.settings, self.damaged = self.store.settings()
        self.asked_language = language

    @property
    def language(self) -> str:
        """The language of the screen."""
        return self.settings.language

    @property
    def look(self) -> Look:
        """Colours as the user wants them; NO_COLOR has the last word."""
        return Look(self.settings.colours and not self.no_color, self.settings.four_colours)

    def voice(self, game: Game | None = None, names: Sequence[str] = ()) -> Voice:
        """The words of a game (loads the rules' machinery: not before the first frame)."""
        from vierblatt.locale.words import Words
        from vierblatt.tui.bidi import mode_for
        from vierblatt.tui.voice import Voice

        settings = self.settings
        words = Words(
            self.language, game, names=names, arabic_digits=settings.arabic_digits, suit_symbols=settings.symbols
        )
        return Voice(words, mode_for(settings.bidi, os.environ))

    def save_settings(self, settings: Settings) -> None:
        """Takes over new settings and keeps them."""
        self.settings = settings
        self.store.keep(settings)
        self.show_settings()

    def show_settings(self) -> None:
        """Redraws everything, as the settings have changed."""
        for screen in self.screen_stack:
            for widget in screen.query(Drawn):
                widget.redraw()


class Drawn(Widget):
    """A widget that is drawn as a whole."""

    DEFAULT_CSS = "Drawn { width: 1fr; height: 1fr; }"

    _canvas: Canvas | None = None

    @property
    def stage(self) -> Stage:
        """The app."""
        return cast("Stage", self.app)

    def draw(self, canvas: Canvas) -> None:
        """Draws the widget."""
        raise NotImplementedError

    def redraw(self) -> None:
        """What is shown has changed."""
        self._canvas = None
        self.refresh()

    def pen(self, canvas: Canvas, voice: Voice) -> Pen:
        """A pen for the canvas in the user's colours."""
        from vierblatt.tui.drawing.pen import Pen

        return Pen(canvas, voice, self.stage.look)

    def drawing(self) -> Canvas:
        """The drawing as things stand now, drawn anew where something has changed or the window has."""
        width, height = self.size
        if self._canvas is None or (self._canvas.width, self._canvas.height) != (width, height):
            self._canvas = Canvas(width, height, self.stage.look.style("ground"))
            self.draw(self._canvas)
        return self._canvas

    def render_line(self, y: int) -> Strip:
        """One row of the drawing."""
        canvas = self.drawing()
        if y >= canvas.height:
            return Strip.blank(canvas.width)
        return Strip(canvas.segments(y), canvas.width)

    @property
    def lines(self) -> list[str]:
        """What stands on the screen, without styles."""
        canvas = self.drawing()
        return [canvas.row_text(y) for y in range(canvas.height)]
