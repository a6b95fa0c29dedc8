"""Which games the tests play: those of the program, by its registry, and those that live under `tests`."""

from __future__ import annotations

from pathlib import Path

from tests.scale import SCALE
from vierblatt import games

HERE = Path(__file__).parent
#: The program's own games, in the order of the registry.
GAMES: tuple[str, ...] = tuple(name for name, module in games.MODULES.items() if module.startswith("vierblatt."))
#: Those that stand besides against a second implementation, worked cases, positions, transcripts and counted trees: all
#: that CONTRIBUTING asks for before a game joins. One that is being written is tested without.
PROVEN: tuple[str, ...] = tuple(name for name in GAMES if (HERE / "reference" / f"{name}.py").exists())
#: Games that only the tests know, each a folder of `tests` with a `game.py`.
TEST_GAMES: tuple[str, ...] = ("whist", "hearts", "misere", "skeleton")
#: Where they are.
TEST_MODULES = {name: f"tests.{name}" for name in TEST_GAMES}
ALL_GAMES: tuple[str, ...] = (*GAMES, *TEST_GAMES)
#: What a change is tried with where much is compiled for each game: of the games of the tests only the smallest, and
#: the one with all that a game may have (secret actions, points that are bad). The long runs take all.
COMPILED_GAMES: tuple[str, ...] = ALL_GAMES if SCALE == "large" else (*GAMES, "whist", "hearts")
#: Those with a player of their own; the others take the first card that is open.
WITH_POLICY: tuple[str, ...] = (
    *(name for name in GAMES if (Path(games.__file__).parent / name / "policy").is_dir()),
    *(name for name in TEST_GAMES if name != "skeleton"),
)
