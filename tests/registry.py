"""Which games the tests play: those of the program, by its registry, and those that live under `tests`."""

from __future__ import annotations

from vierblatt import games

#: The program's own games, in the order of the registry.
GAMES: tuple[str, ...] = tuple(name for name, module in games.MODULES.items() if module.startswith("vierblatt."))
#: Games that only the tests know, each a folder of `tests` with a `game.py`.
TEST_GAMES: tuple[str, ...] = ("whist", "hearts", "misere", "skeleton")
#: Where they are.
TEST_MODULES = {name: f"tests.{name}" for name in TEST_GAMES}
ALL_GAMES: tuple[str, ...] = (*GAMES, *TEST_GAMES)
#: Those with a player of their own; the skeleton has none, and takes the first card that is open.
WITH_POLICY: tuple[str, ...] = tuple(name for name in ALL_GAMES if name != "skeleton")
