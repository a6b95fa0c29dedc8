"""What actions cost compared with the one that a search chose, as far as that is certain."""

from __future__ import annotations

import numpy as np

from vierblatt.bots.players import Choice
from vierblatt.games.contract import Game
from vierblatt.search.evaluation import Evaluation, Values

#: With fewer worlds, standard errors say too little.
LEAST_WORLDS = 16


def clear_costs(evaluation: Evaluation, chosen: int, caution: float) -> dict[int, float]:
    """The expected loss of each clearly worse action, in points of the deal, by its place in `evaluation.actions`.

    chosen: the place of the chosen action. caution: an action is clearly worse if it is behind by more than this many
    standard errors, both in points of the deal and in the match.
    """
    if evaluation.worlds < LEAST_WORLDS:
        return {}
    points, point_errors = _behind(evaluation, chosen)
    match, match_errors = _behind(evaluation.in_match, chosen)
    clear = (points > caution * point_errors) & (match > caution * match_errors)
    return {int(place): float(points[place]) for place in np.flatnonzero(clear)}


def mistakes_of(game: Game, choice: Choice) -> dict[str, float]:
    """The actions that cost at least what the game counts as a mistake, with their costs."""
    least = game.research.loss_thresholds[1]
    return {action: cost for action, cost in choice.costs.items() if cost >= least}


def _behind(evaluation: Evaluation, chosen: int) -> tuple[Values, Values]:
    """How far each action is behind the chosen one on average, and the standard errors of these differences."""
    less = evaluation.values[:, [chosen]] - evaluation.values
    means: Values = evaluation.weights @ less
    spread = (evaluation.weights[:, None] * (less - means)) ** 2
    errors: Values = np.sqrt(spread.sum(axis=0) * evaluation.worlds / (evaluation.worlds - 1))
    return means, errors
