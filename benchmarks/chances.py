"""Fits the value of a lead in a match: `python -m benchmarks.chances [MATCHES]` prints the scale of each game.

The heuristic player (bot `rules`) plays matches with itself; the script records the totals after every deal and, at the
end, who is ahead of whom. The scale is the one that makes these results likeliest. Copy it into
`games/GAME/research/match_equity.py` by hand.
"""

from __future__ import annotations

import sys
from importlib import import_module
from itertools import combinations

import numpy as np
from scipy.optimize import minimize_scalar

from vierblatt import games
from vierblatt.kernel import dispatch, engine
from vierblatt.kernel.jit import State, entry
from vierblatt.kernel.random import seed_at, shuffle_at
from vierblatt.kernel.state import OVER
from vierblatt.search.playouts import play_on
from vierblatt.simulate.setup import simulation_rules

GAMES = ("baloot", "kout_bo", "back_alley", "king_bolola")
#: The interval searched for the scale.
BOUNDS = {"baloot": (0.1, 20), "kout_bo": (0.1, 20), "back_alley": (0.1, 20), "king_bolola": (10, 1000)}

#: The number of scored deals, the totals of one side and of another, whether the first of them was ahead at the end.
Pair = tuple[int, int, int, bool]


@entry
def play_deal(states: State) -> None:
    """Deals from the pack and plays the deal to its end."""
    dispatch.deal(states[0])
    play_on(states[0])


def pairs(name: str, count: int) -> list[Pair]:
    """Each pair of sides after every deal of `count` matches, except pairs that are level at the end."""
    game = games.get(name)
    states = game.new(simulation_rules(game))
    seen: list[Pair] = []
    for number in range(count):
        seed_at(states, 0, number, 0)
        engine.start(states, 0, number % game.layout.seats)
        record = game.layout.reader(states)
        standings = []
        while record.phase != OVER:
            standings.append((record.scored, record.scores[: game.sides]))
            shuffle_at(states, 0, record.packed)
            play_deal(states)
        final = record.scores if game.sides > 2 else [record.winners & 1, record.winners >> 1]
        for first, second in combinations(range(game.sides), 2):
            if final[first] != final[second]:
                won = final[first] > final[second]
                seen += [(scored, totals[first], totals[second], won) for scored, totals in standings]
    return seen


def fit(name: str, count: int) -> tuple[float, float]:
    """The likeliest scale, and the mean negative logarithm of the chance that it gave to the side ahead at the end."""
    equity = import_module(f"vierblatt.games.{name}.research.match_equity")
    game = games.get(name)
    state = game.layout.reader(game.new(game.options.rule_set()))
    seen = pairs(name, count)

    def surprise(scale: float) -> float:
        equity.SCALE = scale
        total = 0.0
        for scored, first, second, won in seen:
            own, other = (first, second) if won else (second, first)
            total -= float(np.log(equity.win_chances(state, np.array(own), np.array(other), scored)))
        return total / len(seen)

    best = minimize_scalar(surprise, bounds=BOUNDS[name], method="bounded")
    return float(best.x), float(best.fun)


if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    for each in GAMES:
        scale, loss = fit(each, number)
        print(f"{each}: SCALE = {scale:.2f}; mean surprise {loss:.4f}, that of even chances {np.log(2):.4f}")
