"""A deal of a score sheet: how it was scored, and why."""

from __future__ import annotations

from vierblatt.sheet import SheetFile
from vierblatt.tui.form import Form
from vierblatt.tui.rows import Button, FormRow, TextRow
from vierblatt.tui.sheet.base import BACK, SheetFormScreen
from vierblatt.tui.sheet.result import ResultScreen

CHANGE = "change"


class DealScreen(SheetFormScreen):
    """The sentence, the lines of the score and the reasons."""

    def __init__(self, kept: SheetFile, number: int) -> None:
        super().__init__(kept)
        self.number = number

    def fill(self) -> None:
        """Writes the rows, with the cursor on what can be done."""
        words, deal = self.words, self.kept.sheet.deal(self.number)
        self.form.title = [
            words.text("sheet-deal", number=deal.number, dealer=words.seat(deal.dealer)),
            words.deal(deal),
        ]
        lines = [(label, " : ".join(values)) for label, values in words.score_lines(deal.lines)]
        lines.append((words.text("sheet-totals"), words.ratio(deal.totals)))
        rows: list[FormRow] = [
            TextRow(f"line {place}", f"{label}: {values}") for place, (label, values) in enumerate(lines)
        ]
        rows += [
            TextRow(f"why {place}", f"{words.why(reason)} ({reason.rule})") for place, reason in enumerate(deal.reasons)
        ]
        rows.append(Button(CHANGE, words.text("tui-sheet-change"), words.text("tui-sheet-change-note")))
        rows.append(Button(BACK, words.text("ui-back")))
        self.form.show(rows, BACK)

    def on_form_pressed(self, message: Form.Pressed) -> None:
        """Opens the form of the deal, or goes back."""
        if message.key == CHANGE:
            self.app.push_screen(ResultScreen(self.kept, self.number))
        else:
            self.dismiss(None)
