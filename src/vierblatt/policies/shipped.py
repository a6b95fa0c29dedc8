"""The nets that come with the program: one for each game, for its standard rules.

>>> net = shipped_net("baloot")
>>> net.game, net.card.licence
('baloot', 'CC0-1.0')
>>> shipped_net("hearts") is None
True
"""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files

import numpy as np
import numpy.typing as npt

from vierblatt.games.contract import Game
from vierblatt.kernel.state import States
from vierblatt.policies.net import Net
from vierblatt.policies.net_files import load

#: Options that change nothing about which card or call is good in a deal.
WITHOUT_EFFECT = frozenset({"all_pass_limit", "first_dealer", "target"})


@cache
def shipped_net(game: str) -> Net | None:
    """The net of a game, by its id, read once; None if there is none."""
    resource = files("vierblatt.policies") / "nets" / f"{game}.npz"
    if not resource.is_file():
        return None
    with as_file(resource) as path:
        return load(path, game)


def fitting_net(game: Game, record: States) -> Net | None:
    """The shipped net if this record (a batch of one) has the rules that it was trained for, else None."""
    net = shipped_net(game.id)
    if net is None or not np.array_equal(_options(game, record), _standard_options(game)):
        return None
    return net


def _options(game: Game, record: States) -> npt.NDArray[np.int64]:
    """The values of all options that matter, as they are in a state."""
    return game.layout.words(record)[_option_places(game)]


@cache
def _option_places(game: Game) -> npt.NDArray[np.int64]:
    names = [name for name in game.options.every if name not in WITHOUT_EFFECT]
    return np.array([game.layout.offsets[f"opt_{name}"] for name in names], np.int64)


@cache
def _standard_options(game: Game) -> npt.NDArray[np.int64]:
    return _options(game, game.new(game.options.rule_set()))
