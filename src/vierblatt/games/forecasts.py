"""What a call promises before anything is played: how likely its contract is made, or how many points it brings.

Each game asks a few models, sums of weights over features of the hand and of the auction so far. The weights were
fitted to deals in which heuristic players went on from the call (`python -m benchmarks.bidding`), so a forecast is true
of those: who plays better makes more.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import exp, inf
from pathlib import Path
from typing import Any, Literal, NamedTuple

Features = dict[str, float]
Weights = Mapping[str, Mapping[str, float]]

#: Beside the weights of a model of points: what it promises any hand on average, in the best of its calls.
USUAL = "average"


class ModelQuery(NamedTuple):
    """A question to a model."""

    model: str
    features: Features


class CallForecast(NamedTuple):
    """What a call promises: a chance from 0 to 1, or points.

    sentence: which sentence tells it, ``forecast-NAME`` in a locale file. average: of any hand in such a contract, for
    points where the game knows it.
    """

    value: float
    sentence: str
    average: float | None


@dataclass(frozen=True)
class Forecasts:
    """What a game knows of its calls.

    asked(reader, call): the questions that a call of the seat to act asks, from its concealed record; several where it
    leaves something open, such as the trumps, the likeliest first, and then the best counts; none where a call promises
    nothing. came(after, seat, call, result): what came of it, after the deal, in which `seat` got `result`; None where
    another contract was played. load: the weights. kind: made - chances from 0 to 1 - or points of the seat's utility.
    sentences: by model what a promise of it is called, where the kind does not say it. most: by model the most points
    that there can be.
    """

    kind: Literal["made", "points"]
    asked: Callable[[Any, int], Sequence[ModelQuery]]
    came: Callable[[Any, int, int, float], float | None]
    load: Callable[[], Weights]
    sentences: Mapping[str, str] = field(default_factory=dict)
    most: Mapping[str, float] = field(default_factory=dict)

    @cached_property
    def weights(self) -> Weights:
        """By model and feature."""
        return self.load()

    def score(self, question: ModelQuery) -> float:
        """The sum of the weights: points, or the logarithm of the odds that the contract is made."""
        weights = self.weights[question.model]
        return sum(weights.get(name, 0.0) * value for name, value in question.features.items())

    def best(self, questions: Sequence[ModelQuery]) -> float:
        """The forecast for what these questions leave to choose."""
        best = max(self.score(question) for question in questions)
        if self.kind == "points":
            return min(best, self.most.get(questions[0].model, inf))
        return 1 / (1 + exp(-best))

    def of(self, reader: Any, call: int) -> float | None:
        """The forecast for a call; None where it promises nothing."""
        questions = self.asked(reader, call)
        return self.best(questions) if questions else None

    def promise(self, reader: Any, call: int) -> CallForecast | None:
        """The same with what is needed to tell it."""
        questions = self.asked(reader, call)
        if not questions:
            return None
        model = questions[0].model
        return CallForecast(self.best(questions), self.sentences.get(model, self.kind), self.weights[model].get(USUAL))


def shipped(room: Path) -> Callable[[], Weights]:
    """Loads what a game ships as ``forecast.json``."""

    def load() -> Weights:
        found: Weights = json.loads((room / "forecast.json").read_text(encoding="utf-8"))
        return found

    return load


def sequence(name: str, value: int, values: range) -> Features:
    """A weight of its own for each value: 1 for this one, the nearest of those there are."""
    return {f"{name} {min(max(value, values[0]), values[-1])}": 1.0}
