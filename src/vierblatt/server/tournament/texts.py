"""Texts that people enter about a tournament, without characters that would disturb the text around them."""

from __future__ import annotations

from vierblatt.server.accounts.names import line
from vierblatt.server.live.chat import cleaned
from vierblatt.server.live.faults import LiveFault
from vierblatt.server.tournament.faults import TournamentRefused
from vierblatt.tournaments.log import LONGEST_NAME


def shown_name(name: str, longest: int = LONGEST_NAME) -> str:
    """A name of 1 to `longest` characters; raises BadName.

    >>> shown_name("  Amal   and Badr ")
    'Amal and Badr'
    """
    return line(name, longest)


def shown_text(text: str, longest: int) -> str:
    r"""One line of at most `longest` characters, which may be empty; raises TournamentRefused.

    >>> shown_text("arrived\nlate", 40), shown_text(" ", 40)
    ('arrived late', '')
    """
    try:
        kept = cleaned(text)
    except LiveFault:  # nothing visible
        return ""
    if len(kept) > longest:
        raise TournamentRefused("text-too-long", characters=len(kept), most=longest)
    return kept
