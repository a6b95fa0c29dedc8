"""`vierblatt sheet new`, `add`, `change` and `undo`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from vierblatt.cli.arguments import STANDARD_RULES, GameName, HouseRules, Lang, WholeNumber, chosen_language
from vierblatt.cli.files import writable
from vierblatt.cli.sheet.results import Written, names_in, result_of, seat_of
from vierblatt.cli.sheet.showing import SheetTeller
from vierblatt.sheet import Sheet, SheetFile

SheetPath = Annotated[Path, Parameter(name="FILE", help="The file of the sheet; `new` begins one.")]
Names = Annotated[str, Parameter(help="The players in the order of play, separated by commas.")]
FirstDealer = Annotated[str, Parameter(help="Who deals first: a name, or a number from 1.")]


def begun(game: str, names: str, first_dealer: str, rules: HouseRules) -> Sheet:
    """A new sheet; raises BadSheet or BadOption."""
    chosen, rule_set = rules.of(game)
    players = names_in(names)
    seats = chosen.rules.shape(rule_set.values).seats
    return Sheet(
        chosen, changes=rule_set, names=players, first_dealer=seat_of(first_dealer, players, seats, "first-dealer")
    )


def new(
    file: SheetPath,
    game: GameName,
    /,
    *,
    names: Names = "",
    first_dealer: FirstDealer = "1",
    rules: HouseRules = STANDARD_RULES,
    lang: Lang = None,
) -> None:
    """Begins a file; raises BadSheet or BadOption."""
    language = chosen_language(lang)
    kept = SheetFile(writable(file), begun(game, names, first_dealer, rules))
    kept.store()
    teller = SheetTeller(language, kept)
    teller.line("sheet-begun", file=str(file))
    teller.next_step()


def add(file: SheetPath, written: Written = None, /, *, lang: Lang = None) -> None:
    """Writes down the next deal; raises BadSheet."""
    language = chosen_language(lang)
    kept = SheetFile(file)
    deal = kept.edit(lambda sheet: sheet.add(result_of(written or (), sheet.fields, sheet.names)))
    teller = SheetTeller(language, kept)
    teller.deal(deal)
    teller.next_step()


def change(
    file: SheetPath,
    number: Annotated[WholeNumber, Parameter(name="NUMBER", help="The number of the deal, from 1.")],
    written: Written = None,
    /,
    *,
    lang: Lang = None,
) -> None:
    """Writes a deal down anew; raises BadSheet."""
    language = chosen_language(lang)
    kept = SheetFile(file)
    deal = kept.edit(lambda sheet: sheet.change(number, result_of(written or (), sheet.fields_of(number), sheet.names)))
    teller = SheetTeller(language, kept)
    teller.deal(deal)
    teller.next_step()


def undo(file: SheetPath, /, *, lang: Lang = None) -> None:
    """Takes back the last deal; raises BadSheet."""
    language = chosen_language(lang)
    kept = SheetFile(file)
    kept.edit(Sheet.undo)
    teller = SheetTeller(language, kept)
    teller.line("sheet-undone", number=len(kept.sheet.deals) + 1)
    teller.next_step()
