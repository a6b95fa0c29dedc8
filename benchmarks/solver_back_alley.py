"""The exact solver on Back Alley: the value of a deal at the first lead, by the size of its hands."""

from __future__ import annotations

from benchmarks.clock import ReportProgress
from benchmarks.solving import DEALS, WARMING, SolverTimes, dealt, question_times
from vierblatt import games
from vierblatt.search.solver import Solver

ID = "back_alley"
SIZES = (5, 8, 13)


def back_alley_times(runs: int, report_progress: ReportProgress) -> list[SolverTimes]:
    """Deals of each size: the value of the deal, and the value of each card."""
    game = games.get(ID)
    timed = []
    for cards in SIZES:
        rules = game.options.rule_set({**game.rules.simulation, "schedule": (cards,)})
        for question, ask in {"score": Solver.value, "score, each card": Solver.values}.items():
            report_progress(f"{ID}: solving, {cards} cards, {question}")
            positions = dealt(game, rules, cards, runs * DEALS + WARMING)
            timed.append(question_times(question, Solver(game, size_bits=20), ask, cards, positions))
    return timed
