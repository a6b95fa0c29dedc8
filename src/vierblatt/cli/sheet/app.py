"""`vierblatt sheet` and its commands, each in a module that is loaded when it is called."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from vierblatt.cli.arguments import STANDARD_RULES, GameName, HouseRules, Lang

EPILOGUE = """`vierblatt sheet evening.json --game baloot` opens a sheet in the terminal, with a form for each deal; an
existing one needs no --game. The same with commands alone:

`vierblatt sheet new evening.json baloot --names "Ali, Badr, Dana, Essa"`\n
`vierblatt sheet add evening.json contract=hokom buyer=Badr trump=H cards=90 projects=buyer sira=1`\n
`vierblatt sheet add evening.json contract=sun buyer=Ali kaboot=buyer`\n
`vierblatt sheet show evening.json 2` - how deal 2 was scored, and why\n
`vierblatt sheet fields evening.json` - what the result of the next deal consists of

House rules: `--preset NAME` and any number of `--rule NAME=VALUE`; `vierblatt games` lists them.
docs/score-sheet.md describes everything.
"""

app = App(
    name="sheet",
    help="Keep the score of a match with real cards: results in, points by the house rules out, with the reasons.",
    help_epilogue=EPILOGUE,
    suppress_keyboard_interrupt=False,
)


@app.default
def keep(
    file: Annotated[Path, Parameter(name="FILE", help="The file of the sheet; it is begun if it does not exist.")],
    /,
    *,
    game: Annotated[GameName | None, Parameter(name="--game", help="The game of a new sheet.")] = None,
    names: Annotated[str, Parameter(help="The players of a new sheet in the order of play, separated by commas.")] = "",
    first_dealer: Annotated[str, Parameter(help="Who deals first on a new sheet: a name, or a number from 1.")] = "1",
    rules: HouseRules = STANDARD_RULES,
    lang: Lang = None,
) -> None:
    """Opens a sheet in the terminal; raises BadSheet or BadOption."""
    from vierblatt.cli.sheet.opening import open_sheet

    open_sheet(file, game=game, names=names, first_dealer=first_dealer, rules=rules, lang=lang)


#: Command -> the function in `vierblatt.cli.sheet`, in a module that is loaded when it is called, and its help.
COMMANDS = {
    "new": ("writing:new", "Begin a sheet in a new file: the game, its house rules, the players."),
    "add": (
        "writing:add",
        """Write down the next deal: FIELD=VALUE, as often as needed; `fields` lists the fields.

        Players are given by name, or by number from 1. Nothing is written if the result is impossible.""",
    ),
    "change": ("writing:change", "Write a deal down anew; the deals after it stay, and all is scored again."),
    "undo": ("writing:undo", "Take back the last deal."),
    "show": ("showing:show", "Show all deals with the totals; with NUMBER, how that deal was scored and why."),
    "fields": ("showing:fields", "List the fields of the next result: what each takes, and what it is if left out."),
}

for _place, (_name, (_function, _help)) in enumerate(COMMANDS.items()):
    app.command(
        f"vierblatt.cli.sheet.{_function}",
        name=_name,
        help=_help.replace("\n        ", "\n"),
        help_epilogue="House rules: `vierblatt games` lists them." if _name == "new" else "",
        sort_key=_place,
    )
