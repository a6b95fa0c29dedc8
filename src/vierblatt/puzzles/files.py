"""Files of puzzles: one puzzle a line (JSON Lines), in UTF-8; with gzip if the name ends in ``.gz``.

There is no line for the whole file, so files can be joined, split and searched line by line; every line names its
format.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from vierblatt.errors import BadPuzzle
from vierblatt.puzzles.format import Puzzle
from vierblatt.whole_files import write_whole

#: The folder of the puzzles that come with the program, a file for each game.
SETS = Path(__file__).parent / "sets"
SUFFIX = ".jsonl.gz"


class PuzzleFile:
    """The puzzles of a file, in its order, each id once. Raises BadPuzzle, which names the file and the line."""

    def __init__(self, path: Path, puzzles: Iterable[Puzzle]) -> None:
        self.path = path
        self.puzzles: dict[str, Puzzle] = {puzzle.id: puzzle for puzzle in puzzles}

    @classmethod
    def read(cls, path: str | Path) -> PuzzleFile:
        """Reads a file; raises BadPuzzle."""
        path = Path(path)
        lines: dict[str, int] = {}
        puzzles = []
        for number, puzzle in _lines(path):
            if puzzle.id in lines:
                why = f"the puzzle {puzzle.id} is already in line {lines[puzzle.id]}"
                raise BadPuzzle("bad-puzzle-line", path=str(path), line=number, why=why)
            lines[puzzle.id] = number
            puzzles.append(puzzle)
        return cls(path, puzzles)

    def write(self) -> None:
        """Writes the file as a whole; the same puzzles give the same bytes. Raises BadPuzzle."""
        content = b"".join(puzzle.to_json() + b"\n" for puzzle in self.puzzles.values())
        if self.path.suffix == ".gz":
            content = gzip.compress(content, mtime=0)
        try:
            write_whole(self.path, content)
        except OSError as fault:
            reason = fault.strerror or str(fault)
            raise BadPuzzle("cannot-write", path=str(self.path), reason=reason) from None

    def __len__(self) -> int:
        return len(self.puzzles)

    def __iter__(self) -> Iterator[Puzzle]:
        return iter(self.puzzles.values())

    def __getitem__(self, puzzle_id: str) -> Puzzle:
        """The puzzle with this id; raises BadPuzzle."""
        if puzzle_id not in self.puzzles:
            raise BadPuzzle("no-such-puzzle", path=str(self.path), puzzle=str(puzzle_id)[:80])
        return self.puzzles[puzzle_id]


@cache
def shipped(game: str) -> PuzzleFile:
    """The puzzles of a game that come with the program; none for a game without any. Raises BadPuzzle."""
    path = SETS / f"{game}{SUFFIX}"
    return PuzzleFile.read(path) if path.is_file() else PuzzleFile(path, ())


def comes_with_puzzles(game: str) -> bool:
    """Whether puzzles of a game come with the program."""
    return (SETS / f"{game}{SUFFIX}").is_file()


def _lines(path: Path) -> Iterator[tuple[int, Puzzle]]:
    """Each puzzle with the number of its line."""
    try:
        content = path.read_bytes()
        if path.suffix == ".gz":
            content = gzip.decompress(content)
    except (EOFError, zlib.error, gzip.BadGzipFile) as fault:
        raise BadPuzzle("puzzles-not-gzip", path=str(path), reason=str(fault)) from None
    except OSError as fault:
        raise BadPuzzle("cannot-read", path=str(path), reason=fault.strerror or str(fault)) from None
    for number, line in enumerate(content.split(b"\n"), start=1):
        if not line.strip():
            continue
        try:
            yield number, Puzzle.from_json(line)
        except BadPuzzle as fault:
            if fault.code == "puzzle-format":
                raise
            why = str(fault.parameters.get("why", fault))
            raise BadPuzzle("bad-puzzle-line", path=str(path), line=number, why=why) from None
