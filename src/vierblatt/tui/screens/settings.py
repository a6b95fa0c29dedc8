"""Settings: language, colours, digits, speed, name. Every change holds at once and is kept."""

from __future__ import annotations

import msgspec

from vierblatt.locale import LANGUAGES
from vierblatt.locale.words import Words
from vierblatt.tui.form import Form
from vierblatt.tui.rows import Button, Entry, Pick, Row
from vierblatt.tui.screens.base import FormScreen

#: Setting -> its label; values -> their words.
FLAGS = {
    "colours": "tui-colours",
    "four_colours": "tui-four-colours",
    "symbols": "ui-suit-symbols",
    "arabic_digits": "ui-arabic-digits",
}
SPEED_WORDS = {
    "slow": "tui-speed-slow",
    "normal": "tui-speed-normal",
    "fast": "tui-speed-fast",
    "instant": "tui-speed-instant",
}
BIDI_WORDS = {
    "auto": "tui-bidi-auto",
    "app": "tui-bidi-app",
    "terminal": "tui-bidi-terminal",
    "off": "tui-bidi-off",
}


class SettingsScreen(FormScreen):
    """A form of all settings."""

    def on_mount(self) -> None:
        """Shows the rows."""
        self.fill()

    def fill(self, key: str = "") -> None:
        """Writes the rows in the language of the moment."""
        words, settings, form = self.desk.voice().words, self.desk.settings, self.form
        language = Pick("language", words.text("ui-language"), values=list(LANGUAGES.items()))
        language.select(self.desk.language)
        name = Entry("name", words.text("tui-your-name"), text=settings.name, empty=words.text("tui-you-name"))
        speed = Pick("speed", words.text("tui-speed"), values=_worded(words, SPEED_WORDS))
        speed.select(settings.speed)
        bidi = Pick("bidi", words.text("tui-bidi"), words.text("tui-bidi-note"))
        bidi.values = _worded(words, BIDI_WORDS)
        bidi.select(settings.bidi)
        rows: list[Row] = [language, name, speed]
        rows += [_flag(words, name, label, on=getattr(settings, name)) for name, label in _worded(words, FLAGS)]
        if self.desk.no_color:
            next(row for row in rows if row.key == "colours").note = words.text("tui-no-color-note")
        for row in rows:
            row.note = row.note or words.text("tui-change-note")
        form.title = [words.text("ui-settings")]
        form.show([*rows, bidi, Button("back", words.text("ui-back"))], key)

    def on_form_changed(self, message: Form.Changed) -> None:
        """Takes the value over."""
        row = message.row
        value: object = row.text.strip() if isinstance(row, Entry) else row.value if isinstance(row, Pick) else ""
        if row.key in FLAGS:
            value = value == "yes"
        self.desk.save_settings(msgspec.structs.replace(self.desk.settings, **{row.key: value}))
        if not isinstance(row, Entry):
            self.fill(row.key)

    def on_form_pressed(self) -> None:
        """Back is the only button."""
        self.dismiss(None)

    def key_escape(self) -> None:
        """Back."""
        self.dismiss(None)


def _worded(words: Words, table: dict[str, str]) -> list[tuple[str, str]]:
    """Values with their words."""
    return [(value, words.text(message)) for value, message in table.items()]


def _flag(words: Words, key: str, label: str, *, on: bool) -> Pick:
    values = [("yes", words.text("flag-yes")), ("no", words.text("flag-no"))]
    return Pick(key, label, values=values, index=0 if on else 1)
