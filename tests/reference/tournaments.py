"""Tournaments, slow and independent: a second opinion on what follows from a log, and on the log itself.

Written from docs/tournament-logs.md alone, with exact numbers. A log is a list of entries, as the lines of a file have
them. `standings` and `group_standings` say who is where, `faults` says what a log does not satisfy.
"""

from __future__ import annotations

from .tournament_faults import faults
from .tournament_standings import group_standings, standings

__all__ = ["faults", "group_standings", "standings"]
