"""King Bolola's own search for the exact solver: four seats, each for itself."""

from __future__ import annotations

from vierblatt.games.king_bolola.solver.amounts import seat_gained, seat_left
from vierblatt.games.king_bolola.solver.endings import KingBololaEndings
from vierblatt.games.king_bolola.solver.position import key, one_of_equals
from vierblatt.games.relative_ranks import place
from vierblatt.games.solver_hooks import GameSolver

SOLVER = GameSolver(
    seat_gained=seat_gained,
    seat_left=seat_left,
    one_of_equals=one_of_equals,
    key=key,
    place=place,
    constant_fields=("voids", "clean", "log", "last_trick", "held"),
    trick_fields=("twelfth",),
    seat_searcher=KingBololaEndings,
)
