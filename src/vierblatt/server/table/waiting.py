"""Who keeps a table waiting, and when the others may have a bot play there.

If a clock runs, it ends the turn; if none does, the others may end it after some time. They may also replace a player
who is not connected before the table's own grace is over.
"""

from __future__ import annotations

from vierblatt.server.table import clock
from vierblatt.server.table.seat import Seat
from vierblatt.server.table.state import TableState

#: Milliseconds that the others must wait for a player, and the minimum for one who is away repeatedly.
ABSENCE_LIMIT, LEAST_ABSENCE_LIMIT = 120_000, 20_000


def absence_limit(seat: Seat) -> int:
    """How long the others must wait for a seat; less for each time that a bot had to take it over."""
    return max(LEAST_ABSENCE_LIMIT, ABSENCE_LIMIT >> seat.replaced)


def stallers(table: TableState, seat: int, now: int) -> list[int]:
    """The seats of other people who hold a table up, so that leaving it costs the player of `seat` nothing.

    They are those for whom a bot plays or the clock chose last, and those who have kept the table waiting for too long,
    but not those who were excused for leaving themselves. A player who also holds the table up is not excused.
    """
    mine = claimable_at(table, seat)
    if table.seats[seat].lapses or (mine is not None and mine <= now):
        return []
    stalling = []
    for number, other in enumerate(table.seats):
        if number == seat or other.kind != "human" or other.excused:
            continue
        due = claimable_at(table, number)
        if other.bot or other.lapses or (due is not None and due <= now):
            stalling.append(number)
    return stalling


def claimable_at(table: TableState, seat: int) -> int | None:
    """When the others may have a bot play for a seat, in milliseconds since 1970; None if they do not wait for it."""
    mine = table.seats[seat]
    if table.stage != "playing" or table.paused or not table.has_person_online or not mine.played_by_person:
        return None
    since = []
    if not mine.online:
        since.append(max(mine.offline_since, table.online_since))
    if table.turn == seat and not clock.has_clock(table.settings) and clock.stopped_since(table) is None:
        since.append(table.waiting_since)
    return min(since) + absence_limit(mine) if since else None
