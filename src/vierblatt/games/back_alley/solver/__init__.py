"""The hooks of Back Alley for the exact solver."""

from __future__ import annotations

from vierblatt.games.back_alley.solver.hooks import SOLVER

__all__ = ["SOLVER"]
