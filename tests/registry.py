"""The games that the tests play: those of the program, from its registry, and those in `tests`."""

from __future__ import annotations

from pathlib import Path

from tests.scale import SCALE
from vierblatt import games

HERE = Path(__file__).parent
#: The program's own games, in the order of the registry.
GAMES: tuple[str, ...] = tuple(name for name, module in games.MODULES.items() if module.startswith("vierblatt."))
#: Those also tested with a second implementation, worked cases, positions, transcripts and counted trees: all that
#: CONTRIBUTING requires of a game. A game in development is tested without them.
FULLY_TESTED_GAMES: tuple[str, ...] = tuple(name for name in GAMES if (HERE / "reference" / f"{name}.py").exists())
#: Games that exist only for the tests, each in a folder of `tests` with a `game.py`.
TEST_GAMES: tuple[str, ...] = ("whist", "hearts", "misere", "skeleton")
#: Their modules.
TEST_MODULES = {name: f"tests.{name}" for name in TEST_GAMES}
ALL_GAMES: tuple[str, ...] = (*GAMES, *TEST_GAMES)
#: What a change is tested with where much is compiled or shown for each game: of the tests' games only a small one,
#: and the one with every special feature of a game (secret actions, points that count against a player). The long runs
#: use all.
QUICK_GAMES: tuple[str, ...] = (*GAMES, "whist", "hearts")
COMPILED_GAMES: tuple[str, ...] = ALL_GAMES if SCALE == "large" else QUICK_GAMES
#: Those with a policy of their own; the others play the first legal card.
WITH_POLICY: tuple[str, ...] = (
    *(name for name in GAMES if (Path(games.__file__).parent / name / "policy").is_dir()),
    *(name for name in TEST_GAMES if name != "skeleton"),
)
