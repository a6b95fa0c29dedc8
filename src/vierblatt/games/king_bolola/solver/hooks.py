"""King Bolola's own search for the exact solver: four seats, each for itself."""

from __future__ import annotations

from vierblatt.games.king_bolola.solver.endings import KingBololaEndings
from vierblatt.games.solver_hooks import GameSolver

SOLVER = GameSolver(seat_searcher=KingBololaEndings)
