"""`vierblatt league` and its commands, each in a module that is loaded when it is called."""

from __future__ import annotations

from cyclopts import App

EPILOGUE = """A league, from the first command to the last:

`vierblatt league key my.pem` - once; keep this file to yourself\n
`vierblatt league run levels.toml --key my.pem` - again after Ctrl+C\n
`vierblatt league table levels.result.json`\n
`vierblatt league check levels.result.json --replay 20`

docs/leagues.md describes the files.
"""

app = App(
    name="league",
    help="Let bots meet on fixed cards, everybody against everybody; sign the result, and check those of others.",
    help_epilogue=EPILOGUE,
    suppress_keyboard_interrupt=False,
)

#: Command -> the function in `vierblatt.cli.league`, in a module that is loaded when it is called, and its help.
COMMANDS = {
    "key": ("keys:key", "Draw a key to sign results with, write it to a new file, and print its public part."),
    "run": (
        "running:run",
        """Play a league, and write its result, signed.

        Ctrl+C stops it early and prints the table so far; the same command goes on from there.""",
    ),
    "table": ("showing:table", "Print the table of a result: standings, ratings, and every pairing."),
    "check": (
        "checking:check",
        """Check a result: signature, cards, boards, table. Exit code 1 if something is wrong.

        Only --replay finds a game that was never played like that, and only --public-key tells whose result it is.""",
    ),
}

for _name, (_function, _help) in COMMANDS.items():
    app.command(f"vierblatt.cli.league.{_function}", name=_name, help=_help.replace("\n        ", "\n"))
