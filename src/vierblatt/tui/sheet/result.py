"""The form of a deal: a row for each field of its result, as far as the values above ask for it."""

from __future__ import annotations

from vierblatt.errors import BadSheet
from vierblatt.games.sheets import SheetField
from vierblatt.sheet import SheetFile, SheetWords
from vierblatt.tui.form import Form
from vierblatt.tui.rows import Button, ChoiceRow, FormRow, TextField
from vierblatt.tui.sheet.base import BACK, SheetFormScreen

SAVE = "save"
LONGEST_VALUE = 9


class ResultScreen(SheetFormScreen):
    """Writes down the next deal or, with a number, changes one."""

    def __init__(self, kept: SheetFile, number: int | None = None) -> None:
        super().__init__(kept)
        self.number = number
        sheet = kept.sheet
        self.fields = sheet.fields if number is None else sheet.fields_of(number)
        self.values: dict[str, str | int] = {} if number is None else dict(sheet.deal(number).result)

    @property
    def asked(self) -> dict[str, SheetField]:
        """The fields that the values so far ask for."""
        found: dict[str, SheetField] = {}
        values: dict[str, str | int] = {}
        for field in self.fields:
            if field.is_asked(values):
                found[field.name] = field
                value = self.values.get(field.name, field.default)
                values |= {} if value is None else {field.name: value}
        return found

    def fill(self) -> None:
        """Writes the rows."""
        sheet, words = self.kept.sheet, self.words
        number = self.number or len(sheet.deals) + 1
        dealer = sheet.dealer if self.number is None else sheet.deal(self.number).dealer
        self.form.title = [words.text("sheet-deal", number=number, dealer=words.seat(dealer))]
        rows = [self._row(field, words) for field in self.asked.values()]
        rows.append(Button(SAVE, words.text("tui-sheet-save"), words.text("tui-sheet-save-note")))
        rows.append(Button(BACK, words.text("ui-cancel")))
        self.form.show(rows)

    def _row(self, field: SheetField, words: SheetWords) -> FormRow:
        value = self.values.get(field.name, field.default)
        if field.kind == "number":
            text = "" if value is None else str(value)
            return TextField(field.name, words.field(field), field.takes, text=text, longest=LONGEST_VALUE)
        known = field.values if field.kind == "choice" else range(field.least, field.most + 1)
        pairs = [(str(each), words.value(field, each)) for each in known]
        if field.default is None:
            pairs.insert(0, ("", words.text("tui-sheet-open")))
        row = ChoiceRow(field.name, words.field(field), values=pairs)
        row.select(str(value))
        return row

    def on_form_changed(self, message: Form.Changed) -> None:
        """Takes a value over; it may ask for other rows."""
        row, name = message.row, message.row.key
        text = row.text.strip() if isinstance(row, TextField) else row.value if isinstance(row, ChoiceRow) else ""
        self.values.pop(name, None)
        if text:
            self.values[name] = int(text) if text.isascii() and text.isdigit() else text
        if isinstance(row, ChoiceRow):
            self.fill()

    def on_form_pressed(self, message: Form.Pressed) -> None:
        """Writes the deal down, or goes back."""
        if message.key == BACK:
            self.dismiss(None)
            return
        result = {name: self.values[name] for name in self.asked if name in self.values}
        try:
            self.kept.edit(
                lambda sheet: sheet.add(result) if self.number is None else sheet.change(self.number, result)
            )
        except BadSheet as fault:
            self._complain(fault)
        else:
            self.dismiss(None)

    def _complain(self, fault: BadSheet) -> None:
        """Shows a fault with the label of the field instead of its name, and moves to the field."""
        words, known, field = self.words, dict(fault.parameters), self.asked.get(str(fault.parameters.get("field")))
        if field is None:
            self.form.tell(words.error(fault), wrong=True)
            return
        known["field"] = words.field(field)
        self.form.rows.to(field.name)
        missing = fault.code == "sheet-missing"
        said = words.text("tui-sheet-missing", field=known["field"]) if missing else ""
        self.form.tell(said or words.error(BadSheet(fault.code, rule=fault.rule, **known)), wrong=True)
