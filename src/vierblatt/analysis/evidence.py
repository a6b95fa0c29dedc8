"""What the worlds looked at so far say about one decision: what it cost, and how sure that is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

import numpy as np
import numpy.typing as npt

from vierblatt.search.evaluation import Evaluation

#: So many standard errors above nothing a cost is claimed: a match has hundreds of decisions, and chance many tries.
CLEAR = 3.0
#: Of few rounds the error itself is a guess, and more of it is asked for: Student's bounds for one chance in 200, by
#: degrees of freedom. Beyond these `CLEAR` is more than they ask for.
STUDENT = (math.inf, 63.66, 9.92, 5.84, 4.60, 4.03, 3.71, 3.50, 3.36, 3.25, 3.17, 3.11, 3.05, 3.01)
#: So many standard errors above what was measured a cost is held possible.
POSSIBLE = 2.0
#: A weight that leaves less than two worlds to compare tells nothing about the spread.
TOO_HEAVY = 0.5

Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Price:
    """What a decision cost, as measured, with its standard error: in points of the deal, or in worth for the match.

    worse_in: the share of worlds where it was worse than the best. most: what it may have cost, with every other action
    a little luckier than it was. bound: above so many standard errors it is clear.
    """

    estimate: float
    error: float
    worse_in: float
    most: float
    bound: float = CLEAR

    @property
    def clear(self) -> bool:
        """Whether chance alone hardly explains it."""
        return self.estimate > self.bound * self.error

    @property
    def decided(self) -> bool:
        """Whether chance alone hardly explains on which side of nothing it is."""
        return abs(self.estimate) >= self.bound * self.error


@dataclass(frozen=True, eq=False)
class DecisionEvidence:
    """Values of the actions, shape (worlds, actions), in points of the deal, and what these are worth in the match.

    weights: the worlds', shape (worlds,), sum 1. rounds: the round of each world.
    Worlds of one round have more in common than those of different ones: where hardly any explains what was done, all
    of a round descend from the same few.
    """

    actions: tuple[int, ...]
    values: Numbers
    equities: Numbers
    weights: Numbers
    rounds: npt.NDArray[np.int64]

    @classmethod
    def of(cls, rounds: Sequence[Evaluation]) -> Self:
        """All rounds together, each with as much weight as it has worlds."""
        worlds = sum(each.worlds for each in rounds)
        values = np.concatenate([each.values for each in rounds])
        equities = np.concatenate([each.in_match.values for each in rounds])
        weights = np.concatenate([each.weights * (each.worlds / worlds) for each in rounds])
        numbers = np.repeat(np.arange(len(rounds)), [each.worlds for each in rounds])
        return cls(rounds[0].actions, values, equities, weights, numbers)

    @property
    def worlds(self) -> int:
        """How many there are."""
        return len(self.weights)

    @property
    def means(self) -> Numbers:
        """Of each action."""
        means: Numbers = self.weights @ self.values
        return means

    def best(self, chosen: int) -> int:
        """The place of the best action: that of the chosen one if no other is better."""
        means = self.means
        place = self.actions.index(chosen)
        return place if means[place] >= means.max() else int(np.argmax(means))

    def best_in_match(self, chosen: int) -> int:
        """The place of the action that is worth most in the match: that of the chosen one if none is clearly better."""
        by_worth = replace(self, values=self.equities)
        return by_worth.best(chosen) if by_worth.price(chosen).clear else self.actions.index(chosen)

    def error(self, place: int, best: int) -> float:
        """The standard error of the distance between two actions."""
        return self._lead(self.values, best, place)[1]

    def price(self, chosen: int, told: Numbers | None = None) -> Price:
        """What the chosen action cost against the one that brings most points, without the flattery of hindsight.

        told: what the price is told in, shape as `values`, which it is unless told otherwise.

        The best of several noisy means looks better than it is. So one half of the rounds (of the worlds, where there
        is one round) says which action to compare with and the other half by how much it is better, and the other way
        round.
        """
        told = self.values if told is None else told
        place = self.actions.index(chosen)
        numbers = self.rounds if self.rounds[-1] else np.arange(self.worlds)
        halves = [numbers % 2 == half for half in (0, 1)]
        found = []
        for judging, pricing in (halves, halves[::-1]):
            means = self.weights[judging] @ self.values[judging]
            rival = place if means[place] >= means.max() else int(np.argmax(means))
            found.append(self._lead(told, rival, place, pricing))
        (one, its_error), (other, others_error) = found
        best = self.best(chosen)
        worse = float(self.weights[told[:, best] > told[:, place]].sum())
        error = float(np.hypot(its_error, others_error)) / 2
        return Price((one + other) / 2, error, worse, self._most(told, place), _bound(int(numbers[-1]) + 1))

    def _most(self, told: Numbers, place: int) -> float:
        leads = (self._lead(told, other, place) for other in range(len(self.actions)))
        return max(mean + POSSIBLE * error for mean, error in leads)

    def _lead(
        self, told: Numbers, one: int, other: int, which: npt.NDArray[np.bool_] | slice = slice(None)
    ) -> tuple[float, float]:
        """By how much one action is better than another in some of the worlds, and the standard error of that."""
        leads = told[which, one] - told[which, other]
        return _mean(leads, self.weights[which], self.rounds[which])


def _bound(parts: int) -> float:
    """How many standard errors a cost must be, by how many parts both halves have together: each loses a degree."""
    freedom = max(parts - 2, 0)
    return STUDENT[freedom] if freedom < len(STUDENT) else CLEAR


def _mean(numbers: Numbers, weights: Numbers, rounds: npt.NDArray[np.int64]) -> tuple[float, float]:
    """The weighted mean and its standard error: by the spread of numbers or rounds, whichever is larger."""
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
