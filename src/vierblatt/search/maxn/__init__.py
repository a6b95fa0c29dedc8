"""Max^n: exact solutions of endings with more than two sides."""

from vierblatt.search.maxn.solver import MaxN

__all__ = ["MaxN"]
