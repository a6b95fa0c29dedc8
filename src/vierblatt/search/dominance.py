"""Actions that another action dominates: it is better on average and hardly ever worse, whatever is hidden.

The values are those of perfect play with open cards, in worlds drawn uniformly from all that the seat to act cannot
exclude. Such values are too optimistic, since they rely on seeing the hidden cards. But a card that gains almost
nowhere on one and the same other card has nothing that speaks for it.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Sequence

import numpy as np
import numpy.typing as npt

from vierblatt.errors import NoWorlds
from vierblatt.games.contract import Game
from vierblatt.kernel.state import States
from vierblatt.search.perfect_play_values import NODES, is_quick, values_in_world
from vierblatt.search.worlds import LEAST_TRIES, Worlds

#: The number of worlds; fewer if nothing but equal actions is left after `FIRST_WORLDS`.
WORLDS, FIRST_WORLDS = 128, 48
#: An action that is worse in more than this share of the worlds, and in more than `FEW_LOSSES`, does not dominate.
LOSSES, FEW_LOSSES = 0.05, 1
#: One that is worse in some of them must be better on average by more than this many standard errors.
CLEARLY = 2.0
#: How many more cards in all hands than for the values of a decision: hardly any action needs all the worlds.
MORE_CARDS = 4
#: The share of the time of a decision that is kept for this.
TIME = 0.25
#: The maximum number of positions searched in one world, fewer in a decision under a tenth of a second (`NODES`);
#: harder worlds do not count.
MOST_NODES = 100_000
Values = npt.NDArray[np.float64]


def dominating(values: Iterable[Values], place: int) -> int | None:
    """The action that dominates the one at `place` by the most on average, or None.

    values: for each world, one value per action, for the seat to act. Worlds after the one that rules out the last
    candidate are not looked at.

    >>> dominating([np.array([1.0, 1.0, 0.0]), np.array([2.0, 5.0, 9.0]), np.array([1.0, 1.0, 0.0])], 0)
    1
    >>> dominating([np.array([1.0, 1.0]), np.array([2.0, 2.0])], 0) is None  # equal in every world
    True
    """
    leads: list[Values] = []
    for each in values:
        leads.append(each - each[place])
        so_far = np.array(leads)
        possible = (so_far < 0).sum(axis=0) <= FEW_LOSSES + LOSSES * len(leads)
        possible[place] = False
        if not possible.any() or (len(leads) >= FIRST_WORLDS and not so_far[:, possible].any()):
            return None
    if len(leads) < 2:
        return None
    lead = np.array(leads)
    losses, means = (lead < 0).mean(axis=0), lead.mean(axis=0)
    errors = lead.std(axis=0) / len(lead) ** 0.5
    dominates = ((losses == 0) & (means > 0)) | ((losses <= LOSSES) & (means > CLEARLY * errors))
    return int(np.argmax(np.where(dominates, means, 0))) if dominates.any() else None


def is_judged(game: Game, concealed: States, seconds: float) -> bool:
    """Whether few enough cards are left for `dominating_action`. seconds: as there."""
    return is_quick(game, concealed, seconds, more_cards=MORE_CARDS, solve_many_sides=True)


def dominating_action(
    game: Game,
    concealed: States,
    actions: Sequence[int],
    place: int,
    *,
    rng: np.random.Generator,
    seconds: float = 0,
    started: float = 0,
    clock: Callable[[], float] = time.perf_counter,
) -> int | None:
    """The place of the action that dominates `actions[place]`, or None.

    concealed: what the seat to act knows, a batch of one, with few cards left (`is_judged`). seconds, started, clock:
    the time limit of the decision, as in `perfect_play_values`; 0: none.
    """
    try:
        drawn = Worlds(game, concealed, game.layout.read(concealed, "turn"))
        worlds = drawn.sample(rng, WORLDS, tries=LEAST_TRIES, least=1)
    except NoWorlds:
        return None

    nodes = min(MOST_NODES, math.ceil(NODES * seconds)) if seconds else MOST_NODES

    def values() -> Iterable[Values]:
        for n in range(len(worlds)):
            if seconds and clock() >= started + seconds:
                return
            found = values_in_world(game, worlds, n, nodes)
            if found is not None:
                yield np.array([found[action] for action in actions], np.float64)

    return dominating(values(), place)
