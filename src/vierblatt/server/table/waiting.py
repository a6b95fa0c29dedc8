"""Who keeps a table waiting, and what the others may do about it: have a bot play there.

Where a clock runs, it is the clock that ends a turn; where none does, the others may after some time. Who is not
connected can be replaced by their word before the table's own grace is over.
"""

from __future__ import annotations

from vierblatt.server.table import clock
from vierblatt.server.table.seat import Seat
from vierblatt.server.table.state import TableState

#: Milliseconds for which the others have to wait for somebody, and the fewest for one who stays away again and again.
PATIENCE, LEAST_PATIENCE = 120_000, 20_000


def patience(seat: Seat) -> int:
    """How long the others have to wait for a seat; less for each time that a bot had to take it over."""
    return max(LEAST_PATIENCE, PATIENCE >> seat.replaced)


def stallers(table: TableState, seat: int, now: int) -> list[int]:
    """The other people who hold a table up, so that leaving it costs the player of `seat` nothing.

    They are those for whom a bot plays or the clock chose last, and those who have kept it waiting for too long; not
    those who were free to leave themselves. Who holds the table up too, is free because of nobody.
    """
    mine = claimable_at(table, seat)
    if table.seats[seat].lapses or (mine is not None and mine <= now):
        return []
    found = []
    for number, other in enumerate(table.seats):
        if number == seat or other.kind != "human" or other.excused:
            continue
        due = claimable_at(table, number)
        if other.bot or other.lapses or (due is not None and due <= now):
            found.append(number)
    return found


def claimable_at(table: TableState, seat: int) -> int | None:
    """When the others may have a bot play for a seat, in milliseconds since 1970; None if nobody waits for it."""
    mine = table.seats[seat]
    if table.stage != "playing" or table.paused or not table.awake or not mine.played_by_person:
        return None
    since = []
    if not mine.online:
        since.append(max(mine.offline_since, table.awake_since))
    if table.turn == seat and not clock.has_clock(table.settings) and clock.stood_since(table) is None:
        since.append(table.waiting_since)
    return min(since) + patience(mine) if since else None
