"""The games, one package each, loaded on first use."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from vierblatt.argument_checks import shown
from vierblatt.errors import BadOption
from vierblatt.games.registry import MODULES

__all__ = ["MODULES", "game_ids", "get"]

if TYPE_CHECKING:  # listing the ids must not load the compiler of the rules
    from vierblatt.games.contract import Game


def __dir__() -> list[str]:
    """The public names."""
    return sorted(__all__)


def game_ids() -> list[str]:
    """The ids of all games."""
    return list(MODULES)


def get(game: str | Game) -> Game:
    """A game by its id, or the game itself; raises BadOption."""
    if isinstance(game, str) and game in MODULES:
        module: ModuleType = import_module(MODULES[game])
        found: Game = module.GAME
        return found
    if not isinstance(game, str) and isinstance(game, import_module("vierblatt.games.contract").Game):
        return game
    raise BadOption("unknown-game", game=shown(game), known=", ".join(MODULES))
