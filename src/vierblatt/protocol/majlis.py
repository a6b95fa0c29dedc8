"""The parts of answers about a majlis: a permanent group of people who play one game together."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from vierblatt.bounds import Count
from vierblatt.protocol.values import TableInfo, TableSettings

MajlisId = Annotated[
    str,
    Meta(pattern="^[a-z0-9]{10}(?![\\s\\S])", description="Ten letters and digits; knowing it is the invitation"),
]
#: The most majlises that a player can be in, and therefore the most that a connection can watch.
MOST_MAJLISES = 20
#: What `MajlisChanged` can name: what to ask for again.
MajlisPart = Literal["chat", "tables", "members", "rules", "events"]
#: What somebody may do: a manager all that the host may, but not delete the majlis, hand it over, or appoint managers.
MajlisRole = Literal["host", "manager", "member"]
RulesId = Annotated[str, Meta(pattern="^[a-z0-9]{12}(?![\\s\\S])", description="A rule set of a majlis")]

CrestShape = Literal["shield", "circle", "square", "diamond", "arch", "banner"]
#: Of the ground: dark colours.
CrestGround = Literal["green", "blue", "red", "violet", "brown", "slate"]
#: Of the sign and the edge: light colours, each of which can be told from each ground.
CrestInk = Literal["white", "gold", "mint", "rose"]
CrestSign = Literal["spade", "heart", "diamond", "club", "star", "crescent", "sun", "palm", "cup", "ring"]


class Crest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The picture of a majlis: a sign on a shape, in two colours."""

    shape: CrestShape
    ground: CrestGround
    ink: CrestInk
    sign: CrestSign


class Member(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody in a majlis. matches, won: of its last thousand matches; 0 for a reader who is not a member."""

    player: str
    name: str
    joined: Count  #: when, in milliseconds since 1970
    matches: Count = 0
    won: Count = 0
    role: MajlisRole = "member"


class MajlisMembers(msgspec.Struct, frozen=True, kw_only=True):
    """A page of the members of a majlis, in the order in which they joined. count: of all."""

    members: list[Member]
    count: Count


class MajlisRules(msgspec.Struct, frozen=True, kw_only=True):
    """A rule set that a majlis has given a name."""

    id: RulesId
    name: str
    preset: str
    changes: dict[str, Any]  #: house rules that differ from the preset's


class SidesScore(msgspec.Struct, frozen=True, kw_only=True):
    """The running score of the same sides against each other. sides: the player ids of each. won: matches, by side."""

    sides: list[list[str]]
    won: list[Count]
    matches: Count  #: also those that nobody won


class Majlis(msgspec.Struct, frozen=True, kw_only=True):
    """A majlis as its reader may see it: `tables`, `scores` and numbers of matches are for members only.

    preset, changes: the usual rules. usual: the rule set that they are; empty if they have no name. role: the reader's;
    null for who is not a member.
    """

    id: str
    name: str
    game: str
    preset: str
    changes: dict[str, Any]  #: house rules that differ from the preset's
    settings: TableSettings
    host: str  #: player id
    created: Count
    member: bool  #: whether the reader is one
    members: list[Member]  #: who joined first comes first
    tables: list[TableInfo] = []  #: the open ones, oldest first
    scores: list[SidesScore] = []  #: of its last thousand matches, of members without bots; most matches first
    matches: Count = 0  #: all that were played to their end
    crest: Crest
    role: MajlisRole | None = None
    rules: list[MajlisRules] = []
    usual: str = ""


class MajlisSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A majlis in a list. members: how many. playing: how many open tables. said: when last; 0 for never."""

    id: str
    name: str
    game: str
    members: Count
    playing: Count
    said: Count
    crest: Crest
    role: MajlisRole = "member"


class MajlisLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a majlis's chat. id: grows from line to line. reactions: the ids of players, by emoji."""

    id: Count
    player: str
    name: str
    at: Count
    text: str
    reactions: dict[str, list[str]] = {}


class MajlisChat(msgspec.Struct, frozen=True):
    """A part of a majlis's chat, newest line last."""

    lines: list[MajlisLine]
