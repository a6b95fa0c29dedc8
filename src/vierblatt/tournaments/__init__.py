"""Tournaments: knock-out, Swiss, league, groups, pairs and arena, of players, pairs and teams, for any game.

A `Tournament` is the sum of its log (`entries`). The functions of `deciding` say what people may do and return the
entries that this adds; `standings` and `group_standings` compute who is where. `TournamentFile` keeps a tournament in a
file. Nothing here knows a server, a clock or a source of randomness. `docs/tournament-logs.md` defines the log.
"""

from __future__ import annotations

from vierblatt.tournaments.deciding import create
from vierblatt.tournaments.files import TournamentFile
from vierblatt.tournaments.formats import ArenaFormat, Groups, Knockout, League, PairsFormat, Swiss
from vierblatt.tournaments.log import Tournament
from vierblatt.tournaments.standings import TournamentStanding, group_standings, standings

__all__ = [
    "ArenaFormat",
    "Groups",
    "Knockout",
    "League",
    "PairsFormat",
    "Swiss",
    "Tournament",
    "TournamentFile",
    "TournamentStanding",
    "create",
    "group_standings",
    "standings",
]
