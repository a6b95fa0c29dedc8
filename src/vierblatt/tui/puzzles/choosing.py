"""Which puzzles are asked, and in which order."""

from __future__ import annotations

from pathlib import Path

from vierblatt.puzzles import Puzzle, shipped
from vierblatt.tui.storage import UserFiles


def open_puzzles(files: UserFiles, game: str) -> tuple[list[Puzzle], Path | None]:
    """The puzzles of a game that come with the program and are not solved yet, the easiest first.

    Those that are played to the end (kind `safety`) are left out: one choice does not answer them. Also returns where
    the file of solved puzzles was moved if it was damaged.
    """
    solved, damaged = files.solved_puzzles()
    done = {*solved.get(game, [])}
    left = [puzzle for puzzle in shipped(game) if puzzle.kind != "safety" and puzzle.id not in done]
    return sorted(left, key=lambda puzzle: (puzzle.rating, puzzle.id)), damaged
