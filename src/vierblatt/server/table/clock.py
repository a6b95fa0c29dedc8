"""The clocks: some seconds for each action, then a bank for the whole match.

A question or a pause stops the clock of the seat to act, unless that seat asked for it: asking gains no time.
"""

from __future__ import annotations

from vierblatt.protocol.values import TableSettings
from vierblatt.server.table.state import TableState

#: Limits on the clock of tables for strangers or for ratings, so that no player is held up or rushed.
LEAST_MOVE, MOST_MOVE, MOST_BANK = 5, 120, 600  # seconds


def prevents_stalling(settings: TableSettings) -> bool:
    """Whether the clock keeps players from holding a table up for long."""
    return LEAST_MOVE <= settings.move_seconds <= MOST_MOVE and settings.bank_seconds <= MOST_BANK


def has_clock(settings: TableSettings) -> bool:
    """Whether a table has a clock."""
    return bool(settings.move_seconds or settings.bank_seconds)


def deadline(table: TableState) -> int | None:
    """When the time of the seat to act is up, in milliseconds since 1970; None while no clock runs."""
    turn = table.turn
    settings = table.settings
    if turn < 0 or not has_clock(settings) or not table.seats[turn].played_by_person:
        return None
    if not table.goes_on or stopped_since(table) is not None:
        return None
    return table.waiting_since + settings.move_seconds * 1000 + max(0, table.seats[turn].bank)


def stopped_since(table: TableState) -> int | None:
    """Since when another seat's question or pause has stopped the clock of the seat to act; None if none has.

    Without a clock, a pause also stops the wait for the seat that asked for it: all agreed, and no clock would end it.
    """
    if table.paused:
        own = table.turn >= 0 and table.paused_by == table.turn and has_clock(table.settings)
        return None if own else table.paused_at
    asked = table.asked
    return asked.at if asked is not None and asked.seat != table.turn else None


def spent(table: TableState, seat: int, now: int) -> int:
    """What an action at this moment costs the seat's bank, in milliseconds."""
    if not table.settings.bank_seconds or not table.seats[seat].played_by_person:
        return 0
    stopped = stopped_since(table)
    over = (now if stopped is None else stopped) - table.waiting_since - table.settings.move_seconds * 1000
    return min(max(0, over), max(0, table.seats[seat].bank))
