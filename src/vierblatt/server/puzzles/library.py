"""The puzzles that a server has: those that come with the program, and those in a folder that its operator names.

A puzzle stays in memory as the line of its file, which is a fifth of what it takes when read.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from vierblatt import games
from vierblatt.errors import BadPuzzle, VierblattError
from vierblatt.puzzles import Puzzle, PuzzleFile, PuzzleKind, shipped

#: The names of files of puzzles in an operator's folder.
PATTERNS = ("*.jsonl", "*.jsonl.gz")


@dataclass(frozen=True, slots=True)
class PuzzleEntry:
    """What is known of a puzzle without reading it. rating: the engine's estimate. shipped: came with the program."""

    id: str
    kind: PuzzleKind
    rating: float
    themes: tuple[str, ...]
    shipped: bool


@dataclass(frozen=True)
class PuzzleSet:
    """The puzzles of one game, by id."""

    entries: dict[str, PuzzleEntry] = field(default_factory=dict)
    lines: dict[str, bytes] = field(default_factory=dict)
    days: list[str] = field(default_factory=list)  #: the daily puzzles, one after another

    def of_day(self, day: int) -> str:
        """The puzzle of a day (counted from 1970, UTC); empty if there are none."""
        return self.days[day % len(self.days)] if self.days else ""

    def themes(self) -> dict[str, int]:
        """How many puzzles that are answered with one action have each theme, the most frequent first."""
        answered = [entry for entry in self.entries.values() if entry.kind != "safety"]
        return dict(Counter(theme for entry in answered for theme in entry.themes).most_common())

    def kinds(self) -> dict[str, int]:
        """How many puzzles there are of each kind."""
        return dict(Counter(entry.kind for entry in self.entries.values()))


class PuzzleLibrary:
    """All puzzles by game, read when a game's are first needed. folder: the operator's, or empty."""

    def __init__(self, folder: str = "", came: Callable[[str], Iterable[Puzzle]] = shipped) -> None:
        self._folder, self._came = folder, came
        self._added: dict[str, list[Puzzle]] | None = None if folder else {}
        self._sets: dict[str, PuzzleSet] = {}

    def open(self) -> None:
        """Reads the operator's folder; raises BadPuzzle, which names the file and what is wrong with it."""
        if self._added is not None:
            return
        folder, added = Path(self._folder), dict[str, list[Puzzle]]()
        if not folder.is_dir():
            raise BadPuzzle("no-puzzle-folder", path=self._folder)
        for path in sorted(path for pattern in PATTERNS for path in folder.glob(pattern)):
            for puzzle in PuzzleFile.read(path):
                _check(path, puzzle)
                added.setdefault(puzzle.game, []).append(puzzle)
        self._added = added

    def of(self, game: str) -> PuzzleSet:
        """The puzzles of a game; raises UnknownGame. The first call for a game reads its files."""
        if game not in self._sets:
            games.get(game)
            self._sets[game] = self._read(game)
        return self._sets[game]

    def puzzle(self, game: str, puzzle_id: str) -> Puzzle | None:
        """A puzzle by its id, or None."""
        line = self.of(game).lines.get(puzzle_id)
        return None if line is None else Puzzle.from_json(line)

    def _read(self, game: str) -> PuzzleSet:
        self.open()
        assert self._added is not None
        found = PuzzleSet()
        for puzzles, came in ((self._came(game), True), (self._added.pop(game, []), False)):
            for puzzle in puzzles:
                if puzzle.id not in found.entries:
                    themes, rating = puzzle.themes, float(puzzle.rating)
                    found.entries[puzzle.id] = PuzzleEntry(puzzle.id, puzzle.kind, rating, themes, came)
                    found.lines[puzzle.id] = puzzle.to_json()
        found.days.extend(_days([*found.entries.values()]))
        return found


def _check(path: Path, puzzle: Puzzle) -> None:
    """Raises BadPuzzle if a puzzle cannot be set up."""
    try:
        puzzle.match()
    except VierblattError as fault:
        raise BadPuzzle("bad-puzzle-line", path=str(path), line=puzzle.id, why=str(fault)) from None


def _days(entries: list[PuzzleEntry]) -> list[str]:
    """The daily puzzles in their order: each comes once before any comes again, and the order looks random.

    They are the ones that came with the program, so every server has the same; without any, the operator's.
    """
    suited = [entry for entry in entries if entry.kind != "safety"]
    chosen = [entry.id for entry in suited if entry.shipped] or [entry.id for entry in suited]
    return sorted(chosen, key=lambda puzzle_id: hashlib.sha256(f"daily {puzzle_id}".encode()).digest())
