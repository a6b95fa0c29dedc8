"""The errors that puzzles raise."""

from __future__ import annotations

from vierblatt.errors import VierblattError


class PuzzleFault(VierblattError):
    """Something that cannot be done with a puzzle now; nothing has changed."""
