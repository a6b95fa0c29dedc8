"""The rows of a form: headings, buttons, choices, split buttons, text fields. A form is a list with a cursor."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass
class FormRow:
    """The base; `key` identifies the row to the screen, `note` is shown when the cursor is on it."""

    key: str
    label: str
    note: str = ""

    @property
    def value_text(self) -> str:
        """What is shown opposite the label."""
        return ""

    @property
    def selectable(self) -> bool:
        """Whether the cursor stops here."""
        return True

    def turn(self, step: int) -> bool:  # noqa: ARG002 - rows with values use it
        """Changes to the next or previous value; returns whether it changed."""
        return False


@dataclass
class Heading(FormRow):
    """A line of text between rows."""

    @property
    def selectable(self) -> bool:
        """Never."""
        return False


@dataclass
class TextRow(FormRow):
    """A text to read, in as many lines as it needs; the cursor stops here, so that long lists can be scrolled."""


@dataclass
class Button(FormRow):
    """Something to do."""


@dataclass
class TextButton(TextRow, Button):
    """A text to read, in as many lines as it needs, with which something can be done."""


@dataclass
class ChoiceRow(FormRow):
    """One of several values, each with its words."""

    values: Sequence[tuple[str, str]] = ()
    index: int = 0

    @property
    def value(self) -> str:
        """The chosen value."""
        return self.values[self.index][0]

    @property
    def value_text(self) -> str:
        """The words of the chosen value."""
        return self.values[self.index][1]

    def turn(self, step: int) -> bool:
        """Changes to the next or previous value, wrapping round at the ends."""
        self.index = (self.index + step) % len(self.values)
        return len(self.values) > 1

    def select(self, value: str) -> None:
        """Chooses a value, if it exists."""
        self.index = next((i for i, (known, _) in enumerate(self.values) if known == value), self.index)


@dataclass
class SplitButton(ChoiceRow):
    """A button with a choice of what it does: turned like a `ChoiceRow`; pressed, it does what it shows."""


@dataclass
class TextField(FormRow):
    """A text to type. suggestions: values that the arrows go through, each with its words."""

    text: str = ""
    suggestions: Sequence[tuple[str, str]] = ()
    longest: int = 24
    empty: str = ""  #: shown in place of an empty text
    sends: bool = False  #: whether Enter does something with the text

    @property
    def value_text(self) -> str:
        """The text, or its words if it is a suggestion."""
        return dict(self.suggestions).get(self.text, self.text) or self.empty

    def turn(self, step: int) -> bool:
        """Changes to the next suggestion."""
        if not self.suggestions:
            return False
        values = [value for value, _ in self.suggestions]
        at = values.index(self.text) if self.text in values else -step
        self.text = values[(at + step) % len(values)]
        return True

    def type(self, sign: str) -> bool:
        """Appends a character; typing over a suggestion begins a new text."""
        if self.text in dict(self.suggestions):
            self.text = ""
        if len(self.text) >= self.longest:
            return False
        self.text += sign
        return True

    def delete(self) -> bool:
        """Deletes the last character; a suggestion is deleted as a whole."""
        before = self.text
        self.text = "" if self.text in dict(self.suggestions) else self.text[:-1]
        return before != self.text


@dataclass
class FormRows:
    """The rows and the cursor."""

    rows: list[FormRow] = field(default_factory=list)
    at: int = 0

    @property
    def row(self) -> FormRow | None:
        """The row under the cursor."""
        return self.rows[self.at] if 0 <= self.at < len(self.rows) else None

    def show(self, rows: list[FormRow], key: str = "") -> None:
        """Replaces the rows; the cursor stays on the row with that key, or with the same key as before."""
        wanted = key or (self.row.key if self.row else "")
        self.rows = rows
        places = [i for i, row in enumerate(rows) if row.selectable]
        self.at = next((i for i in places if rows[i].key == wanted), places[0] if places else -1)

    def move(self, step: int) -> None:
        """Moves to the next row where the cursor stops, wrapping round at the ends."""
        if not any(row.selectable for row in self.rows):
            return
        self.at = (self.at + step) % len(self.rows)
        while not self.rows[self.at].selectable:
            self.at = (self.at + step) % len(self.rows)

    def edge(self, step: int) -> None:
        """Moves to the first row (step 1) or the last one (-1)."""
        self.at = -1 if step > 0 else len(self.rows)
        self.move(step)

    def to(self, key: str) -> None:
        """Moves to the row with a key."""
        self.at = next((i for i, row in enumerate(self.rows) if row.key == key and row.selectable), self.at)
