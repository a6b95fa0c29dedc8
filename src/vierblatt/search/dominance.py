"""Actions that another action dominates: it is better on average and hardly ever worse, whatever is hidden.

The values are those of perfect play with open cards, in worlds drawn uniformly from all that the seat to act cannot
exclude (`solved_worlds`). Such values are too optimistic, since they rely on seeing the hidden cards. But a card that
gains almost nowhere on one and the same other card has nothing that speaks for it.

>>> import numpy as np
>>> values = [np.array([1.0, 1.0, 0.0]), np.array([2.0, 5.0, 9.0]), np.array([1.0, 1.0, 0.0])]
>>> dominating(values, 0, rivals=[1, 2])
1
>>> dominating([np.array([1.0, 1.0]), np.array([2.0, 2.0])], 0, rivals=[1]) is None  # equal in every world
True
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice

import numpy as np
import numpy.typing as npt

from vierblatt.games.contract import Game
from vierblatt.kernel.state import States
from vierblatt.search.perfect_play_values import is_quick

Values = npt.NDArray[np.float64]
#: If nothing but equal actions is left after so many worlds, the others are not looked at: what helps in three of a
#: hundred is missed once in two thousand decisions.
FIRST_WORLDS = 256
#: An action that is worse in more than this share of the worlds, and in more than `FEW_LOSSES`, does not dominate.
LOSSES, FEW_LOSSES = 0.05, 1
#: One that is worse in some of them must be better on average by more than this many standard errors.
CLEARLY = 2.0
#: One that is worse in no more than the first share of them, by more than the second number of standard errors.
RARELY, SLIGHTLY = 0.01, 1.0
#: Actions that are about as good are compared after so many worlds. At the last look, one must be ahead by the first
#: number of standard errors: there are often several others, and perfect play is too optimistic. Before that, the
#: comparison ends if none is ahead by the second number: hardly any of these would be far ahead later.
LOOKS = (16, 32, 64)
AHEAD, PROMISING = 2.6, 0.5
#: How many more cards in all hands than for the values of a decision: hardly any action needs all the worlds.
MORE_CARDS = 4
#: The share of the time of a decision that is kept for this.
TIME = 0.25


def dominating(values: Iterable[Values], place: int, *, rivals: Sequence[int]) -> int | None:
    """The action that dominates the one at `place` by the most on average, or None.

    values: for each world, one value per action, for the seat to act. Worlds after the one that rules out the last
    candidate are not looked at. rivals: the places of the candidates.
    """
    leads: list[Values] = []
    candidates = np.array(rivals, np.int64)
    losses, gains = np.zeros((2, len(candidates)), np.int64)
    for each in values if rivals else ():
        lead = each[candidates] - each[place]
        leads.append(lead)
        losses += lead < 0
        gains += lead > 0
        possible = losses <= FEW_LOSSES + LOSSES * len(leads)
        if not possible.any() or (len(leads) >= FIRST_WORLDS and not (losses + gains)[possible].any()):
            return None
    if len(leads) < 2:
        return None
    table = np.array(leads)
    means, errors = table.mean(axis=0), table.std(axis=0) / len(table) ** 0.5
    needed = np.where(losses == 0, 0.0, np.where(losses <= RARELY * len(table), SLIGHTLY, CLEARLY))
    dominates = (losses <= LOSSES * len(table)) & (means > needed * errors)
    return int(candidates[np.argmax(np.where(dominates, means, 0))]) if dominates.any() else None


def ahead(values: Iterable[Values], place: int, *, rivals: Sequence[int]) -> int | None:
    """The action that is clearly ahead of the one at `place` over the first worlds (`LOOKS`), or None.

    values: as in `dominating`; with fewer than at the first look, none is ahead. rivals: the places of the candidates;
    if several are ahead, the best of them on average.
    """
    leads: list[Values] = []
    worlds, candidates = iter(values), [*rivals]
    for look in LOOKS if rivals else ():
        leads += [each[candidates] - each[place] for each in islice(worlds, look - len(leads))]
        if len(leads) < LOOKS[0]:
            return None
        table = np.array(leads)
        means, errors = table.mean(axis=0), table.std(axis=0) / len(table) ** 0.5
        last = len(leads) < look or look == LOOKS[-1]
        clear = means > (AHEAD if last else PROMISING) * errors
        if not clear.any():
            return None
        if last:
            return candidates[int(np.argmax(np.where(clear, means, 0)))]
    return None


def is_judged(game: Game, concealed: States, seconds: float) -> bool:
    """Whether few enough cards are left for `dominating`. seconds: as there."""
    return is_quick(game, concealed, seconds, more_cards=MORE_CARDS, solve_many_sides=True)
