"""The parts of answers about the people whom a player knows: friends, follows, blocks, mutes, challenges."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from vierblatt.bounds import Count

#: Who may ask a player for friendship, challenge and follow them. known: friends of friends, and whom they played with.
ReachableBy = Literal["anybody", "known", "nobody"]
ChallengeId = Annotated[str, Meta(pattern="^[a-z0-9]{12}(?![\\s\\S])")]

MOST_FRIENDS = 200
MOST_ASKED = 30  #: requests for friendship that a player may have made and that are not answered
MOST_ASKING = 100  #: requests that may wait for a player's answer
#: Decisions of a kind that a player may have made.
MOST_DECIDED = {"follow": 200, "block": 1000, "mute": 500}


class KnownPerson(msgspec.Struct, frozen=True, kw_only=True):
    """Another player in a list. since: when the reader or the other one decided it, in milliseconds since 1970."""

    player: str
    name: str
    since: Count


class OpenPlace(msgspec.Struct, frozen=True, kw_only=True):
    """A public table at which a player sits. free: a seat can be taken; otherwise it can be watched."""

    table: str
    game: str
    free: bool


class Friend(KnownPerson, frozen=True, kw_only=True):
    """A friend. place: the public table where they are, if it can be entered or watched."""

    online: bool = False
    place: OpenPlace | None = None


class FollowedPerson(KnownPerson, frozen=True, kw_only=True):
    """A player whom the reader follows. place: the public table where they are."""

    place: OpenPlace | None = None


class KnownPeople(msgspec.Struct, frozen=True, kw_only=True):
    """Everybody whom a player knows. asking: those who wait for the reader's answer. asked: whose answer they await."""

    friends: list[Friend]
    asking: list[KnownPerson]
    asked: list[KnownPerson]
    followed: list[FollowedPerson]
    blocked: list[KnownPerson]
    muted: list[KnownPerson]
    reachable_by: ReachableBy


class PersonRelation(msgspec.Struct, frozen=True, kw_only=True):
    """What there is between the reader and another player. asked: by the reader. asks: the other one has asked.

    reachable: whether the other one would accept a request or a challenge of the reader now.
    """

    player: str
    friend: bool = False
    asked: bool = False
    asks: bool = False
    followed: bool = False
    blocked: bool = False
    muted: bool = False
    reachable: bool = False


class MadeChallenge(msgspec.Struct, frozen=True, kw_only=True):
    """A challenge that was made. table: where the challenger sits. until: when it lapses."""

    id: str
    table: str
    until: Count


class OwnChallenge(msgspec.Struct, frozen=True, kw_only=True):
    """A challenge in an export. challenger: whether the reader made it. other: the other player's id."""

    challenger: bool
    other: str
    game: str
    table: str
    made: Count
    until: Count
    answer: str
