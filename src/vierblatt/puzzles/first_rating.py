"""The first rating of a puzzle, from how simple players would fare, before any person has tried it.

Each of these players has a fixed rating. A puzzle gets the rating with which their chances to solve it are likeliest,
starting from the belief that it is an average one. People's answers then move it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from vierblatt.puzzles.format import PuzzleKind
from vierblatt.puzzles.judging import Judgement

#: The average of all puzzles, and how far they are believed to spread.
AVERAGE, SPREAD = 1500, 500
#: The ratings of the simple players: one who picks an action at random; one who always takes the lowest or always the
#: highest card; the heuristic player; and two who imagine one deal or eight deals and take what is best there.
RANDOM, LOWEST, HIGHEST, RULES, ONE_DEAL, EIGHT_DEALS = 900, 1100, 1100, 1700, 1900, 2100
#: How much each of them counts: as if it had tried the puzzle so many times.
TRIES = 3
#: The samples of eight deals.
SAMPLES, DEALS = 200, 8


def first_rating(judgement: Judgement, usual: int, kind: PuzzleKind) -> int:
    """The first rating, on the scale of Glicko-2. usual: the index of the heuristic player's action."""
    accepted, number = judgement.accepted, len(judgement.actions)
    one_deal, eight_deals = _chances_by_imagining(judgement)
    results = [
        (RANDOM, len(accepted) / number),
        (RULES, float(usual in accepted)),
        (ONE_DEAL, one_deal),
        (EIGHT_DEALS, eight_deals),
    ]
    if kind == "card":
        results += [(LOWEST, float(0 in accepted)), (HIGHEST, float(number - 1 in accepted))]
    return rating_from(results)


def rating_from(results: Sequence[tuple[int, float]]) -> int:
    """The likeliest rating of a puzzle, given the chances of players with these ratings to solve it.

    >>> rating_from([]), rating_from([(1500, 1.0)]) < 1500 < rating_from([(1500, 0.0)])
    (1500, True)
    """
    low, high = 0.0, 3000.0
    while high - low > 0.01:
        middle = (low + high) / 2
        if _slope(middle, results) > 0:
            low = middle
        else:
            high = middle
    return round(low)


def _slope(rating: float, results: Sequence[tuple[int, float]]) -> float:
    """The slope of the logarithm of the likelihood, which falls everywhere; its zero is the likeliest rating."""
    scale = math.log(10) / 400
    slope = (AVERAGE - rating) / SPREAD**2
    for player, solved in results:
        expected = 1 / (1 + 10 ** ((rating - player) / 400))
        slope += TRIES * scale * (expected - solved)
    return slope


def _chances_by_imagining(judgement: Judgement) -> tuple[float, float]:
    """The chances that the action that is best in one world, or on average in eight, is right."""
    evidence = judgement.evidence
    rng = np.random.default_rng(0)
    drawn = rng.choice(evidence.worlds, (SAMPLES, DEALS), p=evidence.weights)
    right = np.isin(np.arange(len(judgement.actions)), judgement.accepted)
    values = evidence.values[drawn]
    return _right(values[:, 0], right), _right(values.mean(axis=1), right)


def _right(values: np.typing.NDArray[np.float64], right: np.typing.NDArray[np.bool_]) -> float:
    """How often an action with the highest value is right; several of them share."""
    best = values == values.max(axis=1, keepdims=True)
    return float(((best & right).sum(axis=1) / best.sum(axis=1)).mean())
