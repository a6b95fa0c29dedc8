"""What can be wrong with a database."""

from __future__ import annotations

from typing import Literal

import msgspec

#: What a fault is about, which is also what it takes to mend it.
Kind = Literal["log", "snapshot", "record", "name", "rating", "count"]

#: Every code with what it is about.
CODES: dict[str, Kind] = {
    "log-missing": "log",  # a table without a single entry
    "log-gap": "log",  # an entry is missing, or there are more than there should be
    "log-link": "log",  # an entry does not continue the chain: it, or its link, was changed
    "log-unplayable": "log",  # the chain is whole, and yet nobody can have played so
    "log-of-another": "log",  # the log is not that of the table under which it is kept
    "log-secret": "log",  # the secret of the table is not the one that was promised
    "snapshot-broken": "snapshot",
    "snapshot-differs": "snapshot",  # another state than the log gives
    "record-missing": "record",  # a match was played to its end, and there is no record of it
    "record-of-nothing": "record",  # no table was played to its end under this id
    "record-unreadable": "record",
    "record-faulty": "record",  # it does not prove itself: chain, score, pack
    "record-differs": "record",  # it is not what the log of its table gives
    "name-came-back": "name",  # somebody deleted their account, and their name stands there
    "rating-differs": "rating",
    "rating-missing": "rating",
    "rating-of-nothing": "rating",
    "count-differs": "count",  # the statistics of cards
}


class DatabaseFault(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that is wrong. id: of the table or record, the player, or the game. facts: what its sentence tells."""

    code: str
    id: str
    facts: dict[str, str | int] = {}

    @property
    def kind(self) -> Kind:
        """What it is about."""
        return CODES[self.code]


def fault(code: str, of: str, **facts: str | int) -> DatabaseFault:
    """A fault; its code must be one of CODES."""
    assert code in CODES
    return DatabaseFault(code=code, id=of, facts=facts)
