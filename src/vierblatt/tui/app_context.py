"""The app from its screens' point of view, and a widget that draws itself on a canvas."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, cast

from textual.app import App
from textual.strip import Strip
from textual.widget import Widget

from vierblatt.tui.canvas import Canvas
from vierblatt.tui.palette import Palette
from vierblatt.tui.storage import UserFiles, UserSettings

if TYPE_CHECKING:
    from vierblatt.games.contract import Game
    from vierblatt.games.options import RuleSet
    from vierblatt.locale.words import Words
    from vierblatt.record import Player
    from vierblatt.tui.drawing.painter import TextPainter
    from vierblatt.tui.local_match import LocalMatch
    from vierblatt.tui.screen_texts import ScreenTexts


class AppContext(App[None]):
    """What every screen can get from the app: settings, colours, words, other screens, matches."""

    def __init__(self, files: UserFiles | None = None, language: str = "") -> None:
        super().__init__()
        self.files = files or UserFiles()
        self.settings, self.damaged = self.files.settings()
        self.asked_language = language

    @property
    def language(self) -> str:
        """The language of the screen."""
        return self.settings.language

    @property
    def palette(self) -> Palette:
        """The colours that the user wants; NO_COLOR overrides the settings."""
        return Palette(self.settings.colours and not self.no_color, self.settings.four_colours)

    def texts(
        self, game: Game | None = None, names: Sequence[str] = (), kind: type[Words] | None = None
    ) -> ScreenTexts:
        """The words of a game. Loads the rules engine, so it is not for use before the first frame.

        kind: the class of the words, by default `Words`.
        """
        from vierblatt.locale.words import Words
        from vierblatt.tui.bidi import mode_for
        from vierblatt.tui.screen_texts import ScreenTexts

        settings = self.settings
        words = (kind or Words)(
            self.language, game, names=names, arabic_digits=settings.arabic_digits, suit_symbols=settings.symbols
        )
        return ScreenTexts(words, mode_for(settings.bidi, os.environ))

    def save_settings(self, settings: UserSettings) -> None:
        """Applies new settings and saves them."""
        self.settings = settings
        self.files.keep(settings)
        self.show_settings()

    def show_settings(self) -> None:
        """Redraws everything after a change of the settings."""
        for screen in self.screen_stack:
            for widget in screen.query(CanvasWidget):
                widget.redraw()

    # --- what the app itself does --------------------------------------------------------------------------------

    def set_up(self, game_id: str) -> None:
        """Opens the screen of a new match."""
        raise NotImplementedError

    def show_settings_screen(self) -> None:
        """Opens the settings."""
        raise NotImplementedError

    def show_help(self) -> None:
        """Opens the page that lists the keys."""
        raise NotImplementedError

    def choose_rules(self) -> object:
        """Asks the user for a game and opens its rules."""
        raise NotImplementedError

    def choose_lessons(self) -> object:
        """Asks the user for a game and opens the list of its lessons."""
        raise NotImplementedError

    def show_steps(self, game_id: str) -> object:
        """Opens the list of a game's lessons, or returns to it."""
        raise NotImplementedError

    def open_lesson(self, game_id: str, step: str) -> object:
        """Opens the table of a step."""
        raise NotImplementedError

    def begin_first_match(self, game: Game) -> object:
        """Begins a match against bots, with the coach on."""
        raise NotImplementedError

    def choose_puzzles(self) -> object:
        """Asks the user for a game and opens its puzzles."""
        raise NotImplementedError

    def show_played(self) -> object:
        """Opens the list of the matches that were played here."""
        raise NotImplementedError

    def open_replay(self, file: Path) -> object:
        """Opens the replay of a record."""
        raise NotImplementedError

    def players(self, kinds: Sequence[str], me: int, names: Mapping[int, str] | None = None) -> list[Player]:
        """Who sits where, by the kinds of the seats and the names that people gave."""
        raise NotImplementedError

    def begin(self, game: Game, rules: RuleSet, players: Sequence[Player], seed: int | None = None) -> None:
        """Opens the table of a new match."""
        raise NotImplementedError

    def resume(self, game_id: str) -> None:
        """Opens the table of the saved match of a game."""
        raise NotImplementedError

    def leave_table(self, again: LocalMatch | None = None) -> None:
        """Goes back to the menu, or to another match of the same players."""
        raise NotImplementedError


class CanvasWidget(Widget):
    """A widget that is always drawn as a whole."""

    DEFAULT_CSS = "CanvasWidget { width: 1fr; height: 1fr; }"

    _canvas: Canvas | None = None

    @property
    def context(self) -> AppContext:
        """The app."""
        return cast("AppContext", self.app)

    def draw(self, canvas: Canvas) -> None:
        """Draws the widget."""
        raise NotImplementedError

    def redraw(self) -> None:
        """Marks the drawing as outdated."""
        self._canvas = None
        self.refresh()

    def painter(self, canvas: Canvas, texts: ScreenTexts) -> TextPainter:
        """A painter for the canvas in the user's colours."""
        from vierblatt.tui.drawing.painter import TextPainter

        return TextPainter(canvas, texts, self.context.palette)

    def drawing(self) -> Canvas:
        """The current drawing, redrawn if its content or the size of the window has changed."""
        width, height = self.size
        if self._canvas is None or (self._canvas.width, self._canvas.height) != (width, height):
            self._canvas = Canvas(width, height, self.context.palette.style("ground"))
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
        """The text on the screen, without styles."""
        canvas = self.drawing()
        return [canvas.row_text(y) for y in range(canvas.height)]
