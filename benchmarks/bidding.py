"""Fits the forecasts of calls: `python -m benchmarks.bidding [GAMES...]` writes `games/GAME/policy/forecast.json`.

The heuristic player plays the deals. At each of its calls, a random call with a forecast (`vierblatt.games.forecasts`)
is made in a copy of the deal, whatever the hand, and the copy is played to its end. So the models see weak hands with
high calls too. Chances are fitted by logistic regression, points by least squares, both with a slight pull towards 0.
King Bolola's weights are whole points, since the heuristic player's compiled rules read the same file; it also has the
averages.

`--check` compares the shipped models with new deals; `--advised BOT` restricts that to the calls for which a hint of
this bot shows a number, and uses that number.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import numpy.typing as npt
from cyclopts import App, Parameter

from vierblatt import games
from vierblatt.arena.opening import draw_situation_at
from vierblatt.bots import make
from vierblatt.bots.forecasting import with_forecast
from vierblatt.cards import members
from vierblatt.games.contract import Game
from vierblatt.games.forecasts import AVERAGE_KEY, Forecasts, ModelQuery, Weights
from vierblatt.kernel import engine
from vierblatt.kernel.random import seed_at, shuffle_at
from vierblatt.kernel.state import LOG_ACTION, PLAY, States
from vierblatt.search.playouts import TOTALS, play_out
from vierblatt.simulate import simulation_rules

Numbers = npt.NDArray[np.float64]
GAMES = ("baloot", "kout_bo", "back_alley", "king_bolola")
#: Other house rules that are sampled too, with a third as many deals.
VARIANTS: Mapping[str, Mapping[str, object]] = {"kout_bo": {"players": 4}}
#: The strength of the pull of the weights towards 0, in samples.
PULL = 2.0
#: How often the trump suit is chosen by the last fit and the weights are fitted again.
ROUNDS = 3

app = App(name="python -m benchmarks.bidding", help="Fit the forecasts of calls.")


@dataclass(frozen=True)
class Sample:
    """A call and its result. shown: the number in the hint, if hints are checked."""

    queries: Sequence[ModelQuery]
    outcome: float
    shown: float | None = None


class Deals:
    """Deals of one game, with the calls of the heuristic player.

    advised: a bot; each sample is then the call for which its hint shows a number, instead of a random call.
    """

    def __init__(self, name: str, seed: int, rules: Mapping[str, object] | None = None, advised: str = "") -> None:
        self.game: Game = games.get(name)
        assert self.game.policy.forecasts is not None
        self.forecasts: Forecasts = self.game.policy.forecasts
        self._rules = simulation_rules(self.game, self.game.options.rule_set(rules or {}))
        self._seed = seed
        self._adviser = make(advised) if advised else None
        self._seats = self.game.rules.shape(self._rules.values).seats
        self._copies = self.game.layout.new(2)
        self._out = np.zeros(self.game.layout.seats)
        self._result = np.zeros((1, 1))
        self._end = np.zeros((1, 1, TOTALS + self.game.layout.seats), np.int64)

    def samples(self, first: int, count: int) -> Iterator[Sample]:
        """The calls in these deals and their results."""
        for number in range(first, first + count):
            yield from self._deal(number)

    def averages(self, weights: Weights, count: int) -> dict[str, float]:
        """The mean points that each model forecasts for the best of its calls, over `count` deals."""
        forecasts = replace(self.forecasts, load=partial(constant_weights, weights))
        by_model = defaultdict(list)
        for number in range(count):
            states, state, _ = self._dealt(number)
            best: dict[str, float] = {}
            for call in members(engine.legal(states, 0)):
                for query in forecasts.queries(state, call):
                    best[query.model] = max(best.get(query.model, -np.inf), forecasts.score(query))
            for model, points in best.items():
                by_model[model].append(points)
        return {model: float(np.mean(points)) for model, points in by_model.items()}

    def _dealt(self, number: int) -> tuple[States, Any, np.random.Generator]:
        """A deal before its first call, its reader, and a random generator for it."""
        states = self.game.new(self._rules)
        state = self.game.layout.reader(states)
        rng = np.random.default_rng([self._seed, number])
        seed_at(states, 0, self._seed, number)
        engine.start(states, 0, number % self._seats)
        draw_situation_at(states, 0, int(rng.integers(1 << 62)))
        shuffle_at(states, 0, state.packed)
        engine.deal(states, 0)
        return states, state, rng

    def _deal(self, number: int) -> Iterator[Sample]:
        states, state, rng = self._dealt(number)
        while state.turn >= 0 and state.phase != PLAY:
            calls = [call for call in members(engine.legal(states, 0)) if self.forecasts.queries(state, call)]
            if calls:
                call, shown = self._hint(states, state) if self._adviser else (calls[rng.integers(len(calls))], None)
                queries = self.forecasts.queries(state, call)
                outcome = self._after(states, state.turn, call)
                if outcome is not None:
                    yield Sample(queries, outcome, shown)
            engine.act(states, 0, engine.policy(states, 0) % LOG_ACTION)

    def _hint(self, states: States, state: Any) -> tuple[int, float]:
        """The call for which a hint shows a number, and the number."""
        assert self._adviser is not None
        known = self.game.layout.conceal(states, state.turn)
        choice = with_forecast(self.game, known, self._adviser.choose(self.game, known))
        shown = float(choice.figures["promise"])
        call = str(choice.figures.get("instead", choice.action))
        return self.game.parse(state.phase, call), shown if self.forecasts.kind == "points" else shown / 100

    def _after(self, states: States, seat: int, call: int) -> float | None:
        """The result of a call."""
        layout = self.game.layout
        layout.load(self._copies, layout.words(states), 1)
        play_out(self._copies, np.array([call], np.int64), self._out, self._result, self._end)
        return self.forecasts.outcome(layout.reader(self._copies), seat, call, float(self._result[0, 0]))


def fit(kind: str, samples: Sequence[Sample]) -> dict[str, dict[str, float]]:
    """The weights of all models in the samples."""
    by_model = defaultdict(list)
    for sample in samples:
        by_model[sample.queries[0].model].append(sample)
    return {model: fit_model(kind, each) for model, each in sorted(by_model.items())}


def fit_model(kind: str, samples: Sequence[Sample]) -> dict[str, float]:
    """The weights of one model; where a call leaves the trump suit open, fitted to the suit that they score highest."""
    names = sorted({name for sample in samples for query in sample.queries for name in query.features})
    rows = [[[query.features.get(name, 0.0) for name in names] for query in sample.queries] for sample in samples]
    choices = [np.array(row) for row in rows]
    outcome = np.array([sample.outcome for sample in samples])
    weights: Numbers = np.zeros(len(names))
    for _ in range(ROUNDS if max(map(len, choices)) > 1 else 1):
        chosen: Numbers = np.array([row[int(np.argmax(row @ weights))] for row in choices])
        weights = logistic(chosen, outcome) if kind == "made" else least_squares(chosen, outcome)
    return {name: round(float(weight), 3) for name, weight in zip(names, weights, strict=True)}


def least_squares(rows: Numbers, outcome: Numbers) -> Numbers:
    """The weights that come nearest to the results."""
    return np.asarray(np.linalg.solve(rows.T @ rows + PULL * np.eye(rows.shape[1]), rows.T @ outcome), np.float64)


def logistic(rows: Numbers, outcome: Numbers, steps: int = 25) -> Numbers:
    """The weights that make the results likeliest, by Newton's method."""
    weights: Numbers = np.zeros(rows.shape[1])
    for _ in range(steps):
        chances = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (outcome - chances) - PULL * weights
        bend = (rows * (chances * (1 - chances))[:, None]).T @ rows + PULL * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    return weights


@dataclass(frozen=True)
class Bin:
    """Calls of one model with similar forecasts: their number, mean forecast, mean result and its standard error."""

    model: str
    count: int
    forecast: float
    outcome: float
    error: float


def bins(forecasts: Forecasts, samples: Sequence[Sample], number: int = 5) -> list[Bin]:
    """For each model, groups of equal size, from the lowest forecasts to the highest."""
    by_model = defaultdict(list)
    for sample in samples:
        forecast = forecasts.best(sample.queries) if sample.shown is None else sample.shown
        by_model[sample.queries[0].model].append((forecast, sample.outcome))
    return [each for model, pairs in sorted(by_model.items()) for each in grouped(forecasts, model, pairs, number)]


def grouped(forecasts: Forecasts, model: str, pairs: Sequence[tuple[float, float]], number: int) -> Iterator[Bin]:
    """Groups of equal size of forecasts and results, from the lowest forecasts to the highest."""
    # By the forecast alone: among equal ones the order must not depend on the result.
    for group in np.array_split(np.array(sorted(pairs, key=lambda pair: pair[0])), number):
        if len(group) > 1:
            mean, outcome = group.mean(axis=0)
            spread = group[:, 1].std() if forecasts.kind == "points" else np.sqrt(mean * (1 - mean))
            yield Bin(model, len(group), float(mean), float(outcome), float(spread / np.sqrt(len(group))))


def sampled(name: str, seed: int, count: int, advised: str = "") -> list[Sample]:
    """Samples of a game, including its VARIANTS."""
    variant = VARIANTS.get(name)
    samples = [*Deals(name, seed, advised=advised).samples(0, count)]
    if variant:
        samples += Deals(name, seed, variant, advised).samples(0, count // 3)
    return samples


def fitted(name: str, deals: int) -> Weights:
    """The weights of a game's models for shipping; those of points are rounded to whole points, with their averages."""
    forecasts = games.get(name).policy.forecasts
    assert forecasts is not None
    weights = fit(forecasts.kind, sampled(name, 1, deals))
    if forecasts.kind == "made":
        return weights
    averages = Deals(name, 1).averages(weights, deals)
    return {
        model: {name: round(value) for name, value in {**each, AVERAGE_KEY: averages[model]}.items()}
        for model, each in weights.items()
    }


def constant_weights(weights: Weights) -> Weights:
    """Returns these weights, in place of a loader that reads a file."""
    return weights


def write(weights: Weights, folder: Path) -> None:
    """Writes weights to `forecast.json` in a folder."""
    (folder / "forecast.json").write_text(json.dumps(weights, indent=1) + "\n", encoding="utf-8")


@app.default
def main(
    *names: str,
    deals: Annotated[int, Parameter(help="The number of deals for the fit.")] = 30_000,
    check: Annotated[bool, Parameter(negative="", help="Compare the shipped models with new deals instead.")] = False,
    advised: Annotated[str, Parameter(help="Check the numbers in hints of this bot; see `vierblatt duel`.")] = "",
    into: Annotated[Path | None, Parameter(help="Write GAME/forecast.json here instead of into the sources.")] = None,
) -> int:
    """Fit these games, or all four."""
    for name in names or GAMES:
        game = games.get(name)
        forecasts = game.policy.forecasts
        assert forecasts is not None
        if not (check or advised):
            weights = fitted(name, deals)
            folder = into / name if into else game.folder / "policy"
            folder.mkdir(parents=True, exist_ok=True)
            write(weights, folder)
            forecasts = replace(forecasts, load=partial(constant_weights, weights))
        print(name)
        for each in bins(forecasts, sampled(name, 2, deals // 4, advised), 10):
            figures = f"{each.forecast:7.3f} came {each.outcome:7.3f} ± {1.96 * each.error:.3f}"
            print(f"  {each.model:20} {each.count:6} {figures}")
    return 0


if __name__ == "__main__":
    sys.exit(app())
