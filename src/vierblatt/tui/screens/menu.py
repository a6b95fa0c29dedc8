"""The first menu: the games, a saved match, settings."""

from __future__ import annotations

from vierblatt import games
from vierblatt.tui.form import Form
from vierblatt.tui.rows import Button, Heading, Row
from vierblatt.tui.screens.base import FormScreen


class MenuScreen(FormScreen):
    """Where everything begins."""

    def on_mount(self) -> None:
        """Shows the rows."""
        self.fill()

    def on_screen_resume(self) -> None:
        """A match may have been saved meanwhile, the language changed."""
        self.fill()

    def fill(self) -> None:
        """Writes the rows in the language of the moment."""
        desk, form = self.desk, self.form
        words = desk.voice().words
        form.title = ["♠ ♥  V I E R B L A T T  ♦ ♣"]
        rows: list[Row] = []
        saved = [game for game in desk.store.saved() if game in games.game_ids()]
        if saved:
            name = desk.voice(games.get(saved[0])).words.game_name
            rows.append(Button("resume", words.text("ui-resume") + ": " + name, words.text("tui-resume-note")))
        rows.append(Heading("", words.text("ui-choose-game")))
        for game_id in games.game_ids():
            own = desk.voice(games.get(game_id)).words
            rows.append(Button(f"game {game_id}", own.game_name, own.game_line))
        rows += [
            Heading("", ""),
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
            self.desk.set_up(game)
        elif action == "resume":
            self.desk.resume(self.desk.store.saved()[0])
        elif action == "rules":
            self.desk.choose_rules()
        elif action == "help":
            self.desk.show_help()
        elif action == "settings":
            self.desk.show_settings_screen()
        else:
            self.desk.exit()
