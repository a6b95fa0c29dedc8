"""Fits what a lead is worth in a match: `python -m benchmarks.chances [MATCHES]` prints the scale of each game.

The rules bot plays matches with itself; after every deal the totals are noted, and in the end who won. The scale is the
one under which the winners were likeliest. It goes into `games/GAME/worth.py` by hand.
"""

from __future__ import annotations

import sys
from importlib import import_module

import numpy as np
from scipy.optimize import minimize_scalar

from vierblatt import games
from vierblatt.kernel import dispatch, engine
from vierblatt.kernel.jit import State, entry
from vierblatt.kernel.random import seed_at, shuffle_at
from vierblatt.search.playouts import play_on
from vierblatt.simulate.hall import simulation_rules

GAMES = ("baloot", "kout_bo", "back_alley")


@entry
def play_deal(states: State) -> None:
    """Deals from the pack and plays the deal to its end."""
    dispatch.deal(states[0])
    play_on(states[0])


def matches(name: str, count: int) -> list[tuple[int, list[int], int]]:
    """After every deal of so many matches: how many have been scored, both totals, and the side that won at last."""
    game = games.get(name)
    states = game.new(simulation_rules(game))
    seen = []
    for number in range(count):
        seed_at(states, 0, number, 0)
        engine.start(states, 0, number % 4)
        record = game.layout.reader(states)
        stands = []
        while record.winners == 0 and record.phase == 0:
            stands.append((record.scored, record.scores[:2]))
            shuffle_at(states, 0, record.packed)
            play_deal(states)
        if record.winners:
            seen += [(scored, scores, record.winners >> 1) for scored, scores in stands]
    return seen


def fit(name: str, count: int) -> tuple[float, float]:
    """The likeliest scale, and the mean of the logarithm of the chance that it gave to the winner."""
    room = import_module(f"vierblatt.games.{name}.worth")
    game = games.get(name)
    state = game.layout.reader(game.new(game.options.rule_set()))
    seen = matches(name, count)

    def surprise(scale: float) -> float:
        room.SCALE = scale
        total = 0.0
        for scored, (first, second), winner in seen:
            own, other = (first, second) if winner == 0 else (second, first)
            total -= float(np.log(room.chances(state, np.array(own), np.array(other), scored)))
        return total / len(seen)

    found = minimize_scalar(surprise, bounds=(0.1, 20), method="bounded")
    return float(found.x), float(found.fun)


if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    for each in GAMES:
        scale, loss = fit(each, number)
        print(f"{each}: SCALE = {scale:.2f}; mean surprise {loss:.4f}, that of even chances {np.log(2):.4f}")
