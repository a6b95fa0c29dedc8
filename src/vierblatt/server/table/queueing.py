"""Joining and leaving the queue of a table where winners stay, and sitting down from it.

Before a match, free seats go to the queue at once. Whoever came from the queue and is not ready in time gives the seat
up to the next, so nobody waits for somebody who has gone away.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from vierblatt.protocol import frames
from vierblatt.server.table import entries as log
from vierblatt.server.table.faults import TableFault
from vierblatt.server.table.outcome import Person
from vierblatt.server.table.queue import first_fit
from vierblatt.server.table.seat import Seat
from vierblatt.server.table.state import TableState

Entries = list[log.AnyEntry]

MOST_QUEUED = 30  #: people in a queue, besides those who get up
MOST_JOINS = 20  #: how often one person may join the queue, or name a partner, at one table: each is an entry
READY_WAIT = 60_000  #: milliseconds that somebody from the queue has to be ready once their turn has come ...
AWAY_WAIT = 20_000  #: ... and that they may be away in the meantime


# --- commands --------------------------------------------------------------------------------------------------------


def join(table: TableState, person: Person, partner: str, now: int) -> Entries:
    """The entries for somebody who joins the queue or names a partner; raises TableFault."""
    _check_open(table)
    if table.settings.rated and person.guest:
        raise TableFault("rated-no-guests")
    if table.seat_of(person.id) >= 0:
        raise TableFault("queue-seated")
    place = table.queue.place_of(person.id)
    if partner and _pairs_up(table, person.id, partner):
        return []
    if place is not None and not partner:
        return []
    if place is None and table.queue.length >= MOST_QUEUED:
        raise TableFault("queue-full", most=MOST_QUEUED)
    if table.queue.joins.get(person.id, 0) >= MOST_JOINS:
        raise TableFault("queue-joins-used-up", most=MOST_JOINS)
    return [log.QueueJoined(at=now, player=person.id, name=person.name, partner=partner)]


def leave(table: TableState, person: Person, now: int) -> Entries:
    """The entries for somebody who leaves the queue; raises TableFault."""
    _check_open(table)
    return [log.QueueLeft(at=now, player=person.id)] if table.queue.place_of(person.id) is not None else []


def _check_open(table: TableState) -> None:
    if not table.settings.winner_stays:
        raise TableFault("queue-off")
    if table.next:
        raise TableFault("queue-moved", table=table.next)


def _pairs_up(table: TableState, player: str, partner: str) -> bool:
    """Whether two are a pair already, or the player has asked; raises TableFault if they cannot be one."""
    queue = table.queue
    place, mine = queue.place_of(player), queue.alone(player)
    if place is not None and mine is None:
        if any(each.player == partner for each in place.people):
            return True
        raise TableFault("queue-paired")
    if mine is not None and mine.asked == partner:
        return True
    if partner == player or len(table.seats_of(0)) < 2 or queue.alone(partner) is None:
        raise TableFault("queue-no-partner")
    return False


# --- sitting down ----------------------------------------------------------------------------------------------------


def due(table: TableState) -> Iterator[tuple[int, Callable[[int], Entries]]]:
    """What is due before a match at a table where winners stay, as `vierblatt.server.table.ticking` needs it."""
    if filled(table, table.last_at):
        yield table.last_at, lambda now: filled(table, now)
    for number, seat in enumerate(table.seats):
        if seat.called and _somebody_waits(table, number):
            yield _patience(table, seat), lambda now, number=number: [log.StoodUp(at=now, seat=number, away=True)]  # type: ignore[misc]


def filled(table: TableState, now: int) -> Entries:
    """The entries by which people from the queue take the free seats of a side; none if nobody fits.

    Those who fill a whole side come first, then those who fill a part of it.
    """
    if not table.settings.winner_stays or table.stage != "seating":
        return []
    for side in range(table.layout.sides):
        free = [number for number in table.seats_of(side) if table.seats[number].kind == "empty"]
        for count in range(len(free), 0, -1):
            if called := first_fit(table.queue.places, count):
                people = (each for place in called for each in place.people)
                return [
                    log.SatDown(at=now, seat=seat, player=each.player, name=each.name, queued=True)
                    for seat, each in zip(free[:count], people, strict=True)
                ]
    return []


def _somebody_waits(table: TableState, seat: int) -> bool:
    """Whether anybody is kept waiting by the player of a seat: at a table without people nothing happens."""
    others = any(each.online and each.kind == "human" for number, each in enumerate(table.seats) if number != seat)
    return others or (table.seats[seat].online and bool(table.queue.places))


def _patience(table: TableState, seat: Seat) -> int:
    """When a seat goes to the next in the queue, in milliseconds since 1970."""
    since = max(seat.called, table.online_since)
    return since + READY_WAIT if seat.online else max(since, seat.offline_since) + AWAY_WAIT


# --- what is shown ---------------------------------------------------------------------------------------------------


def shown(table: TableState, now: int) -> frames.QueueShown:
    """The queue as everybody may see it."""
    called = {
        str(number): max(0, _patience(table, seat) - now) for number, seat in enumerate(table.seats) if seat.called
    }
    return frames.QueueShown(table=table.id, places=table.queue.places, called=called, wins=table.queue.wins)
