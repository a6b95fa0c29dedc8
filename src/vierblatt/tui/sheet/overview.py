"""A score sheet: how it stands, all deals, and what can be done."""

from __future__ import annotations

from vierblatt.errors import BadSheet
from vierblatt.sheet import Sheet, SheetDeal, SheetWords
from vierblatt.tui.form import Form
from vierblatt.tui.rows import Button, FormRow, Heading
from vierblatt.tui.sheet.base import BACK, SheetFormScreen
from vierblatt.tui.sheet.deal import DealScreen
from vierblatt.tui.sheet.result import ResultScreen

ADD, UNDO, DEAL = "add", "undo", "deal"


class SheetScreen(SheetFormScreen):
    """A row for each deal."""

    def fill(self) -> None:
        """Writes what comes next, then the deals, the last one first."""
        sheet, words = self.kept.sheet, self.words
        self.form.title = [words.text("sheet-title", game=words.game_name), *standing(sheet, words)]
        rows: list[FormRow] = []
        number, dealer = len(sheet.deals) + 1, words.seat(sheet.dealer)
        if not sheet.over:
            rows.append(Button(ADD, words.text("tui-sheet-add", number=number, dealer=dealer)))
        if sheet.deals:
            rows.append(
                Button(UNDO, words.text("tui-sheet-undo", number=number - 1), words.text("tui-sheet-undo-note"))
            )
        rows.append(Button(BACK, words.text("tui-sheet-leave"), words.text("tui-sheet-leave-note")))
        if sheet.deals:
            rows.append(Heading("", words.text("tui-sheet-deals")))
        rows += [self._deal(deal, words) for deal in reversed(sheet.deals)]
        self.form.show(rows)

    def _deal(self, deal: SheetDeal, words: SheetWords) -> Button:
        scores = words.ratio(deal.scores) if deal.scored else words.text("sheet-not-scored")
        label = words.text(
            "tui-sheet-row",
            number=deal.number,
            dealer=words.seat(deal.dealer),
            scores=scores,
            totals=words.ratio(deal.totals),
        )
        return Button(f"{DEAL} {deal.number}", label, words.deal(deal))

    def on_form_pressed(self, message: Form.Pressed) -> None:
        """Opens the form of the next deal or a deal, takes one back, or leaves."""
        kind, _, number = message.key.partition(" ")
        if kind == ADD:
            count = len(self.kept.sheet.deals)
            self.app.push_screen(ResultScreen(self.kept), lambda _: self._explain_after(count))
        elif kind == UNDO:
            self._undo()
        elif kind == DEAL:
            self.app.push_screen(DealScreen(self.kept, int(number)))
        else:
            self.dismiss(None)

    def _explain_after(self, count: int) -> None:
        """Shows how the deal was scored that was written down after so many."""
        if len(self.kept.sheet.deals) > count:
            self.app.push_screen(DealScreen(self.kept, count + 1))

    def _undo(self) -> None:
        try:
            self.kept.edit(Sheet.undo)
        except BadSheet as fault:
            self.tell(self.words.error(fault))
        else:
            self.fill()


def standing(sheet: Sheet, words: SheetWords) -> list[str]:
    """The totals, and the chance to win or who has won."""
    totals = [f"{words.side(side)} {words.number(total)}" for side, total in enumerate(sheet.totals)]
    lines = [" · ".join(totals)]
    if sheet.over:
        lines.append(words.ending(sheet))
    elif sheet.deals and sheet.chances is not None:
        lines.append(words.chances(sheet.chances))
    return lines
