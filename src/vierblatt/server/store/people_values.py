"""What the store keeps between players: relations, notices, challenges."""

from __future__ import annotations

from typing import Literal

import msgspec

from vierblatt.protocol.people import ReachableBy

#: What one player has decided about another. Of two friends, each has such a row.
RelationKind = Literal["friend", "asked", "follow", "block", "mute"]
#: The same as one player sees it: `asks` is a request that the other one has made.
SeenRelation = Literal["friend", "asked", "follow", "block", "mute", "asks"]
#: How a request for friendship ended. asked, friends: just now; pending, old-friends: before. closed: the other one
#: accepts none from this player. many-...: the asker has too many. blocking: the asker blocks the other one.
Asked = Literal[
    "asked", "pending", "friends", "old-friends", "closed", "many-asked", "many-friends", "blocking", "gone"
]
#: How a follow, block or mute ended: as for `Asked`. full: the player has too many.
Related = Literal["done", "closed", "full", "blocking", "gone"]


class PersonRow(msgspec.Struct, frozen=True, kw_only=True):
    """What is between a player and another one, as the first sees it."""

    kind: SeenRelation
    player: str
    name: str
    since: int


class PeopleSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What a player has chosen."""

    player: str
    reachable_by: ReachableBy


class NoticeRow(msgspec.Struct, frozen=True, kw_only=True):
    """A notice. sender: whose act it tells of, empty for the server's own. body: its content as JSON."""

    id: str
    player: str
    sender: str
    kind: str
    at: int
    body: bytes
    read: bool = False
    name: str = ""  #: of the sender


class ChallengeRow(msgspec.Struct, frozen=True, kw_only=True):
    """A challenge to a match. answer: ``accepted``, ``declined``, or empty."""

    id: str
    challenger: str
    challenged: str
    table_id: str
    game: str
    made: int
    until: int
    answer: str = ""
