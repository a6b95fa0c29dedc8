"""Endings of King Bolola, where all play for themselves, solved exactly: max^n."""

from vierblatt.search.maxn.solver import MaxN

__all__ = ["MaxN"]
