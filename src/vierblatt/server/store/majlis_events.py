"""Standing events of majlises, the tournaments that are made of them, and how these ended.

Locks are taken as in `vierblatt.server.store.majlises`: first the account, then the majlis. A date has its tournament
once, on however many nodes: whoever makes it moves the event on from that very date in the same transaction.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from vierblatt.protocol.majlis_events import EventEnd, EventTournament
from vierblatt.server.store.database import Database
from vierblatt.server.store.majlis_values import EventResult, MajlisAct, MajlisEventRow, NextDate
from vierblatt.server.store.majlises import (
    host_of,
    lock_account,
    lock_majlis,
    lock_with_role,
    role_of,
)
from vierblatt.server.store.schema.majlises import majlis_event_results, majlis_events, majlis_rules
from vierblatt.server.store.schema.tournaments import tournaments
from vierblatt.server.store.tournament_values import TournamentRow
from vierblatt.server.store.tournaments import insert_tournament

_events, _results = majlis_events.c, majlis_event_results.c
_rows = select(
    *(func.coalesce(_events.maker, "").label("maker") if column.name == "maker" else column for column in _events)
)


class MajlisEventStore(Database):
    """The part of the store for standing events. Changes check the role of whoever acts in their transaction."""

    async def add_majlis_event(self, row: MajlisEventRow, *, most: int, kept: int) -> MajlisAct:
        """Adds an event on behalf of its maker. most: events that go on. kept: ended ones that are still listed."""
        of_majlis = _events.majlis == row.majlis
        going_on = select(func.count()).where(of_majlis, _events.ended.is_(None))
        last = select(_events.id).where(of_majlis, _events.ended.is_not(None))
        last = last.order_by(_events.ended.desc(), _events.id).limit(kept)
        rules = select(majlis_rules.c.id).where(majlis_rules.c.majlis == row.majlis, majlis_rules.c.id == row.rules)

        def work(connection: Connection) -> MajlisAct:
            if not lock_account(connection, row.maker, shared=True):
                return "not-allowed"
            if not lock_with_role(connection, row.majlis, row.maker, "manager"):
                return "not-allowed"
            if (connection.scalar(going_on) or 0) >= most:
                return "too-many"
            if row.rules is not None and connection.scalar(rules) is None:
                return "gone"
            connection.execute(insert(majlis_events).values(msgspec.structs.asdict(row)))
            stay = [*connection.scalars(last)]
            connection.execute(
                delete(majlis_events).where(of_majlis, _events.ended.is_not(None), _events.id.not_in(stay))
            )
            return "done"

        return await self._write(work)

    async def majlis_events(self, majlis: str) -> list[MajlisEventRow]:
        """The events of a majlis: those that go on, by their next date, then the others, the last one first."""
        query = _rows.where(_events.majlis == majlis)
        order = (_events.ended.is_not(None), _events.ended.desc(), _events.due, _events.id)
        return await self._all(MajlisEventRow, query.order_by(*order))

    async def due_majlis_events(self, now: int, *, limit: int) -> list[MajlisEventRow]:
        """Events for whose next date it is time to make a tournament, the longest due first."""
        query = _rows.where(_events.ended.is_(None), _events.due <= now).order_by(_events.due, _events.id)
        return await self._all(MajlisEventRow, query.limit(limit))

    async def events_made_by(self, player: str) -> list[MajlisEventRow]:
        """The events that somebody has set up, or took over."""
        return await self._all(MajlisEventRow, _rows.where(_events.maker == player).order_by(_events.id))

    async def event_tournaments(self, majlis: str, *, limit: int) -> list[EventTournament]:
        """The tournaments that were made of events, newest first."""
        columns = tournaments.c
        query = select(columns.id, columns.name, columns.starts, columns.stage, columns.contestants)
        query = query.where(columns.majlis == majlis, columns.event.is_not(None))
        return await self._all(EventTournament, query.order_by(columns.starts.desc(), columns.id).limit(limit))

    async def skip_majlis_event(self, majlis: str, event: str, day: str, *, by: str, on: bool, most: int) -> MajlisAct:
        """Skips a date for which no tournament has been made, or takes that back."""

        def work(connection: Connection) -> MajlisAct:
            if not lock_with_role(connection, majlis, by, "manager"):
                return "not-allowed"
            found = connection.execute(
                select(_events.day, _events.skipped).where(_this(majlis, event), _events.ended.is_(None))
            ).first()
            if found is None or day < found.day:
                return "gone"
            skipped = {*found.skipped, day} if on else {*found.skipped} - {day}
            if len(skipped) > most:
                return "too-many"
            connection.execute(update(majlis_events).where(_this(majlis, event)).values(skipped=sorted(skipped)))
            return "done"

        return await self._write(work)

    async def end_majlis_event(self, majlis: str, event: str, at: int, *, by: str, reason: EventEnd) -> MajlisAct:
        """Ends an event, on behalf of a manager; with `by` empty, of the majlis itself."""
        goes_on = _this(majlis, event) & _events.ended.is_(None)

        def work(connection: Connection) -> MajlisAct:
            if not lock_majlis(connection, majlis) or (by and not lock_with_role(connection, majlis, by, "manager")):
                return "not-allowed"
            ended = connection.execute(update(majlis_events).where(goes_on).values(ended=at, reason=reason))
            return "done" if ended.rowcount else "gone"

        return await self._write(work)

    async def pass_majlis_event(
        self, row: MajlisEventRow, following: NextDate, made: tuple[TournamentRow, bytes] | None, *, most_empty: int
    ) -> bool:
        """Moves an event on from its date, with the tournament that is made for that date, if one is.

        Its organiser is the maker of the event, or the host if the maker is no manager any more; the event is theirs
        from then on. A tournament of the event that nobody has entered is deleted; after `most_empty` in a row, the
        event ends without another. Returns False, with nothing done, if the date was passed already, the event or its
        rules are different by now, or whoever is to organise has changed at this moment.
        """

        def work(connection: Connection) -> bool:
            organiser = _organiser(connection, row.majlis, row.maker)
            if not lock_account(connection, organiser, shared=True) or not lock_majlis(connection, row.majlis):
                return False
            now = connection.execute(_rows.where(_events.id == row.id)).mappings().first()
            if (
                row.ended is not None
                or now is None
                or MajlisEventRow(**now) != row
                or _organiser(connection, row.majlis, row.maker) != organiser
            ):
                return False
            fields: dict[str, Any] = {
                "day": following.day, "due": following.due, "maker": organiser,
                "skipped": [day for day in row.skipped if day >= following.day],
            }  # fmt: skip
            if made is not None:
                fields["empty"] = row.empty + 1 if _nobody_entered(connection, row.id) else 0
                if fields["empty"] >= most_empty:
                    fields |= {"ended": made[0].created, "reason": "unattended"}
                else:
                    tournament = msgspec.structs.replace(made[0], organiser=organiser)
                    insert_tournament(connection, tournament, made[1])
            connection.execute(update(majlis_events).where(_events.id == row.id).values(fields))
            return True

        return await self._write(work)

    async def take_over_tournament(self, majlis: str, tournament: str, *, by: str) -> MajlisAct:
        """Makes a manager the organiser of a tournament of the majlis that is not closed."""
        this = tournaments.c.id == tournament, tournaments.c.majlis == majlis, tournaments.c.stage != "closed"

        def work(connection: Connection) -> MajlisAct:
            if not lock_account(connection, by, shared=True) or not lock_with_role(connection, majlis, by, "manager"):
                return "not-allowed"
            return (
                "done" if connection.execute(update(tournaments).where(*this).values(organiser=by)).rowcount else "gone"
            )

        return await self._write(work)

    async def event_results_of(self, player: str) -> list[EventResult]:
        """How somebody did in the finished tournaments of events, in all majlises."""
        query = select(_results.player, _results.at, _results.place).where(_results.player == player)
        return await self._all(EventResult, query.order_by(_results.at, _results.tournament))

    async def event_results(self, majlis: str) -> list[EventResult]:
        """How everybody did in the finished tournaments of events."""
        query = select(_results.player, _results.at, _results.place).where(_results.majlis == majlis)
        return await self._all(EventResult, query.order_by(_results.at, _results.tournament, _results.player))


def _this(majlis: str, event: str) -> ColumnElement[bool]:
    return (_events.majlis == majlis) & (_events.id == event)


def _organiser(connection: Connection, majlis: str, maker: str) -> str:
    """Who organises what is made of an event: its maker while they are a manager, else the host."""
    if role_of(connection, majlis, maker) in {"host", "manager"}:
        return maker
    return host_of(connection, majlis)


def _nobody_entered(connection: Connection, event: str) -> bool:
    """Whether nobody entered the last tournament of an event; it is deleted then."""
    columns = tournaments.c
    last = select(columns.id, columns.contestants, columns.stage).where(columns.event == event)
    found = connection.execute(last.order_by(columns.starts.desc()).limit(1)).first()
    if found is None or found.contestants or found.stage != "entering":
        return False
    connection.execute(delete(tournaments).where(columns.id == found.id))
    return True
