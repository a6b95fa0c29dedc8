"""What goes in and out of a table besides its log."""

from __future__ import annotations

import msgspec

from vierblatt.games.events import Event
from vierblatt.protocol.frames import Note, Revealed
from vierblatt.protocol.values import Question


class Person(msgspec.Struct, frozen=True):
    """The person who sends a command."""

    id: str
    name: str
    guest: bool = False  #: has no account


class OpenQuestion(msgspec.Struct, kw_only=True):
    """What was asked, by whom, when, and who still has to answer."""

    what: Question
    seat: int
    at: int
    waiting: list[int]


class Outcome(msgspec.Struct, kw_only=True):
    """The results of an entry. `events` are those of all seats: filter by audience before sending."""

    seq: int
    at: int
    events: list[Event] = []
    notes: list[Note] = []
    revealed: Revealed | None = None
