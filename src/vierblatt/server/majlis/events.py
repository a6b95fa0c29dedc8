"""Standing events of majlises: every Thursday at eight, and the tournament of each date is made in time."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Annotated

import msgspec
from msgspec import Meta

from vierblatt.errors import VierblattError
from vierblatt.protocol.majlis_events import EventDate, MajlisEvent, MajlisEvents
from vierblatt.protocol.tournament import LONGEST_PLACE
from vierblatt.server.accounts.faults import Conflict, Unknown
from vierblatt.server.accounts.ids import fresh_link
from vierblatt.server.live.chat import shown_text
from vierblatt.server.majlis.access import MajlisAccess, shown_line
from vierblatt.server.majlis.dates import LONGEST_ZONE, day_after, days_from, first_day, starts
from vierblatt.server.store.port import MajlisAct, MajlisEventRow, MajlisRow, NextDate, Store, StoreFault, TournamentRow
from vierblatt.server.table import Person
from vierblatt.server.tournament.calendar import CalendarDate, calendar_of
from vierblatt.server.tournament.creating import NewTournament, created
from vierblatt.tournaments.entries import encode
from vierblatt.tournaments.formats import AnyFormat

EVENTS = 10  #: that go on in one majlis
ENDED = 10  #: ended ones that are still listed
DATES, CALENDAR_DATES = 4, 26  #: dates to come that are listed, and that a calendar gets
MOST_SKIPPED = 8
MOST_EMPTY = 4  #: dates in a row that nobody enters, after which an event ends
LISTED = 20  #: tournaments that are listed
AT_ONCE = 50  #: events that are looked at in one go
HOUR = 3_600_000  #: milliseconds


class NewEvent(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new standing event. name: 1 to 40 visible characters. weekday: 0 for Monday. minute: of the day, there.

    zone: such as Asia/Riyadh. weeks: from one date to the next. lead: how many hours before a date its tournament is
    made. rules: a rule set of the majlis; empty for the usual rules. format, players, place: as of a new tournament.
    """

    name: Annotated[str, Meta(max_length=200)]
    weekday: Annotated[int, Meta(ge=0, le=6)]
    minute: Annotated[int, Meta(ge=0, le=1439)]
    zone: Annotated[str, Meta(max_length=LONGEST_ZONE)]
    format: AnyFormat
    weeks: Annotated[int, Meta(ge=1, le=4)] = 1
    lead: Annotated[int, Meta(ge=1, le=168)] = 24
    rules: Annotated[str, Meta(max_length=12)] = ""
    players: Annotated[int, Meta(ge=0, le=64)] = 0
    place: Annotated[str, Meta(max_length=2 * LONGEST_PLACE)] = ""


class StandingEvents:
    """Sets up standing events, and makes their tournaments. now: milliseconds since 1970. Raises VierblattError."""

    def __init__(self, store: Store, access: MajlisAccess, now: Callable[[], int]) -> None:
        self._store, self._access, self._now = store, access, now

    # --- for people --------------------------------------------------------------------------------------------------

    async def listed(self, person: Person, link: str) -> MajlisEvents:
        """The events of a majlis with their tournaments, for members."""
        row = await self._access.for_member(person, link)
        events = await self._store.majlis_events(row.id)
        members = {member.player: member for member in await self._store.majlis_members(row.id)}
        organisers = {player for player, member in members.items() if member.role != "member"}
        names = {player: members[player].name for player in organisers}
        return MajlisEvents(
            events=[_shown(each, each.maker if each.maker in organisers else row.host, names) for each in events],
            tournaments=await self._store.event_tournaments(row.id, limit=LISTED),
        )

    async def add(self, person: Person, link: str, new: NewEvent) -> MajlisEvents:
        """Sets up an event; for managers."""
        row, now = await self._access.for_manager(person, link), self._now()
        day = first_day(new.weekday, new.minute, new.zone, now)
        event = MajlisEventRow(
            id=fresh_link(), majlis=row.id, name=shown_line(new.name), day=day, minute=new.minute, zone=new.zone,
            weeks=new.weeks, lead=new.lead, due=starts(day, new.minute, new.zone) - new.lead * HOUR,
            rules=new.rules or None, format=msgspec.to_builtins(new.format), players=new.players,
            place=shown_text(new.place, LONGEST_PLACE), maker=person.id, created=now,
        )  # fmt: skip
        await self._tournament(row, event, now)  # it says what does not fit
        act = await self._store.add_majlis_event(event, most=EVENTS, kept=ENDED)
        if act == "too-many":
            raise Conflict("too-many-events", most=EVENTS)
        if act == "done" and event.due <= now:
            await self._pass(event)  # it is seen at once
        return await self._did(person, link, row, act, gone="no-such-rules")

    async def skip(self, person: Person, link: str, event: str, day: str, *, on: bool) -> MajlisEvents:
        """Skips a date for which no tournament has been made, or takes that back; for managers."""
        row = await self._access.for_manager(person, link)
        known = next((each for each in await self._store.majlis_events(row.id) if each.id == event), None)
        if known is None:
            raise Unknown("no-such-event")
        if day not in {date.day for date in _dates(known, CALENDAR_DATES)}:
            raise Unknown("no-such-date")
        act = await self._store.skip_majlis_event(row.id, event, day, by=person.id, on=on, most=MOST_SKIPPED)
        if act == "too-many":
            raise Conflict("too-many-skipped", most=MOST_SKIPPED)
        return await self._did(person, link, row, act, gone="no-such-date")

    async def end(self, person: Person, link: str, event: str) -> MajlisEvents:
        """Ends an event; for managers. Tournaments that were made of it stay."""
        row = await self._access.for_manager(person, link)
        act = await self._store.end_majlis_event(row.id, event, self._now(), by=person.id, reason="ended")
        return await self._did(person, link, row, act, gone="no-such-event")

    async def take_over(self, person: Person, link: str, tournament: str) -> MajlisEvents:
        """Makes the caller, a manager, the organiser of a tournament of the majlis that is not closed."""
        row = await self._access.for_manager(person, link)
        act = await self._store.take_over_tournament(row.id, tournament, by=person.id)
        return await self._did(person, link, row, act, gone="no-such-tournament")

    async def calendar(self, link: str, event: str) -> bytes:
        """The dates to come as a file for calendars. Whoever knows both ids may read it: calendars have no token."""
        row = await self._access.row(link)
        for each in await self._store.majlis_events(row.id):
            if each.id == event and each.ended is None:
                dates = [
                    CalendarDate(f"{each.id}-{date.day}", date.starts)
                    for date in _dates(each, CALENDAR_DATES)
                    if not date.skipped
                ]
                return calendar_of(f"{row.name}: {each.name}", each.created, dates, each.place)
        raise Unknown("no-such-event")

    async def _did(self, person: Person, link: str, row: MajlisRow, act: MajlisAct, *, gone: str) -> MajlisEvents:
        await self._access.done(person, link, act, gone)
        self._access.tell(row, "events")
        return await self.listed(person, link)

    # --- by itself ---------------------------------------------------------------------------------------------------

    async def make_due(self) -> None:
        """Makes the tournaments for which it is time, however many nodes do the same. Raises StoreFault."""
        while due := await self._store.due_majlis_events(self._now(), limit=AT_ONCE):
            passed = [await self._pass(each) for each in due]
            if not any(passed):
                return  # others are at it, or somebody is about to go: the next round sees

    async def _pass(self, event: MajlisEventRow) -> bool:
        """Moves an event on from its date; returns whether that was done here."""
        now, row = self._now(), await self._store.majlis_with_id(event.majlis)
        if row is None:
            return False
        try:
            takes_place = event.day not in event.skipped and starts(event.day, event.minute, event.zone) > now
            made = await self._tournament(row, event, now) if takes_place else None
            following = next(
                day
                for day in days_from(day_after(event.day, event.weeks), event.weeks)
                if starts(day, event.minute, event.zone) > now
            )
            due = starts(following, event.minute, event.zone) - event.lead * HOUR
        except StoreFault:
            raise
        except VierblattError:  # the program no longer knows its house rules, or the system its time zone
            done = await self._store.end_majlis_event(row.id, event.id, now, by="", reason="rules") == "done"
        else:
            on = NextDate(day=following, due=due)
            done = await self._store.pass_majlis_event(event, on, made, most_empty=MOST_EMPTY)
        if done:
            self._access.tell(row, "events")
        return done

    async def _tournament(self, row: MajlisRow, event: MajlisEventRow, now: int) -> tuple[TournamentRow, bytes]:
        """The tournament of the next date, with its first entry."""
        rules = {each.id: each for each in await self._store.majlis_rules(row.id)}.get(event.rules or "")
        new = NewTournament(
            name=f"{event.name} {event.day}", game=row.game, format=msgspec.convert(event.format, AnyFormat),
            preset=rules.preset if rules else row.preset, changes=rules.changes if rules else row.changes,
            players=event.players,
        )  # fmt: skip
        tournament = fresh_link()
        first = created(new, tournament, now)
        made = TournamentRow(
            id=tournament, organiser="", name=first.name, game=first.game,
            format=str(first.format.__struct_config__.tag),
            created=now, changed=now, open_entry=True, starts=starts(event.day, event.minute, event.zone),
            place=event.place, majlis=row.id, event=event.id,
        )  # fmt: skip
        return made, encode(first)


def _shown(event: MajlisEventRow, organiser: str, names: dict[str, str]) -> MajlisEvent:
    return MajlisEvent(
        id=event.id, name=event.name, minute=event.minute, zone=event.zone, weeks=event.weeks, lead=event.lead,
        rules=event.rules or "", format=msgspec.convert(event.format, AnyFormat), players=event.players,
        place=event.place, organiser=organiser, organiser_name=names.get(organiser, ""), dates=_dates(event, DATES),
        ended=event.ended or 0, reason=event.reason,
    )  # fmt: skip


def _dates(event: MajlisEventRow, count: int) -> list[EventDate]:
    """The next dates for which no tournament has been made; none if the system does not know their time zone."""
    days = itertools.islice(days_from(event.day, event.weeks), count) if event.ended is None else ()
    try:
        return [
            EventDate(day=day, starts=starts(day, event.minute, event.zone), skipped=day in event.skipped)
            for day in days
        ]
    except Unknown:
        return []
