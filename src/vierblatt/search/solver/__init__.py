"""The exact solver: the value of every action if all cards are open and all play perfectly."""

from vierblatt.search.solver.solver import Solver

__all__ = ["Solver"]
