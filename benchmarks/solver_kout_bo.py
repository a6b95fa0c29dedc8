"""The exact solver on Kout Bo: whether the contract is made, and how many tricks are won."""

from __future__ import annotations

from benchmarks.bars import Bar
from benchmarks.clock import ReportProgress
from benchmarks.solving import DEALS, WARMING, SolverTimes, dealt, question_times
from vierblatt import games
from vierblatt.search.solver import Solver

ID = "kout_bo"
MADE, CARDS, TRICKS = "made or not", "made or not, each card", "tricks, each card"
FULL, FEW = 9, 6
#: The targets, in milliseconds: the median over full deals, and the mean with six cards per hand.
FULL_BAR, FEW_BAR = 100, 60


def kout_bo_times(runs: int, report_progress: ReportProgress) -> list[SolverTimes]:
    """Full deals, and deals after one, two and three tricks."""
    game = games.get(ID)
    rules = game.options.rule_set(dict(game.rules.simulation))
    asked = {MADE: Solver.value, CARDS: Solver.values, TRICKS: Solver.amounts}
    timed = []
    for cards in (FULL, 8, 7, FEW):
        for question, ask in asked.items():
            report_progress(f"{ID}: solving, {cards} cards, {question}")
            positions = dealt(game, rules, cards, runs * DEALS + WARMING)
            timed.append(question_times(question, Solver(game), ask, cards, positions))
    return timed


def kout_bo_bars(times: list[SolverTimes]) -> list[Bar]:
    """The targets."""
    by_question = {(each.cards, each.question): each for each in times if each.game == ID}
    if not by_question:
        return []
    full, few = by_question[FULL, MADE], by_question[FEW, TRICKS]
    return [
        Bar(f"{ID}: full deals, {MADE}, median", full.median, FULL_BAR, " ms", at_most=True),
        Bar(f"{ID}: 6 cards, {TRICKS}, mean", few.mean, FEW_BAR, " ms", at_most=True),
    ]
