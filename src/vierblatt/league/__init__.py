"""Leagues of bots: everybody meets everybody on fixed cards, and the result is a signed file that anyone can check."""

from __future__ import annotations

from vierblatt.league.checking import LeagueCheck, check
from vierblatt.league.definition import LeagueDefinition, LeagueEntrant
from vierblatt.league.result import LeagueResult

__all__ = ["LeagueCheck", "LeagueDefinition", "LeagueEntrant", "LeagueResult", "check"]
