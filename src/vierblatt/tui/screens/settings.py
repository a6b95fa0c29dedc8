"""Settings: language, colours, digits, speed, name. Every change takes effect at once and is saved."""

from __future__ import annotations

from typing import get_args

import msgspec

from vierblatt.locale import LANGUAGES
from vierblatt.locale.words import Words
from vierblatt.tui.form import Form
from vierblatt.tui.rows import Button, ChoiceRow, FormRow, TextField
from vierblatt.tui.screens.base import FormScreen
from vierblatt.tui.storage import SPEEDS, HandOrder

#: Setting -> its label; values -> their words.
FLAGS = {
    "colours": "tui-colours",
    "four_colours": "tui-four-colours",
    "symbols": "ui-suit-symbols",
    "arabic_digits": "ui-arabic-digits",
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
        """Writes the rows in the current language."""
        words, settings, form = self.context.texts().words, self.context.settings, self.form
        language = ChoiceRow("language", words.text("ui-language"), values=list(LANGUAGES.items()))
        language.select(self.context.language)
        name = TextField("name", words.text("tui-your-name"), text=settings.name, empty=words.text("tui-you-name"))
        speed = ChoiceRow("speed", words.text("pace"), values=pace_values(words))
        speed.select(settings.speed)
        order = ChoiceRow("hand_order", words.text("hand-order"))
        order.values = [(value, words.text(f"hand-order-{value}")) for value in get_args(HandOrder)]
        order.select(settings.hand_order)
        bidi = ChoiceRow("bidi", words.text("tui-bidi"), words.text("tui-bidi-note"))
        bidi.values = _worded(words, BIDI_WORDS)
        bidi.select(settings.bidi)
        rows: list[FormRow] = [language, name, speed, order]
        rows += [_flag(words, name, label, on=getattr(settings, name)) for name, label in _worded(words, FLAGS)]
        if self.context.no_color:
            next(row for row in rows if row.key == "colours").note = words.text("tui-no-color-note")
        for row in rows:
            row.note = row.note or words.text("tui-change-note")
        form.title = [words.text("ui-settings")]
        form.show([*rows, bidi, Button("back", words.text("ui-back"))], key)

    def on_form_changed(self, message: Form.Changed) -> None:
        """Applies and saves the value."""
        row = message.row
        value: object = (
            row.text.strip() if isinstance(row, TextField) else row.value if isinstance(row, ChoiceRow) else ""
        )
        if row.key in FLAGS:
            value = value == "yes"
        self.context.save_settings(msgspec.structs.replace(self.context.settings, **{row.key: value}))
        if not isinstance(row, TextField):
            self.fill(row.key)

    def on_form_pressed(self) -> None:
        """Back is the only button."""
        self.dismiss(None)

    def key_escape(self) -> None:
        """Goes back."""
        self.dismiss(None)


def pace_values(words: Words) -> list[tuple[str, str]]:
    """The paces with their words."""
    return [(name, words.text(f"pace-{name}")) for name in SPEEDS]


def _worded(words: Words, table: dict[str, str]) -> list[tuple[str, str]]:
    """Values with their words."""
    return [(value, words.text(message)) for value, message in table.items()]


def _flag(words: Words, key: str, label: str, *, on: bool) -> ChoiceRow:
    values = [("yes", words.text("flag-yes")), ("no", words.text("flag-no"))]
    return ChoiceRow(key, label, values=values, index=0 if on else 1)
