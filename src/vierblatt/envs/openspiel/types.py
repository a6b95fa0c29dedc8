"""Imports OpenSpiel, or raises an error that names the extra to install."""

from __future__ import annotations

from vierblatt.extras import packages_of

with packages_of("research"):
    import pyspiel

__all__ = ["pyspiel"]
