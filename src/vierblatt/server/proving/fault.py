"""What can be wrong with a database."""

from __future__ import annotations

from typing import Literal

import msgspec

#: What a fault is about, which also decides how it is repaired.
Kind = Literal["log", "snapshot", "record", "name", "rating", "count", "daily", "tournament", "trail"]

#: Every code, with what it is about.
CODES: dict[str, Kind] = {
    "log-missing": "log",  # a table without a single entry
    "log-gap": "log",  # an entry is missing, or there are more than there should be
    "log-link": "log",  # an entry does not continue the chain: it, or its link, was changed
    "log-unplayable": "log",  # the chain is intact, but nobody can have played like this
    "log-of-another": "log",  # the log does not belong to the table under which it is stored
    "log-secret": "log",  # the secret of the table is not the one that was committed to
    "snapshot-broken": "snapshot",
    "snapshot-differs": "snapshot",  # not the state that the log gives
    "record-missing": "record",  # a match was played to its end, but has no record
    "record-of-nothing": "record",  # no table with this id was played to its end
    "record-unreadable": "record",
    "record-faulty": "record",  # it is wrong in itself: chain, score, pack
    "record-differs": "record",  # it does not match the log of its table
    "name-came-back": "name",  # a record contains the name of a deleted account
    "rating-differs": "rating",
    "rating-missing": "rating",
    "rating-of-nothing": "rating",
    "count-differs": "count",  # the statistics of cards
    "daily-unplayable": "daily",  # nobody can have played a board like this
    "daily-differs": "daily",  # the seat, the result, whose turn it is, or what bots did elsewhere after the same line
    "tournament-gap": "tournament",  # an entry is missing
    "tournament-link": "tournament",  # an entry does not continue the chain: it, or its link, was changed
    "tournament-impossible": "tournament",  # the chain is intact, but no tournament can have gone like this
    "tournament-differs": "tournament",  # what lists show is not what the log says
    "tournament-result": "tournament",  # a result is not that of the table from which it is said to come
    "tournament-left": "tournament",  # others left boards of a meeting than the logs of its tables say
    "tournament-boards": "tournament",  # the secret of its boards does not lead to the anchor in its log
    "tournament-board-pack": "tournament",  # a table did not have the key of its board
    "tournament-board-early": "tournament",  # a board is open that somebody has yet to play
    "tournament-rated": "tournament",  # others were compared than its log and the limit of meetings say
    "tournament-unrated": "tournament",  # it is closed, and has not changed ratings
    "trail-gap": "trail",  # an entry of the trail of moderation is missing
    "trail-link": "trail",  # an entry does not continue the chain: it, or its link, was changed
    "trail-differs": "trail",  # what is shown of an act is not what its entry says or commits to
}


class DatabaseFault(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that is wrong. id: of the table or record, the player, or the game. facts: values for its message."""

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
