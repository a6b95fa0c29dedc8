"""The first menu: the games, a saved match, lessons, puzzles, games played, settings."""

from __future__ import annotations

from vierblatt import games
from vierblatt.tui.form import Form
from vierblatt.tui.layout import too_small
from vierblatt.tui.rows import Button, FormRow, Heading
from vierblatt.tui.screens.base import FormScreen


class MenuScreen(FormScreen):
    """The screen with which the app begins."""

    def on_mount(self) -> None:
        """Shows the rows."""
        self.fill()

    def on_resize(self) -> None:
        """Writes them again: the window may now be too small for a table, or no longer too small."""
        self.fill()

    def on_screen_resume(self) -> None:
        """Writes the rows again: a match may have been saved, or the language changed, in the meantime."""
        self.fill()

    def fill(self) -> None:
        """Writes the rows in the current language."""
        context, form = self.context, self.form
        words = context.texts().words
        form.title = ["♠ ♥  V I E R B L A T T  ♦ ♣"]
        rows: list[FormRow] = []
        width, height = self.app.size
        if too_small(width, height):
            rows.append(Heading("", words.text("tui-too-small", width=width, height=height)))
        saved = [game for game in context.files.saved() if game in games.game_ids()]
        if saved:
            name = context.texts(games.get(saved[0])).words.game_name
            rows.append(Button("resume", words.text("ui-resume") + ": " + name, words.text("tui-resume-note")))
        rows.append(Heading("", words.text("ui-choose-game")))
        for game_id in games.game_ids():
            own = context.texts(games.get(game_id)).words
            rows.append(Button(f"game {game_id}", own.game_name, own.game_line))
        rows += [
            Heading("", ""),
            Button("learn", words.text("tui-learn"), words.text("tui-learn-note")),
            Button("puzzles", words.text("tui-puzzles"), words.text("tui-puzzles-note")),
            Button("played", words.text("tui-played"), words.text("tui-played-note")),
            Button("settings", words.text("ui-settings"), words.text("tui-settings-note")),
            Button("rules", words.text("ui-rules"), words.text("tui-rules-note")),
            Button("help", words.text("ui-help"), words.text("tui-menu-keys")),
            Button("quit", words.text("ui-quit")),
        ]
        form.show(rows)

    def on_form_pressed(self, message: Form.Pressed) -> None:
        """Goes where the row says."""
        action, _, game = message.key.partition(" ")
        if action == "game":
            self.context.set_up(game)
        elif action == "resume":
            self.context.resume(self.context.files.saved()[0])
        elif action == "learn":
            self.context.choose_lessons()
        elif action == "puzzles":
            self.context.choose_puzzles()
        elif action == "played":
            self.context.show_played()
        elif action == "rules":
            self.context.choose_rules()
        elif action == "help":
            self.context.show_help()
        elif action == "settings":
            self.context.show_settings_screen()
        else:
            self.context.exit()
