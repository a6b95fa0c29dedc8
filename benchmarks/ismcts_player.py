"""OpenSpiel's own Python ISMCTS as a player for the arena: `exec:python -m benchmarks.ismcts_player ismcts:ms=300`.

With `ismcts:cpu=300` these are milliseconds of processor time.

It plays on the OpenSpiel form of a game: the concealed record becomes a state of `vierblatt.envs.openspiel` that the
seat cannot tell from the real one; everything else is OpenSpiel's. It thinks for a given time instead of a number of
simulations; the rest of the algorithm is unchanged. Deals have to be the first of a match, under the standard rules.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from vierblatt.arena.external.serving import serve
from vierblatt.bots import Choice
from vierblatt.envs.openspiel.registration import short_name
from vierblatt.games.contract import Game
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, States
from vierblatt.observations.actions import ActionSpace
from vierblatt.search import Worlds

#: The usual constant of UCT is for results up to 1; these are the usual results of a deal.
EXPLORATION: Mapping[str, float] = {"baloot": 26.0, "king_bolola": 300.0, "kout_bo": 18.0, "back_alley": 70.0}
MILLISECONDS = 300


class TimedIsmcts(ISMCTSBot):  # type: ignore[misc] # OpenSpiel ships no types
    """OpenSpiel's bot, limited by time instead of a number of simulations."""

    def __init__(
        self,
        game: Any,
        seconds: float,
        clock: Callable[[], float],
        exploration: float,
        random_state: np.random.RandomState,
    ) -> None:
        super().__init__(game, RandomRolloutEvaluator(1, random_state), exploration, 1, random_state=random_state)
        self._seconds = seconds
        self._clock = clock

    def run_search(self, state: Any) -> list[tuple[int, float]]:
        """Like the bot's own search, but until the time is over."""
        self.reset()
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        until = self._clock() + self._seconds
        self._root_node = self.create_new_node(state)
        while self._root_node.total_visits < 1 or self._clock() < until:  # the first simulation only makes the root
            self.run_simulation(self.sample_root_state(state))
        policy: list[tuple[int, float]] = self.get_final_policy(state, self._root_node)
        return policy


class IsmctsBot:
    """The player: chooses by ISMCTS, from what its seat may know."""

    name = "ismcts"

    def __init__(self, spec: str, seed: int) -> None:
        clock, _, setting = spec.partition(":")[2].partition("=")
        self._seconds = float(setting or MILLISECONDS) / 1000
        self._clock = time.thread_time if clock == "cpu" else time.perf_counter
        self._random = np.random.RandomState(seed % (1 << 32))
        self._rng = np.random.default_rng(seed)

    def choose(self, game: Game, concealed: States) -> Choice:
        """The action that most simulations tried."""
        state = self._state(game, concealed)
        bot = TimedIsmcts(state.get_game(), self._seconds, self._clock, EXPLORATION[game.id], self._random)
        phase, action = ActionSpace.of(game).split(int(bot.step(state)))
        return Choice(game.format(phase, action))

    def _state(self, game: Game, concealed: States) -> Any:
        """A state of OpenSpiel in which this seat has the same information."""
        reader = game.layout.reader(concealed)
        if reader.deal_no != 1 or any(reader.scores):
            raise RuntimeError("ISMCTS plays first deals of a match only")
        pack = Worlds(game, concealed, reader.turn).sample_packs(self._rng)[0].tolist()
        space, state = ActionSpace.of(game), loaded(game).new_initial_state()
        for outcome in (reader.dealer, *pack):
            state.apply_action(outcome)
        for entry in reader.log[: reader.logged]:
            state.apply_action(space.flat(entry // LOG_ACTION // LOG_SEAT, entry % LOG_ACTION))
        if state.current_player() != reader.turn:
            raise RuntimeError("the log leads to another seat")
        return state


@cache
def loaded(game: Game) -> Any:
    """The OpenSpiel form of the game."""
    import vierblatt.envs.openspiel  # noqa: F401 - registers it

    return pyspiel.load_game(short_name(game))


if __name__ == "__main__":
    serve(sys.argv[1], sys.stdin.buffer, sys.stdout.buffer, IsmctsBot)
