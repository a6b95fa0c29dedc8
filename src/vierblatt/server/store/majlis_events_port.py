"""The part of the storage port for rule sets, standing events and their results."""

from __future__ import annotations

from typing import Protocol

from vierblatt.protocol.majlis import MajlisRules
from vierblatt.protocol.majlis_events import EventEnd, EventTournament
from vierblatt.server.store.majlis_values import EventResult, MajlisAct, MajlisEventRow, NextDate
from vierblatt.server.store.tournament_values import TournamentRow


class MajlisEventsPort(Protocol):
    """See `vierblatt.server.store.port.Store`. `by` acts; whether they may is checked in the transaction."""

    async def majlis_rules(self, majlis: str) -> list[MajlisRules]:
        """The rule sets of a majlis, by name."""
        ...

    async def put_majlis_rules(self, majlis: str, rules: MajlisRules, *, by: str, most: int) -> MajlisAct:
        """Adds a rule set, or changes the one with this id. most: rule sets of a majlis."""
        ...

    async def use_majlis_rules(self, majlis: str, rules: str, *, by: str) -> MajlisAct:
        """Makes a rule set the usual one."""
        ...

    async def delete_majlis_rules(self, majlis: str, rules: str, *, by: str) -> MajlisAct:
        """Deletes a rule set; what was played by it is played by the usual rules then, which stay as they are."""
        ...

    async def add_majlis_event(self, row: MajlisEventRow, *, most: int, kept: int) -> MajlisAct:
        """Adds an event on behalf of its maker. most: events that go on. kept: ended ones that are still listed."""
        ...

    async def majlis_events(self, majlis: str) -> list[MajlisEventRow]:
        """The events of a majlis: those that go on, by their next date, then the others, the last one first."""
        ...

    async def due_majlis_events(self, now: int, *, limit: int) -> list[MajlisEventRow]:
        """Events for whose next date it is time to make a tournament, the longest due first."""
        ...

    async def events_made_by(self, player: str) -> list[MajlisEventRow]:
        """The events that somebody has set up, or took over."""
        ...

    async def event_tournaments(self, majlis: str, *, limit: int) -> list[EventTournament]:
        """The tournaments that were made of events, newest first."""
        ...

    async def skip_majlis_event(self, majlis: str, event: str, day: str, *, by: str, on: bool, most: int) -> MajlisAct:
        """Skips a date for which no tournament has been made, or takes that back."""
        ...

    async def end_majlis_event(self, majlis: str, event: str, at: int, *, by: str, reason: EventEnd) -> MajlisAct:
        """Ends an event, on behalf of a manager; with `by` empty, of the majlis itself."""
        ...

    async def pass_majlis_event(
        self, row: MajlisEventRow, following: NextDate, made: tuple[TournamentRow, bytes] | None, *, most_empty: int
    ) -> bool:
        """Moves an event on from its date, with the tournament that is made for that date, if one is.

        A tournament of the event that nobody has entered is deleted; after `most_empty` in a row, the event ends.
        Returns False, with nothing done, if the date was passed already, or anything about the event is different.
        """
        ...

    async def take_over_tournament(self, majlis: str, tournament: str, *, by: str) -> MajlisAct:
        """Makes a manager the organiser of a tournament of the majlis that is not closed."""
        ...

    async def event_results_of(self, player: str) -> list[EventResult]:
        """How somebody did in the finished tournaments of events, in all majlises."""
        ...

    async def event_results(self, majlis: str) -> list[EventResult]:
        """How everybody did in the finished tournaments of events."""
        ...
