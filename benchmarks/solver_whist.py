"""The exact solver against DDS, alternating over the same deals of whist: tricks with and without trumps.

Both get the same question from Python, DDS through endplay: the maximum number of tricks, or the tricks of each card,
of a whole deal with a given leader. Both use one thread. The run ends if the answers differ.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from statistics import mean, median

from benchmarks import dds
from benchmarks.bars import Bar
from benchmarks.clock import ReportProgress
from benchmarks.solving import WARMING, SolverTimes
from tests.search.solver.endings import NO_TRUMP, whist_deal
from tests.whist import GAME
from vierblatt.kernel.state import States
from vierblatt.search.solver import Solver

BEST, EACH = "most tricks", "tricks of each card"
#: Cards per hand -> deals in one run, and the target: the greatest ratio of our mean time to that of DDS, for BEST.
DEALS = {8: 120, 13: 20}
BARS = {8: 1.2, 13: 4.0}
#: The cards of 8-card deals: from the seven up.
SHORT_PACK = [card for card in range(52) if card % 13 >= 5]


def tricks(value: int, cards: int) -> int:
    """The tricks of the leading side for a score, without those that `whist_deal` gave it before."""
    return (value + 6 if value > 0 else value + 7) - (13 - cards) // 2


def our_best(solver: Solver, states: States, cards: int) -> object:
    """Our answer to `dds.Board.best`."""
    return tricks(solver.value(states) or 0, cards)


def our_each(solver: Solver, states: States, cards: int) -> object:
    """Our answer to `dds.Board.each`."""
    return {card: tricks(value, cards) for card, value in (solver.values(states) or {}).items()}


QUESTIONS: dict[str, tuple[Callable[[Solver, States, int], object], Callable[[dds.Board], object]]] = {
    BEST: (our_best, dds.Board.best),
    EACH: (our_each, dds.Board.each),
}


def whist_times(runs: int, report_progress: ReportProgress) -> list[SolverTimes]:
    """Our times and those of DDS, for every size, with trumps and without; empty without DDS."""
    if not dds.available():
        return []
    timed = []
    for cards, deals in DEALS.items():
        for trump in (NO_TRUMP, 0):
            for question in QUESTIONS:
                named = f"{question}, {'no trumps' if trump == NO_TRUMP else 'trumps'}"
                report_progress(f"whist against DDS: {cards} cards, {named}")
                timed += compare(question, named, cards, trump, runs * deals)
    return timed


def compare(question: str, named: str, cards: int, trump: int, deals: int) -> list[SolverTimes]:
    """Our times and those of DDS."""
    ask_us, ask_them = QUESTIONS[question]
    solver, rng = Solver(GAME, size_bits=20 if cards > 8 else 15), random.Random(trump)
    times: dict[str, list[float]] = {"whist": [], "DDS": []}
    nodes, clock = [], time.process_time
    for _ in range(WARMING + deals):
        states = whist_deal(rng, cards, [*range(52)] if cards > 8 else [*SHORT_PACK], trump)
        hands = [int(hand) for hand in GAME.layout.reader(states).hands]
        board = dds.Board(hands, trump)
        begun = clock()
        ours = ask_us(solver, states, cards)
        then = clock()
        theirs = ask_them(board)
        times["whist"].append(1000 * (then - begun))
        times["DDS"].append(1000 * (clock() - then))
        nodes.append(solver.nodes)
        if ours != theirs:
            raise ArithmeticError(f"{hands}, trump {trump}: we say {ours}, DDS says {theirs}")
    return [
        SolverTimes(game, named, cards, deals, mean(took), median(took), max(took), positions)
        for game, took, positions in (
            ("whist", times["whist"][WARMING:], mean(nodes[WARMING:])),
            ("DDS", times["DDS"][WARMING:], 0.0),
        )
    ]


def whist_bars(times: list[SolverTimes]) -> list[Bar]:
    """The ratio of our mean to that of DDS, over all deals of a size."""
    bars = []
    for cards, bar in BARS.items():
        asked = [each for each in times if each.cards == cards and each.question.startswith(BEST)]
        ours, theirs = (sum(each.mean for each in asked if each.game == game) for game in ("whist", "DDS"))
        if theirs:
            bars.append(Bar(f"whist, {cards} cards: our time over that of DDS", ours / theirs, bar, at_most=True))
    return bars
