"""The command `vierblatt load`; what it does stands in `commands/load.py`, which is loaded when it is called."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from vierblatt.cli.arguments import Lang
from vierblatt.cli.files import Json


def load(
    server: list[str],
    /,
    *,
    tables: Annotated[str, Parameter(help="How many tables play, or from how many to how many: 10..500")] = "10",
    ramp: Annotated[float, Parameter(help="Seconds from the fewest tables to the most.")] = 0.0,
    seconds: Annotated[float, Parameter(help="How long they play when all tables are there.")] = 30.0,
    pace: Annotated[float, Parameter(help="Moves a second at each table; 0: as quickly as it goes.")] = 1.0,
    idle: Annotated[int, Parameter(help="Sockets that only are there.")] = 0,
    game: Annotated[
        list[str], Parameter(negative="", help="A game to play; may be given several times. All unless it is said.")
    ] = [],  # noqa: B006
    bots: Annotated[str, Parameter(help="One person a table; bots of this level on the other seats.")] = "",
    seed: Annotated[int, Parameter(help="Fixes what is chosen among the legal actions.")] = 1,
    json: Json = None,
    plot: Annotated[Path | None, Parameter(help="Draw the report: a .png, .svg or .pdf file.")] = None,
    lang: Lang = None,
) -> None:
    """Put a load on a server, or on several nodes, and check everything that it says. Exit code 1 if it is wrong.

    Ctrl+C ends it early with a report of what is done. See docs/load.md for how a server has to be set up.
    """
    from vierblatt.cli.commands import load as command

    command.load(
        server,
        lang,
        tables=tables,
        ramp=ramp,
        seconds=seconds,
        pace=pace,
        idle=idle,
        game=game,
        bots=bots,
        seed=seed,
        json=json,
        plot=plot,
    )
