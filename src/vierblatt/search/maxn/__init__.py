"""Endings of King Bolola, where everybody plays for himself, solved exactly: max^n."""

from vierblatt.search.maxn.solver import MaxN

__all__ = ["MaxN"]
