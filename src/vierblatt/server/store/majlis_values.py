"""What the store keeps about the standing events of majlises and their results."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from vierblatt.protocol.majlis_events import EventEnd

#: What became of an act in a majlis: `not-allowed` - whoever acts has another role by now; `gone` - what it is about is
#: not there any more; `too-many` - there is no room.
MajlisAct = Literal["done", "not-allowed", "gone", "too-many"]


class MajlisEventRow(msgspec.Struct, frozen=True, kw_only=True):
    """A standing event. day, minute, zone: the next date for which no tournament was made, by the clock of a place.

    due: when its tournament is made, `lead` hours before, in milliseconds since 1970, as all times. rules: a rule set,
    or None for the usual rules. maker: who set it up, or who took over; empty if that account is gone. skipped: days.
    empty: how many dates in a row nobody entered. ended: when it ended, or None.
    """

    id: str
    majlis: str
    name: str
    day: str
    minute: int
    zone: str
    weeks: int
    lead: int
    due: int
    rules: str | None
    format: dict[str, Any]
    players: int
    place: str
    maker: str
    created: int
    skipped: list[str] = []
    empty: int = 0
    ended: int | None = None
    reason: EventEnd = ""


class NextDate(msgspec.Struct, frozen=True, kw_only=True):
    """The date to which a standing event moves on."""

    day: str
    due: int


class EventResult(msgspec.Struct, frozen=True, kw_only=True):
    """Which place somebody had in a tournament of a standing event. at: when it was closed."""

    player: str
    at: int
    place: int
