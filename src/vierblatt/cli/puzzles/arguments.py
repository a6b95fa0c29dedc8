"""What the commands take: a file of puzzles, or a game for the puzzles that come with the program."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from vierblatt import games
from vierblatt.cli.arguments import GAMES, WholeNumber
from vierblatt.cli.names import known_as, nearest
from vierblatt.errors import BadOption, BadPuzzle
from vierblatt.puzzles import PuzzleFile, shipped

PuzzlesFile = Annotated[
    str,
    Parameter(
        name="FILE",
        help=f"A file of puzzles (.jsonl or .jsonl.gz), or a game for those that come with the program: {GAMES}.",
    ),
]
Processes = Annotated[WholeNumber, Parameter(help="Processes; 0 for one per core.")]


def puzzles_in(name: str) -> PuzzleFile:
    """The puzzles of a file or of a game; raises BadPuzzle, and BadOption for what is nearly the name of a game."""
    known = games.game_ids()
    game, path = known_as(name, known), Path(name)
    if path.exists() or (game not in known and (path.suffix or path.name != name or not nearest(name, known))):
        return PuzzleFile.read(name)
    game = games.get(game).id
    if not len(shipped(game)):
        raise BadPuzzle("no-puzzles", game=game)
    return shipped(game)


def puzzles_to_answer(name: str) -> PuzzleFile:
    """The same, of which there must be some; raises BadPuzzle."""
    puzzles = puzzles_in(name)
    if not len(puzzles):
        raise BadPuzzle("empty-puzzle-file", path=name)
    return puzzles


def number_of_processes(processes: int) -> int:
    """How many processes to use; raises BadOption."""
    if processes < 0:
        raise BadOption("bad-value", option="processes", value=str(processes), takes="0..")
    return processes or os.cpu_count() or 1
