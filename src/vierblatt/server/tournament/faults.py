"""What a tournament on a server refuses, besides `BadTournament`."""

from __future__ import annotations

from vierblatt.errors import VierblattError


class TournamentRefused(VierblattError):
    """Something that a server does not allow in a tournament; nothing has changed."""
