"""Endings in which more than two sides play against each other, solved exactly: max^n."""

from vierblatt.search.maxn.solver import MaxN

__all__ = ["MaxN"]
