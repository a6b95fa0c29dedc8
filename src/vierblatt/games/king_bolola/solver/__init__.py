"""King Bolola's own search for the exact solver."""

from __future__ import annotations

from vierblatt.games.king_bolola.solver.hooks import SOLVER

__all__ = ["SOLVER"]
