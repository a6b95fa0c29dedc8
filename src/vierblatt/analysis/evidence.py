"""The evidence from the worlds evaluated so far: what a decision cost, and how certain that is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

import numpy as np
import numpy.typing as npt

from vierblatt.search.evaluation import Evaluation

#: A cost is claimed if it is this many standard errors above 0: a match has hundreds of decisions to test.
CLEAR = 3.0
#: With few rounds, the standard error itself is uncertain, and more is required: Student's bounds for a chance of 1 in
#: 200, by degrees of freedom. Beyond this table, `CLEAR` is stricter.
STUDENT = (math.inf, 63.66, 9.92, 5.84, 4.60, 4.03, 3.71, 3.50, 3.36, 3.25, 3.17, 3.11, 3.05, 3.01)
#: A cost is considered possible up to this many standard errors above its estimate.
POSSIBLE = 2.0
#: With less than two effective worlds (sum of squared weights above this), the spread is unknown.
TOO_HEAVY = 0.5

Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True)
class DecisionCost:
    """The estimated cost of a decision with its standard error, in points of the deal or in match equity.

    worse_in: the share of worlds where it was worse than the best. upper_estimate: what it may have cost at most.
    bound: the number of standard errors above which it is clear.
    """

    estimate: float
    error: float
    worse_in: float
    upper_estimate: float
    bound: float = CLEAR

    @property
    def clear(self) -> bool:
        """Whether chance alone is an unlikely explanation of the cost."""
        return self.estimate > self.bound * self.error

    @property
    def decided(self) -> bool:
        """Whether chance alone is an unlikely explanation of the sign of the cost."""
        return abs(self.estimate) >= self.bound * self.error


@dataclass(frozen=True, eq=False)
class DecisionEvidence:
    """The values of the actions, shape (worlds, actions), in points of the deal, and as equities in the match.

    weights: of the worlds, shape (worlds,), sum 1. rounds: the round of each world. Worlds of one round are correlated:
    if hardly any world explains the actions so far, all worlds of a round come from the same few.
    """

    actions: tuple[int, ...]
    values: Numbers
    equities: Numbers
    weights: Numbers
    rounds: npt.NDArray[np.int64]

    @classmethod
    def of(cls, rounds: Sequence[Evaluation]) -> Self:
        """The evidence of all rounds together, each weighted by its number of worlds."""
        worlds = sum(each.worlds for each in rounds)
        values = np.concatenate([each.values for each in rounds])
        equities = np.concatenate([each.in_match.values for each in rounds])
        weights = np.concatenate([each.weights * (each.worlds / worlds) for each in rounds])
        numbers = np.repeat(np.arange(len(rounds)), [each.worlds for each in rounds])
        return cls(rounds[0].actions, values, equities, weights, numbers)

    @property
    def worlds(self) -> int:
        """The number of worlds."""
        return len(self.weights)

    @property
    def means(self) -> Numbers:
        """The weighted mean of each action's values."""
        means: Numbers = self.weights @ self.values
        return means

    def best(self, chosen: int) -> int:
        """The index of the best action: the chosen one if no other is better."""
        means = self.means
        place = self.actions.index(chosen)
        return place if means[place] >= means.max() else int(np.argmax(means))

    def best_in_match(self, chosen: int) -> int:
        """The index of the action with the highest match equity: the chosen one unless another is clearly better."""
        by_equity = replace(self, values=self.equities)
        return by_equity.best(chosen) if by_equity.cost_of(chosen).clear else self.actions.index(chosen)

    def error(self, place: int, best: int) -> float:
        """The standard error of the difference between two actions."""
        return self._lead(self.values, best, place)[1]

    def share(self, which: npt.NDArray[np.bool_]) -> tuple[float, float]:
        """The share of the worlds that are marked, shape (worlds,), and its standard error."""
        return _mean(which.astype(np.float64), self.weights, self.rounds)

    def best_in(self, place: int) -> float:
        """The share of the worlds in which no action scores more than this one."""
        return self.share(self.values[:, place] >= self.values.max(axis=1))[0]

    def cost_of(self, chosen: int, measure: Numbers | None = None) -> DecisionCost:
        """The cost of the chosen action against the one that yields most points, without selection bias.

        measure: the values in which to express the cost, shape as `values`, which is the default.

        The best of several noisy means looks better than it is. So one half of the rounds (or of the worlds, if there
        is only one round) selects the action to compare with, and the other half measures the difference; then the
        halves swap roles.
        """
        measure = self.values if measure is None else measure
        place = self.actions.index(chosen)
        numbers = self.rounds if self.rounds[-1] else np.arange(self.worlds)
        halves = [numbers % 2 == half for half in (0, 1)]
        leads = []
        for judging, pricing in (halves, halves[::-1]):
            means = self.weights[judging] @ self.values[judging]
            rival = place if means[place] >= means.max() else int(np.argmax(means))
            leads.append(self._lead(measure, rival, place, pricing))
        (one, its_error), (other, others_error) = leads
        best = self.best(chosen)
        worse = float(self.weights[measure[:, best] > measure[:, place]].sum())
        error = float(np.hypot(its_error, others_error)) / 2
        return DecisionCost(
            (one + other) / 2, error, worse, self._upper_estimate(measure, place), _bound(int(numbers[-1]) + 1)
        )

    def _upper_estimate(self, measure: Numbers, place: int) -> float:
        leads = (self._lead(measure, other, place) for other in range(len(self.actions)))
        return max(mean + POSSIBLE * error for mean, error in leads)

    def _lead(
        self, measure: Numbers, one: int, other: int, which: npt.NDArray[np.bool_] | slice = slice(None)
    ) -> tuple[float, float]:
        """The mean lead of one action over another in some of the worlds, and its standard error."""
        leads = measure[which, one] - measure[which, other]
        return _mean(leads, self.weights[which], self.rounds[which])


def _bound(parts: int) -> float:
    """The required number of standard errors, by the number of parts in both halves; each half loses a degree."""
    freedom = max(parts - 2, 0)
    return STUDENT[freedom] if freedom < len(STUDENT) else CLEAR


def _mean(numbers: Numbers, weights: Numbers, rounds: npt.NDArray[np.int64]) -> tuple[float, float]:
    """The weighted mean and its standard error, from the spread of the numbers or of the rounds, if that is larger."""
    total = weights.sum()
    if total <= 0:
        return 0.0, float(np.abs(numbers).max(initial=0.0))
    shares = weights / total
    mean = float(shares @ numbers)
    heavy = float(shares @ shares)
    if heavy > TOO_HEAVY:
        return mean, float(np.abs(numbers).max())
    off = shares * (numbers - mean)
    by_round = np.bincount(rounds, off)[np.unique(rounds)]
    squares = max(off @ off / (1 - heavy), by_round @ by_round * len(by_round) / max(len(by_round) - 1, 1))
    return mean, float(np.sqrt(squares))
