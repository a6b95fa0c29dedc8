"""The time that the exact solver takes for deals of the real games; shared by all of its benchmarks."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import mean, median

import numpy as np

from vierblatt.games.contract import Game
from vierblatt.games.options import RuleSet
from vierblatt.kernel import engine
from vierblatt.kernel.random import shuffle_at
from vierblatt.kernel.state import LOG_ACTION, NEEDS_DEAL, PLAY, States
from vierblatt.search.solver import Solver

#: Deals of one run, and warm-up deals before them, which compile or load compiled code.
DEALS, WARMING = 20, 2


@dataclass(frozen=True)
class SolverTimes:
    """The cost of one question: milliseconds of this process, and positions searched."""

    game: str
    question: str
    cards: int  #: per hand
    deals: int
    mean: float
    median: float
    most: float
    nodes: float  #: mean


def dealt(game: Game, rules: RuleSet, cards: int, deals: int) -> Iterator[States]:
    """A position per deal, at a lead with `cards` cards in a hand; the policy calls and plays up to it."""
    for seed in range(deals):
        rng = np.random.default_rng(seed)
        states = game.new(rules)
        state = game.layout.reader(states)
        game.layout.write(states, "random", int(rng.integers(1, 1 << 60)))
        engine.start(states, 0, int(rng.integers(4)))
        while state.phase != PLAY or state.in_trick > 0 or max(state.held) > cards:
            if state.phase == NEEDS_DEAL:
                shuffle_at(states, 0, state.packed)
                engine.deal(states, 0)
            elif state.turn < 0:
                engine.start(states, 0, int(rng.integers(4)))
            else:
                engine.act(states, 0, engine.policy(states, 0) % LOG_ACTION)
        yield states


def question_times(
    question: str, solver: Solver, ask: Callable[[Solver, States], object], cards: int, positions: Iterator[States]
) -> SolverTimes:
    """Asks a new solver the same question about many positions."""
    taken, nodes = [], []
    for states in positions:
        begun = time.process_time()
        ask(solver, states)
        taken.append(1000 * (time.process_time() - begun))
        nodes.append(solver.nodes)
    taken, nodes = taken[WARMING:], nodes[WARMING:]
    return SolverTimes(solver.game.id, question, cards, len(taken), mean(taken), median(taken), max(taken), mean(nodes))
