"""The command `vierblatt`."""

from __future__ import annotations

from vierblatt.cli.app import main

__all__ = ["main"]
