"""The exact solver against brute force over the rules, without table, bounds or hooks, near the end of deals."""

from __future__ import annotations

import random
from collections.abc import Sequence

from benchmarks.checks import SolverCheck
from benchmarks.clock import ReportProgress
from tests.search.minimax import minimax
from tests.search.solver.endings import ending
from tests.whist import GAME as WHIST
from vierblatt import games
from vierblatt.games.contract import Game
from vierblatt.search.solver import Solver

#: Positions of each game; cards per hand in the current trick.
CHECKED, CARDS = 300, 3


def brute_force_checks(chosen: Sequence[str], report_progress: ReportProgress) -> list[SolverCheck]:
    """One check for whist and for each of these games of two sides."""
    found = [WHIST, *(game for game in map(games.get, chosen) if game.sides == 2)]
    checks = []
    for game in found:
        report_progress(f"{game.id} against brute force: {CHECKED} endings")
        checks.append(brute_force_check(game))
    return checks


def brute_force_check(game: Game) -> SolverCheck:
    """Compares the value of each action in endings that random play reaches."""
    solver, rng, mid_trick, values, mismatches = Solver(game), random.Random(f"brute force {game.id}"), 0, 0, 0
    for _ in range(CHECKED):
        match = ending(game, rng, CARDS if game.layout.seats == 4 else CARDS - 1)
        expected = minimax(game, match.states)
        mid_trick += match.state.in_trick > 0
        values += len(expected)
        mismatches += solver.values(match.states) != expected
    return SolverCheck(game.id, "brute force", "any", CHECKED, mid_trick, values, mismatches)
