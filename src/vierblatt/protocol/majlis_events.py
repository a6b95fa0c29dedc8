"""The parts of answers about what a majlis does again and again: standing events, and its leaderboard."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from vierblatt.bounds import Count, Number
from vierblatt.tournaments.formats import AnyFormat
from vierblatt.tournaments.state import TournamentStage

EventId = Annotated[str, Meta(pattern="^[a-z0-9]{10}(?![\\s\\S])", description="A standing event of a majlis")]
EventDay = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}(?![\\s\\S])", description="Like 2027-01-15")]
#: Why a standing event has ended: a manager ended it; its rules are no longer known; nobody entered, several times.
EventEnd = Literal["", "ended", "rules", "unattended"]


class EventDate(msgspec.Struct, frozen=True, kw_only=True):
    """A date to come. starts: in milliseconds since 1970. skipped: whether nothing takes place."""

    day: EventDay
    starts: Count
    skipped: bool


class EventTournament(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament that a standing event has made. id: its link."""

    id: str
    name: str
    starts: Count
    stage: TournamentStage
    contestants: Count


class MajlisEvent(msgspec.Struct, frozen=True, kw_only=True):
    """A standing event. minute: of the day, in its time zone. weeks: from one date to the next.

    lead: how many hours before a date its tournament is made. rules: a rule set; empty for the usual rules. organiser:
    who organises the next tournament. dates: the next ones for which no tournament has been made; none if it has ended.
    ended: when; 0 for never.
    """

    id: EventId
    name: str
    minute: Annotated[int, Meta(ge=0, le=1439)]
    zone: str
    weeks: Annotated[int, Meta(ge=1, le=4)]
    lead: Count
    rules: str
    format: AnyFormat
    players: Count
    place: str
    organiser: str
    organiser_name: str
    dates: list[EventDate]
    ended: Count
    reason: EventEnd


class MajlisEvents(msgspec.Struct, frozen=True, kw_only=True):
    """The standing events of a majlis, those that go on first, and the last tournaments made of them, newest first."""

    events: list[MajlisEvent]
    tournaments: list[EventTournament]


class MajlisLeader(msgspec.Struct, frozen=True, kw_only=True):
    """A member in the leaderboard. won: a match that several sides win is shared. gain: in a hundred matches.

    events, events_won: tournaments of standing events that the member entered themselves and that are finished.
    """

    player: str
    name: str
    place: Count
    matches: Count
    won: Count
    gain: Number
    events: Count
    events_won: Count


class MajlisLeaders(msgspec.Struct, frozen=True, kw_only=True):
    """The leaderboard of a majlis, of a month or in all. months: those in which something was played, newest first."""

    leaders: list[MajlisLeader]
    months: list[str]
    matches: Count  #: that count
