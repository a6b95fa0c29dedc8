"""The exact solver on Baloot: the value of full deals, in the final score."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

from benchmarks.bars import Bar
from benchmarks.clock import ReportProgress
from benchmarks.solving import WARMING, SolverTimes, dealt, question_times
from vierblatt import games
from vierblatt.games.baloot.rules.state import HOKOM_MODE, SUN_MODE
from vierblatt.kernel.state import States
from vierblatt.search.solver import Solver

ID = "baloot"
FULL = 8
#: Deals of one run; a few take most of the time, so many are needed.
DEALS = 60
SCORE = "score"
ASKED: dict[str, Callable[[Solver, States], object]] = {SCORE: Solver.value, "score, each card": Solver.values}
MODES = {"": {HOKOM_MODE, SUN_MODE}, ", hokom": {HOKOM_MODE}, ", sun": {SUN_MODE}}
#: The target: the mean over full deals, in milliseconds.
BAR = 3


def baloot_times(runs: int, report_progress: ReportProgress) -> list[SolverTimes]:
    """Full deals at the first lead: all of them, and those of each mode."""
    game = games.get(ID)
    rules = game.options.rule_set(dict(game.rules.simulation))
    deals = runs * DEALS + WARMING

    def positions(modes: set[int]) -> Iterator[States]:
        """Deals of these modes."""
        asked = (states for states in dealt(game, rules, FULL, 8 * deals) if game.layout.read(states, "mode") in modes)
        return islice(asked, deals)

    timed = []
    for question, ask in ASKED.items():
        for name, modes in MODES.items():
            report_progress(f"{ID}: solving, {question}{name}")
            timed.append(question_times(question + name, Solver(game), ask, FULL, positions(modes)))
    return timed


def baloot_bars(times: list[SolverTimes]) -> list[Bar]:
    """The target."""
    return [
        Bar(f"{ID}: full deals, {each.question}, mean", each.mean, BAR, " ms", at_most=True)
        for each in times
        if each.game == ID and each.question == SCORE
    ]
