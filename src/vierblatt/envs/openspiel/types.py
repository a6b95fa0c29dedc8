"""OpenSpiel itself, or the name of the extra that brings it."""

from __future__ import annotations

from vierblatt.extras import packages_of

with packages_of("rl"):
    import pyspiel

__all__ = ["pyspiel"]
