"""`vierblatt sheet show` and `fields`, and what all commands of a sheet print."""

from __future__ import annotations

import json as json_texts
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from vierblatt.cli.arguments import Lang, WholeNumberOrNone, chosen_language
from vierblatt.cli.figure_table import FigureTable
from vierblatt.cli.files import Json, write_json
from vierblatt.cli.output import shows_suits
from vierblatt.cli.words import Printer
from vierblatt.games.sheets import SheetField
from vierblatt.sheet import SheetDeal, SheetFile, SheetWords, report


class SheetTeller:
    """Prints a sheet in one language."""

    def __init__(self, language: str, kept: SheetFile) -> None:
        self._sheet, self._path = kept.sheet, kept.path
        self._printer = Printer(language)
        names = kept.sheet.names
        self.words = SheetWords(language, kept.sheet.game, names=names, suit_symbols=shows_suits())

    @property
    def _sides(self) -> list[str]:
        return [self.words.side(side) for side in range(self._sheet.table.sides)]

    def line(self, message: str, **values: object) -> None:
        """A line of its own."""
        self._printer.line(self.words.text(message, **values))

    def heading(self) -> None:
        """The game and its house rules."""
        words, rules = self.words, self._sheet.rules
        self._printer.line(words.text("sheet-title", game=words.game_name), style="bold")
        self.line("sheet-rules", rules=words.preset(rules.preset))

    def deals(self) -> None:
        """A row for each deal, with the totals after it."""
        words = self.words
        heads = [words.text("sheet-column-dealer"), words.text("sheet-column-result"), *self._sides]
        table = FigureTable(self._printer, heads, first=words.text("sheet-column-deal"))
        for deal in self._sheet.deals:
            scores = words.ratio(deal.scores) if deal.scored else words.text("sheet-not-scored")
            totals = map(words.number, deal.totals)
            table.add(words.number(deal.number), words.seat(deal.dealer), scores, *totals)
        table.show()

    def deal(self, deal: SheetDeal) -> None:
        """How a deal was scored: in a sentence, line by line, and by which rules."""
        words = self.words
        dealer = words.seat(deal.dealer)
        self._printer.line(words.text("sheet-deal", number=deal.number, dealer=dealer), style="bold")
        self._printer.line(words.deal(deal))
        table = FigureTable(self._printer, self._sides)
        for label, values in words.score_lines(deal.lines):
            table.add(label, *values)
        table.add(words.text("sheet-totals"), *map(words.number, deal.totals))
        table.show()
        self._printer.line()
        for reason in deal.reasons:
            self._printer.line(f"- {words.why(reason)} ({reason.rule})")

    def next_step(self) -> None:
        """Who deals next and the chance to win, or who has won."""
        sheet, words = self._sheet, self.words
        self._printer.line()
        if sheet.chances is not None and sheet.deals:
            self._printer.line(words.chances(sheet.chances))
        if sheet.over:
            self._printer.line(words.ending(sheet))
        else:
            self.line("sheet-next", number=len(sheet.deals) + 1, dealer=words.seat(sheet.dealer))

    def fields(self) -> None:
        """What the next result consists of."""
        for field in self._sheet.fields:
            self._printer.line()
            self._printer.line(f"{field.name}: {self.words.field(field)}", style="bold")
            self._printer.line(f"  {self._values(field)}")
        self._printer.line()
        self.line("sheet-fields-hint", file=str(self._path))

    def _values(self, field: SheetField) -> str:
        words = self.words
        text = words.join([*self._sheet.names]) if field.kind == "seat" and self._sheet.names else field.takes
        if field.kind == "seat" and not self._sheet.names:
            text = f"1..{field.most + 1}"
        if field.default is not None:
            text = words.text("sheet-field-left-out", values=text, default=field.default)
        if field.when:
            when = words.join([f"{name}={'/'.join(map(str, values))}" for name, values in field.when.items()])
            text = words.text("sheet-field-only-if", values=text, when=when)
        return text


def show(
    file: Annotated[Path, Parameter(name="FILE", help="The file of the sheet.")],
    number: Annotated[WholeNumberOrNone, Parameter(name="NUMBER", help="The number of a deal, from 1.")] = None,
    /,
    *,
    json: Json = None,
    lang: Lang = None,
) -> None:
    """Shows the sheet or a deal of it; raises BadSheet."""
    language = chosen_language(lang)
    kept = SheetFile(file)
    deal = kept.sheet.deal(number) if number is not None else None
    if write_json(json, json_texts.dumps(report(kept.sheet), ensure_ascii=False, indent=1)):
        return
    teller = SheetTeller(language, kept)
    teller.heading()
    if deal is not None:
        teller.deal(deal)
        return
    teller.deals()
    teller.next_step()


def fields(
    file: Annotated[Path, Parameter(name="FILE", help="The file of the sheet.")], /, *, lang: Lang = None
) -> None:
    """Lists the fields of the next result; raises BadSheet."""
    language = chosen_language(lang)
    teller = SheetTeller(language, SheetFile(file))
    teller.heading()
    teller.fields()
