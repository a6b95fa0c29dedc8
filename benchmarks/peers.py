"""OpenSpiel's nearest games, dealt and played at random: in C++, by the usual loop in Python, and as C++ rollouts.

A move is a decision of a player. The chance nodes of a deal are played (and timed) too, but do not count as moves;
each of these games has the same number of them in every deal, which `Peer` counts once.
"""

from __future__ import annotations

import random
from typing import Any

try:
    import pyspiel
except ImportError:
    pyspiel = None

#: Our game -> OpenSpiel's nearest. Bridge is scored by the tricks won, not by its double-dummy solver.
NEAREST = {
    "king_bolola": "hearts",
    "back_alley": "spades",
    "baloot": "euchre",
    "kout_bo": "bridge(use_double_dummy_result=false)",
}
#: Deals that are played to count their moves.
COUNTED = 1000
MISSING = "OpenSpiel is not installed here, so there is nothing to compare with; `make bench` installs it."


class Peer:
    """One game of OpenSpiel."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.game: Any = pyspiel.load_game(name)
        self.bots: list[Any] = [pyspiel.make_uniform_random_bot(p, p + 1) for p in range(self.game.num_players())]
        self.chance = self._chance_nodes()
        self._round = 0
        self._dealt = self._after_dealing()
        self._moves_left = self._mean_moves_left()

    def _chance_nodes(self) -> int:
        counts = set()
        for _ in range(30):
            state, nodes = self.game.new_initial_state(), 0
            while not state.is_terminal():
                nodes += state.is_chance_node()
                state.apply_action(random.choice(state.legal_actions()))
            counts.add(nodes)
        if len(counts) != 1:
            raise RuntimeError(f"{self.name}: deals with {sorted(counts)} chance nodes")
        return counts.pop()

    def _after_dealing(self) -> Any:
        """One deal, before the first move of a player."""
        state = self.game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(random.choice(state.legal_actions()))
        return state

    def _mean_moves_left(self) -> float:
        """The mean number of random moves after that deal; rollouts do not report it, so it is counted beforehand."""
        total = 0
        for _ in range(COUNTED):
            state = self._dealt.clone()
            while not state.is_terminal():
                state.apply_action(random.choice(state.legal_actions()))
            total += state.move_number() - self._dealt.move_number()
        return total / COUNTED

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
        """The loop in Python; chance is uniform in these games, so the faster `legal_actions` works for it too."""
        moves = 0
        choice = random.choice
        for _ in range(deals):
            state = self.game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(choice(state.legal_actions()))
            state.returns()
            moves += state.move_number()
        return moves - deals * self.chance

    def rollouts(self, deals: int) -> int:
        """The same dealt cards played to the end repeatedly: the first simulation of a tree search in C++."""
        self._round += 1
        evaluator = pyspiel.RandomRolloutEvaluator(deals, self._round)
        bot = pyspiel.MCTSBot(self.game, evaluator, 1.0, 1, 100, False, self._round, False)  # noqa: FBT003 - accepts no keywords
        bot.step(self._dealt)
        return round(deals * self._moves_left)


def available() -> bool:
    """Whether there is anything to compare with."""
    return pyspiel is not None
