"""`vierblatt sheet FILE`: the sheet in the terminal; without one, as text."""

from __future__ import annotations

from pathlib import Path

from vierblatt.cli.arguments import STANDARD_RULES, HouseRules, chosen_language
from vierblatt.cli.files import writable
from vierblatt.cli.screen import has_screen
from vierblatt.cli.sheet.showing import show
from vierblatt.cli.sheet.writing import begun
from vierblatt.errors import BadSheet
from vierblatt.sheet import SheetFile


def open_sheet(
    file: Path, *, game: str | None, names: str, first_dealer: str, rules: HouseRules, lang: str | None
) -> None:
    """Opens a sheet, which is begun if there is none; raises BadSheet or BadOption."""
    language = chosen_language(lang)
    if not file.exists():
        if game is None:
            raise BadSheet("sheet-needs-game", path=str(file))
        SheetFile(writable(file), begun(game, names, first_dealer, rules)).store()
    else:
        given = {"--game": game is not None, "--names": bool(names), "--first-dealer": first_dealer != "1"}
        given |= {"--rule": bool(rules.rule), "--preset": rules.preset != STANDARD_RULES.preset}
        for option in [name for name, is_given in given.items() if is_given][:1]:
            raise BadSheet("sheet-other-game", path=str(file), option=option)
    if not has_screen():
        show(file, lang=lang)
        return
    from vierblatt.tui import keep_sheet

    keep_sheet(SheetFile(file), language)
