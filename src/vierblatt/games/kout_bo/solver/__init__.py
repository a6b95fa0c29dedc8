"""The hooks of Kout Bo for the exact solver."""

from __future__ import annotations

from vierblatt.games.kout_bo.solver.hooks import SOLVER

__all__ = ["SOLVER"]
