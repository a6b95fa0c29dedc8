"""`vierblatt completion`: the script with which a shell completes commands and options."""

from __future__ import annotations

import sys
from typing import Annotated, Literal

from cyclopts import App, Parameter

from vierblatt.cli.admin.app import COMMANDS as ADMIN_COMMANDS
from vierblatt.cli.admin.app import app as admin
from vierblatt.cli.app import COMMANDS, app
from vierblatt.cli.puzzles.app import COMMANDS as PUZZLE_COMMANDS
from vierblatt.cli.puzzles.app import app as puzzles
from vierblatt.extras import MissingPackage

Shell = Literal["bash", "zsh", "fish", "powershell"]


def completion(shell: Annotated[Shell, Parameter(name="SHELL", help="The shell that the script is for.")], /) -> None:
    """Prints the script; nothing is installed."""
    _without_options(app, {name: text for name, (_, text) in COMMANDS.items()})
    _without_options(admin, {name: text for name, (_, text) in ADMIN_COMMANDS.items()})
    _without_options(puzzles, {name: text for name, (_, text) in PUZZLE_COMMANDS.items()})
    sys.stdout.write(app.generate_completion(shell=shell))


def _without_options(commands: App, helps: dict[str, str]) -> None:
    """Gives up the options of commands whose packages are not installed: their names can still be completed."""
    for name, text in helps.items():
        try:
            commands[name]
        except MissingPackage:
            del commands[name]
            commands.command(_nothing, name=name, help=text)


def _nothing() -> None:
    """Stands for a command that cannot be loaded."""
