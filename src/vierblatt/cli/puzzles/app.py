"""`vierblatt puzzles` and its commands, each in a module that is loaded when it is called."""

from __future__ import annotations

from cyclopts import App

app = App(
    name="puzzles",
    help="Solve puzzles: positions with one right card or call. Make, check, show and join them.",
    help_epilogue="",
    suppress_keyboard_interrupt=False,
)

#: Command -> the function in `vierblatt.cli.puzzles`, in a module that is loaded when it is called, and its help.
COMMANDS = {
    "solve": (
        "solving:solve",
        "Solve puzzles one after another: choose by number or letter, and see what each action is worth.",
    ),
    "show": ("solving:show", "Print a puzzle as its solver sees it; with --answer also what each action is worth."),
    "make": (
        "making:make",
        """Find puzzles in deals that bots play, or in records, and write them to a file.

        Ctrl+C stops it early and writes what has been found; with --checkpoint the same command goes on from there.""",
    ),
    "join": ("making:join", "Join files of puzzles, each puzzle once, in the order of the files."),
    "check": (
        "checking:check",
        """Judge puzzles anew, with more deals and another seed. Exit code 1 if fewer than 98 % of them stand.

        Those of the kind safety are proven anew instead; all of them must stand.""",
    ),
}

for _name, (_function, _help) in COMMANDS.items():
    app.command(f"vierblatt.cli.puzzles.{_function}", name=_name, help=_help.replace("\n        ", "\n"))
