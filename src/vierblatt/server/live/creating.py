"""Storing a new table, including that of a rematch, before it has an actor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from vierblatt.server.live.opening import ForMajlis, NewTable, may_sit, opening
from vierblatt.server.people.reach import Reach
from vierblatt.server.store.port import MatchKey, Store, TableRow
from vierblatt.server.table import AnyEntry, Opened, Person, Table, winner_stays
from vierblatt.server.table import entries as log


class NewRows(NamedTuple):
    """What is stored of a new table: the first entry of its log, its secret, further entries, what it is for."""

    opened: Opened
    secret: bytes
    rest: Sequence[AnyEntry]
    majlis: ForMajlis | None = None
    match: MatchKey | None = None


async def create(store: Store, owner: str, new: NewRows) -> None:
    """Stores a table, leased to `owner`; raises StoreFault."""
    opened, secret, rest, majlis, match = new
    row = TableRow(
        id=opened.table, game=opened.game, opened=opened.at, host=opened.host, secret=secret,
        private=opened.settings.private, majlis=majlis.majlis if majlis is not None else None,
    )  # fmt: skip
    after = majlis.latest if majlis is not None else None
    seated = dict.fromkeys(entry.player for entry in rest if isinstance(entry, log.SatDown))
    bodies = [log.encode(entry) for entry in (opened, *rest)]
    await store.add_table(row, bodies, owner, seated=[*seated], after=after, match=match)


def first_seats(new: NewTable, person: Person, seats: int, now: int) -> list[AnyEntry]:
    """Who sits at a table from the beginning: its host, if they want to, and bots."""
    host = [log.SatDown(at=now, seat=0, player=person.id, name=person.name)] if new.solo or new.sit else []
    bots = sorted({*range(1 if new.solo else seats - new.bots, seats), *new.bot_seats})
    return [*host, *(log.BotSat(at=now, seat=seat, bot=new.bot) for seat in bots)]


async def rematch_of(store: Store, table: Table, asker: str, now: int) -> NewRows:
    """The rematch of a table, in the same majlis; bots, and people who have not left, keep their seats.

    Who asks for it sits down first, and nobody together with somebody whom they cannot reach. Where winners stay, those
    who lost make room for the people in the queue.
    """
    old, row = table.opened, await store.table(table.id)
    new = NewTable(game=old.game, preset=old.preset, changes=old.changes, settings=table.settings)
    opened, secret = opening(new, Person(old.host, ""), now, previous=table.id)
    kept = [number for number, seat in enumerate(table.seats) if seat.kind == "bot"]
    reach, together = Reach(store), list[str]()
    for number, seat in sorted(enumerate(table.seats), key=lambda numbered: numbered[1].player != asker):
        stays = seat.kind == "human" and (seat.online or not seat.bot) and await may_sit(store, old, seat.player)
        if stays and not await reach.apart(seat.player, together):
            kept.append(number)
            together.append(seat.player)
    kept.sort()
    if table.settings.winner_stays:
        entries = winner_stays.next_seats(table, kept, now, await _apart(reach, table, together))
    else:
        entries = [winner_stays.stays(table, seat, now) for seat in kept]
    majlis = ForMajlis(row.majlis) if row is not None and row.majlis is not None else None
    return NewRows(opened, secret, entries, majlis)


async def _apart(reach: Reach, table: Table, together: list[str]) -> set[str]:
    """Those in the queue who cannot reach somebody who stays, or somebody who waits before them: they go no further."""
    found: set[str] = set()
    company = [*together]
    for place in table.queue.places:
        for each in place.people:
            if await reach.apart(each.player, company):
                found.add(each.player)
            else:
                company.append(each.player)
    return found
