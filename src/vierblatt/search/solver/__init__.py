"""The exact solver: what every action is worth if all cards lie open and all play best."""

from vierblatt.search.solver.solver import Solver

__all__ = ["Solver"]
