"""What a table refuses, beside what the game's own rules forbid."""

from __future__ import annotations

from vierblatt.errors import VierblattError


class TableFault(VierblattError):
    """A command that this table cannot take now; nothing has changed."""
