"""Where a simulation takes place: a state with its rules written, and what went wrong there."""

from __future__ import annotations

from typing import Literal

import numpy as np
import numpy.typing as npt

from vierblatt import games
from vierblatt.errors import BadOption
from vierblatt.games.contract import Game
from vierblatt.games.options import RuleSet
from vierblatt.kernel import engine
from vierblatt.simulate.loops import AT, FAULTS, FINE, STATUS, TALLY

Player = Literal["random", "rules"]
PLAYERS: tuple[Player, ...] = ("random", "rules")
Numbers = npt.NDArray[np.int64]

#: Matches or pairs that one compiled call plays; an interrupt is heard between calls.
CHUNK = 256


class SimulationFault(RuntimeError):
    """A game broke its contract in a simulation; the message tells how to see it again."""


def simulation_rules(game: Game, rules: RuleSet | None = None) -> RuleSet:
    """A rule set (the standard one by default) with what the game wants in simulations, unless it says so itself."""
    return game.options.rule_set({**game.simulation, **(rules.changed if rules else {})})


class Hall:
    """Where a simulation takes place: one state with its rules written, and the tally."""

    def __init__(self, game: Game | str, rules: RuleSet | None, seed: int) -> None:
        self.game = games.get(game) if isinstance(game, str) else game
        self.rules = simulation_rules(self.game, rules)
        self.table = self.game.table(self.rules.values)
        self.seed = seed % (1 << 62)
        self.states = self.game.new(self.rules)
        self.tally: Numbers = np.zeros(TALLY, np.int64)
        engine.start(self.states, 0, 0)

    def check(self) -> None:
        """Raises SimulationFault if the last loop met a fault."""
        status, at = int(self.tally[STATUS]), int(self.tally[AT])
        if status != FINE:
            where = f"{self.game.id} {dict(self.rules.changed)} seed {self.seed} number {at}"
            raise SimulationFault(f"{where}: {FAULTS[status]}")

    def count(self, word: int) -> int:
        """A word of the tally."""
        return int(self.tally[word])


def player_kind(name: str) -> Player:
    """The player of this name; raises BadOption."""
    for player in PLAYERS:
        if name == player:
            return player
    raise BadOption("unknown-bot", bot=str(name)[:40], known=", ".join(PLAYERS))
