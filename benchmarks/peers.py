"""OpenSpiel's nearest games, dealt and played at random: in C++, and by the usual loop in Python.

A move is a decision of a player. The chance nodes of a deal are played (and timed) like all else, but are no moves;
every one of these games has the same number of them in each deal, which `Peer` counts once.
"""

from __future__ import annotations

import random
from typing import Any

try:
    import pyspiel
except ImportError:
    pyspiel = None

#: Our game -> the nearest of theirs. Bridge is scored by the tricks that were won, not by its double-dummy solver.
NEAREST = {
    "king_bolola": "hearts",
    "back_alley": "spades",
    "baloot": "euchre",
    "kout_bo": "bridge(use_double_dummy_result=false)",
}
MISSING = "OpenSpiel is not installed here, so there is nothing to compare with; `make bench` brings it."


class Peer:
    """One game of OpenSpiel."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.game: Any = pyspiel.load_game(name)
        self.bots: list[Any] = [pyspiel.make_uniform_random_bot(p, p + 1) for p in range(self.game.num_players())]
        self.chance = self._chance_nodes()
        self._round = 0

    def _chance_nodes(self) -> int:
        found = set()
        for _ in range(30):
            state, nodes = self.game.new_initial_state(), 0
            while not state.is_terminal():
                nodes += state.is_chance_node()
                state.apply_action(random.choice(state.legal_actions()))
            found.add(nodes)
        if len(found) != 1:
            raise RuntimeError(f"{self.name}: deals with {sorted(found)} chance nodes")
        return found.pop()

    def in_cpp(self, deals: int) -> int:
        """Deal and play in C++: `evaluate_bots` with uniform random bots."""
        moves = 0
        for n in range(deals):
            state = self.game.new_initial_state()
            pyspiel.evaluate_bots(state, self.bots, self._round + n)
            moves += state.move_number()
        self._round += deals
        return moves - deals * self.chance

    def in_python(self, deals: int) -> int:
        """The loop in Python; chance is uniform in these games, so the quicker `legal_actions` serves for it too."""
        moves = 0
        choice = random.choice
        for _ in range(deals):
            state = self.game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(choice(state.legal_actions()))
            state.returns()
            moves += state.move_number()
        return moves - deals * self.chance


def available() -> bool:
    """Whether there is anything to compare with."""
    return pyspiel is not None
