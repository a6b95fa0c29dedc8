"""Refusals of a table, besides those of the game's own rules."""

from __future__ import annotations

from vierblatt.errors import VierblattError


class TableFault(VierblattError):
    """This table cannot accept a command now; nothing has changed."""
