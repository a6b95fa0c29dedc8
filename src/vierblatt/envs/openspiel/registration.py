"""The OpenSpiel registration: what OpenSpiel knows about each game before it is loaded."""

from __future__ import annotations

from typing import Any

from vierblatt import games
from vierblatt.envs.openspiel.game import DealGame
from vierblatt.envs.openspiel.types import pyspiel
from vierblatt.games.contract import Game

#: The parameters of every game; see `docs/openspiel.md`.
PARAMETERS: dict[str, Any] = {"preset": "standard", "rules": "", "situation": 0}


def short_name(game: Game) -> str:
    """The short name of a game in OpenSpiel."""
    return f"vierblatt_{game.id}"


def game_type(game: Game) -> Any:
    """The type of a game: zero-sum if two teams play, otherwise general-sum."""
    tables = [game.rules.shape(game.options.rule_set(preset=preset).values) for preset in game.options.preset_names()]
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Vierblatt {game.id.replace('_', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if all(table.sides == 2 for table in tables) else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(table.seats for table in tables),
        min_num_players=min(table.seats for table in tables),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=PARAMETERS,
    )


def register_all() -> None:
    """Registers every game of this project.

    OpenSpiel releases its reference only after Python has shut down. Freeing any object other than a class at that
    point crashes the process, so each registered object must be a class.
    """
    for name in games.game_ids():
        kind = game_type(games.get(name))
        pyspiel.register_game(kind, type(f"Deal_{name}", (DealGame,), {"kind": kind, "game": games.get(name)}))
