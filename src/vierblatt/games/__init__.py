"""The games, one package each, loaded on first use."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from vierblatt.errors import BadOption
from vierblatt.games.registry import MODULES

__all__ = ["MODULES", "game_ids", "get"]

if TYPE_CHECKING:  # the ids alone are listed without loading the compiler of the rules
    from vierblatt.games.contract import Game


def game_ids() -> list[str]:
    """The ids of all games."""
    return list(MODULES)


def get(game_id: str) -> Game:
    """A game by its id; raises BadOption."""
    if game_id not in MODULES:
        raise BadOption("unknown-game", game=str(game_id)[:40], known=", ".join(MODULES))
    module: ModuleType = import_module(MODULES[game_id])
    game: Game = module.GAME
    return game
