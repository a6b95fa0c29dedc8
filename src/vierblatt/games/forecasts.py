"""Forecasts of calls before the play: how likely the contract is made, or how many points it scores.

Each game has a few linear models over features of the hand and of the auction so far. The weights were fitted to deals
in which heuristic players continued after the call (`python -m benchmarks.bidding`), so a forecast holds for such
players; better players achieve more.
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

#: Stored with the weights of a model of points: the average forecast of all hands, each with its best call.
AVERAGE_KEY = "average"


class ModelQuery(NamedTuple):
    """A query to a model: its name, and the features."""

    model: str
    features: Features


class CallForecast(NamedTuple):
    """The forecast of a call: a chance from 0 to 1, or points.

    sentence: the name of its message, ``forecast-NAME`` in the locale files. average: the average of all hands in such
    a contract, for points if the model has it.
    """

    value: float
    sentence: str
    average: float | None


@dataclass(frozen=True)
class Forecasts:
    """The forecasts of a game's calls.

    queries(reader, call): the queries for a call of the seat to act, from its concealed record. A call that leaves
    something open, such as the trumps, has several, the likeliest first; the best one counts. A call without a forecast
    has none. outcome(after, seat, call, result): the outcome after the deal, in which `seat` got `result`; None if
    another contract was played. load: loads the weights. kind: made (chances from 0 to 1) or points (of the seat's
    utility). sentences: by model, the name of its message, if that is not the kind. most: by model, the maximum number
    of points.
    """

    kind: Literal["made", "points"]
    queries: Callable[[Any, int], Sequence[ModelQuery]]
    outcome: Callable[[Any, int, int, float], float | None]
    load: Callable[[], Weights]
    sentences: Mapping[str, str] = field(default_factory=dict)
    most: Mapping[str, float] = field(default_factory=dict)

    @cached_property
    def weights(self) -> Weights:
        """The weights, by model and feature."""
        return self.load()

    def score(self, query: ModelQuery) -> float:
        """The weighted sum of the features: points, or the logarithm of the odds that the contract is made."""
        weights = self.weights[query.model]
        return sum(weights.get(name, 0.0) * value for name, value in query.features.items())

    def best(self, queries: Sequence[ModelQuery]) -> float:
        """The forecast of the best of these queries."""
        best = max(self.score(query) for query in queries)
        if self.kind == "points":
            return min(best, self.most.get(queries[0].model, inf))
        return 1 / (1 + exp(-best))

    def value(self, reader: Any, call: int) -> float | None:
        """The forecast for a call, or None if it has none."""
        queries = self.queries(reader, call)
        return self.best(queries) if queries else None

    def forecast(self, reader: Any, call: int) -> CallForecast | None:
        """The forecast for a call with what is needed to word it, or None if it has none."""
        queries = self.queries(reader, call)
        if not queries:
            return None
        model = queries[0].model
        sentence = self.sentences.get(model, self.kind)
        return CallForecast(self.best(queries), sentence, self.weights[model].get(AVERAGE_KEY))


def shipped_weights(folder: Path) -> Callable[[], Weights]:
    """Returns a loader of the weights that a game ships as ``forecast.json``."""

    def load() -> Weights:
        weights: Weights = json.loads((folder / "forecast.json").read_text(encoding="utf-8"))
        return weights

    return load


def one_hot(name: str, value: int, values: range) -> Features:
    """One feature for each of `values`: the one nearest to `value` is 1."""
    return {f"{name} {min(max(value, values[0]), values[-1])}": 1.0}
