"""The setup of a simulation: a game, a state with its rules, a seed; and the errors of simulations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import numpy as np
import numpy.typing as npt

from vierblatt import games
from vierblatt.argument_checks import shown, whole_number
from vierblatt.errors import BadOption
from vierblatt.games.contract import Game
from vierblatt.games.options import HouseRules, RuleSet
from vierblatt.kernel import engine
from vierblatt.kernel.random import LOW
from vierblatt.simulate.loops import FAULTS, FINE, MARK, SCORES, STATUS

Player = Literal["random", "rules"]
PLAYERS: tuple[Player, ...] = ("random", "rules")
Numbers = npt.NDArray[np.int64]

#: Matches or pairs per compiled call; an interrupt takes effect between calls.
CHUNK = 256
#: The seeds of simulations are below this.
SEEDS = 1 << 62


class SimulationFault(RuntimeError):
    """A game broke its contract in a simulation; the message has the data to reproduce it."""


def simulation_rules(game: Game, rules: HouseRules = None, preset: str = "standard") -> RuleSet:
    """The rule set that `rules` and `preset` choose; options they do not set get the game's values for simulations.

    Such a value is a cap on an endless auction. Raises BadOption.
    """
    return game.options.rule_set({**game.rules.simulation, **game.options.chosen(rules, preset).changed})


class SimulationSetup:
    """The setup of a simulation, with one state that has its rules."""

    def __init__(self, game: Game | str, rules: HouseRules, seed: int, preset: str = "standard") -> None:
        self.game = games.get(game)
        self.rules = simulation_rules(self.game, rules, preset)
        self.table = self.game.rules.shape(self.rules.values)
        self.seed = whole_number("seed", seed) % SEEDS
        self.states = self.game.new(self.rules)
        engine.start(self.states, 0, 0)

    def rows(self, *shape: int) -> Numbers:
        """Rows of results for the compiled loops, shape (*shape, SCORES + the maximum number of sides)."""
        return np.zeros((*shape, SCORES + self.game.layout.seats), np.int64)

    def counts(self) -> Numbers:
        """Zeroed counters for the statistics of the game itself."""
        return np.zeros(len(self.game.counters), np.int64)

    def heuristic(self, players: Sequence[Player]) -> int:
        """The seats that the policy plays, as bits. players: one for each side; a shorter list is repeated."""
        seats, side = range(self.table.seats), self.table.side
        return sum(1 << seat for seat in seats if players[side(seat) % len(players)] == "rules")

    def check(self, number: int, row: Numbers, faults: Sequence[str] = FAULTS) -> None:
        """Raises SimulationFault if the row has a fault; `number` is that of its deal, match or pair."""
        status = int(row[STATUS])
        if status != FINE:
            where = f"{self.game.id} {dict(self.rules.changed)} seed {self.seed} number {number}"
            raise SimulationFault(f"{where}: {faults[status]}")


def checksum(rows: Numbers) -> int:
    """The checksum of every set of legal actions, every action and every score: the sum over the rows."""
    marks = rows[..., MARK]
    return int(((marks ^ marks >> 32) & LOW).sum())


def player_kind(name: str) -> Player:
    """Checks the name of a player; raises BadOption."""
    for player in PLAYERS:
        if name == player:
            return player
    raise BadOption("unknown-bot", bot=shown(name), known=", ".join(PLAYERS))
