"""Registers the games with Gymnasium and PettingZoo as ``vierblatt/Baloot-v0`` and so on.

Importing `vierblatt.envs` registers the games with whichever of the two is installed, so
``gymnasium.register_envs(vierblatt.envs)`` works as in other projects. A change to the observations or rewards of an
environment requires a new version.

>>> [gymnasium_id(game) for game in game_ids()[:4]]
['vierblatt/Baloot-v0', 'vierblatt/KingBolola-v0', 'vierblatt/KoutBo-v0', 'vierblatt/BackAlley-v0']
"""

from __future__ import annotations

from importlib.util import find_spec

from vierblatt.games import game_ids

VERSION = 0


def gymnasium_id(game: str) -> str:
    """The registered name of a game."""
    return f"vierblatt/{game.title().replace('_', '')}-v{VERSION}"


def register_all() -> None:
    """Registers all names that are not registered yet."""
    if find_spec("gymnasium") is not None:
        _register_gymnasium()
    if find_spec("pettingzoo") is not None:
        _register_pettingzoo()


def _register_gymnasium() -> None:
    import gymnasium

    for game in game_ids():
        if gymnasium_id(game) not in gymnasium.registry:
            gymnasium.register(
                gymnasium_id(game),
                entry_point="vierblatt.envs.single:SingleEnv",
                vector_entry_point="vierblatt.envs.gym_vector:GymVectorEnv",
                kwargs={"game": game},
            )


def _register_pettingzoo() -> None:
    import pettingzoo

    known = {"aec": pettingzoo.aec_registry, "parallel": pettingzoo.parallel_registry}
    for game in game_ids():
        for kind, maker in (("aec", "env"), ("parallel", "parallel_env")):
            if gymnasium_id(game) not in known[kind]:
                pettingzoo.register(kind, gymnasium_id(game), f"vierblatt.envs.aec:{maker}", kwargs={"game": game})
