"""Which puzzles a server has, and which of them is that of a day."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.puzzles.made import puzzles_of, write
from vierblatt.errors import BadPuzzle, VierblattError
from vierblatt.puzzles import Puzzle
from vierblatt.server.app import Application
from vierblatt.server.ops.config import Config
from vierblatt.server.puzzles.library import PuzzleLibrary


def nothing(game: str) -> list[Puzzle]:
    return []


def test_a_folder_adds_to_what_comes_with_the_program(tmp_path: Path) -> None:
    came = puzzles_of("baloot")
    folder = write(tmp_path / "puzzles", "baloot", "kout_bo")
    library = PuzzleLibrary(str(folder), lambda game: came[:5] if game == "baloot" else [])
    baloot = library.of("baloot")
    assert [*baloot.entries] == [puzzle.id for puzzle in came]
    assert [entry.shipped for entry in baloot.entries.values()] == [True] * 5 + [False] * 7
    assert library.puzzle("baloot", came[9].id) == came[9] and library.puzzle("baloot", "none") is None
    assert len(library.of("kout_bo").entries) == len(puzzles_of("kout_bo"))
    assert not library.of("king_bolola").entries and not library.of("king_bolola").of_day(7)


def test_every_day_has_one_puzzle_and_none_comes_twice_before_all_have() -> None:
    days = PuzzleLibrary(came=puzzles_of).of("baloot").days
    assert sorted(days) == sorted(puzzle.id for puzzle in puzzles_of("baloot"))
    again = PuzzleLibrary(came=lambda game: puzzles_of(game)[::-1]).of("baloot")
    assert again.days == days and again.of_day(3) == days[3] == again.of_day(3 + len(days))


def test_the_daily_puzzle_is_one_that_every_server_has(tmp_path: Path) -> None:
    came, folder = puzzles_of("baloot")[:4], write(tmp_path / "puzzles", "baloot")
    assert {*PuzzleLibrary(str(folder), lambda game: came).of("baloot").days} == {puzzle.id for puzzle in came}
    assert len(PuzzleLibrary(str(folder), nothing).of("baloot").days) == len(puzzles_of("baloot"))


def test_what_is_wrong_with_a_folder_is_said_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(BadPuzzle) as missing:
        PuzzleLibrary(str(tmp_path / "none")).open()
    assert missing.value.code == "no-puzzle-folder"
    folder = write(tmp_path / "puzzles", "baloot")
    (folder / "more.jsonl").write_bytes(b'{"format": 1}\n')
    with pytest.raises(BadPuzzle) as broken:
        PuzzleLibrary(str(folder)).open()
    assert broken.value.code == "bad-puzzle-line" and broken.value.parameters["path"] == str(folder / "more.jsonl")


def test_an_unknown_game_has_no_puzzles() -> None:
    with pytest.raises(VierblattError, match="unknown-game"):
        PuzzleLibrary(came=nothing).of("no_such_game")


async def test_a_server_with_a_bad_folder_does_not_start(tmp_path: Path) -> None:
    database = tmp_path / "server.db"
    application = Application(Config(database=str(database), puzzles=str(tmp_path / "none")), owner="here")
    with pytest.raises(BadPuzzle, match="no-puzzle-folder"):
        await application.open()
    assert not database.exists()
