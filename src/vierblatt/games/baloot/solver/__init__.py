"""Baloot's own search for the exact solver."""

from __future__ import annotations

from vierblatt.games.baloot.solver.hooks import SOLVER

__all__ = ["SOLVER"]
