"""The exact solver, game by game: the part `solver` of the benchmarks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from benchmarks.bars import Bar
from benchmarks.clock import ReportProgress
from benchmarks.solver_back_alley import back_alley_times
from benchmarks.solver_baloot import baloot_bars, baloot_times
from benchmarks.solver_belote import belote_bars, belote_times
from benchmarks.solver_kout_bo import kout_bo_bars, kout_bo_times
from benchmarks.solver_whist import whist_bars, whist_times
from benchmarks.solving import SolverTimes

#: Game -> the function that measures it.
MEASURED: Mapping[str, Callable[[int, ReportProgress], list[SolverTimes]]] = {
    "baloot": baloot_times,
    "kout_bo": kout_bo_times,
    "back_alley": back_alley_times,
}


def solver_times(games: Sequence[str], runs: int, report_progress: ReportProgress) -> list[SolverTimes]:
    """Measures those of these games that are in MEASURED, Belote against colver, and whist against DDS."""
    own = [times for game in games if game in MEASURED for times in MEASURED[game](runs, report_progress)]
    return own + belote_times(runs, report_progress) + whist_times(runs, report_progress)


def solver_bars(times: list[SolverTimes]) -> list[Bar]:
    """The targets for the solver."""
    return [*baloot_bars(times), *kout_bo_bars(times), *belote_bars(times), *whist_bars(times)]
