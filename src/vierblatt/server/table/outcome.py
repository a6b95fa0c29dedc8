"""What goes in and out of a table beside its log."""

from __future__ import annotations

import msgspec

from vierblatt.games.events import Event
from vierblatt.protocol.frames import Note, Revealed
from vierblatt.protocol.values import Question


class Person(msgspec.Struct, frozen=True):
    """Who sends a command."""

    id: str
    name: str
    guest: bool = False  #: has no account


class OpenQuestion(msgspec.Struct, kw_only=True):
    """What was asked, by whom, when, and who has still to answer."""

    what: Question
    seat: int
    at: int
    waiting: list[int]


class Outcome(msgspec.Struct, kw_only=True):
    """What an entry brought about. `events` are all of them: filter by audience before you tell."""

    seq: int
    at: int
    events: list[Event] = []
    notes: list[Note] = []
    revealed: Revealed | None = None
