"""Names that people enter about a tournament, without characters that would disturb the text around them."""

from __future__ import annotations

from vierblatt.server.accounts.names import line
from vierblatt.tournaments.log import LONGEST_NAME


def shown_name(name: str, longest: int = LONGEST_NAME) -> str:
    """A name of 1 to `longest` characters; raises BadName.

    >>> shown_name("  Amal   and Badr ")
    'Amal and Badr'
    """
    return line(name, longest)
