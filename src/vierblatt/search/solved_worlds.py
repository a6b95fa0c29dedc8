"""Worlds that are drawn uniformly, whatever a model says of the other players, and solved with open cards."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence

import numpy as np
import numpy.typing as npt

from vierblatt.games.contract import Game
from vierblatt.kernel.state import States
from vierblatt.search.equivalent_cards import equivalent_cards
from vierblatt.search.perfect_play_values import NODES, values_in_world
from vierblatt.search.worlds import LEAST_TRIES, Worlds

Values = npt.NDArray[np.float64]
#: The number of worlds that are drawn. What helps in one of a hundred is then hardly ever missed.
WORLDS = 512
#: The maximum number of positions searched in one world, fewer in a decision under a tenth of a second (`NODES`);
#: harder worlds do not count.
MOST_NODES = 100_000
#: The maximum number of positions searched in all worlds of a decision without a time limit, about a fifth of a second.
MOST_NODES_IN_ALL = 1_500_000


class SolvedWorlds:
    """Worlds of one decision, in the order in which they were drawn: each is solved when it is first needed, and kept.

    concealed: what the seat to act knows, a batch of one, during the play of the cards. actions: legal cards.
    seconds: the time limit of the whole decision, which began at `started` on the clock; after it, no further world is
    solved. 0: no time limit, but one for the search of all worlds together (`MOST_NODES_IN_ALL`), so that the result
    does not depend on the clock. Raises NoWorlds if no world is found.
    """

    def __init__(
        self,
        game: Game,
        concealed: States,
        actions: Sequence[int],
        *,
        rng: np.random.Generator,
        seconds: float = 0,
        started: float = 0,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._game, self._actions = game, actions
        self._ends = started + seconds if seconds else math.inf
        self._clock = clock
        self._nodes = min(MOST_NODES, math.ceil(NODES * seconds)) if seconds else MOST_NODES
        self._left = math.inf if seconds else MOST_NODES_IN_ALL
        drawn = Worlds(game, concealed, game.layout.read(concealed, "turn"))
        self._worlds = drawn.sample(rng, WORLDS, tries=LEAST_TRIES, least=1)
        self._begun = 0
        self._values: list[Values] = []

    def __iter__(self) -> Iterator[Values]:
        """For each world, from the first one on, the values of the actions for the seat to act, float64."""
        at = 0
        while at < len(self._values) or self._solve_another():
            yield self._values[at]
            at += 1

    def different(self, place: int) -> list[int]:
        """The places of the actions that are not equivalent to the one at `place`, as far as the worlds show."""
        alike = equivalent_cards(self._worlds, len(self._worlds), self._actions[place])
        return [other for other, action in enumerate(self._actions) if not alike >> action & 1]

    def _solve_another(self) -> bool:
        """Solves one more world, unless there is none or the limits are reached."""
        while self._begun < len(self._worlds) and self._left > 0 and self._clock() < self._ends:
            found, searched = values_in_world(self._game, self._worlds, self._begun, self._nodes)
            self._begun += 1
            self._left -= searched
            if found is not None:
                self._values.append(np.array([found[action] for action in self._actions], np.float64))
                return True
        return False
