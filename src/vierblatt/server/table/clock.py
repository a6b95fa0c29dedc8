"""The clocks: so many seconds for each action, then a bank for the whole match.

A question or a pause stops the clock of the seat to act, unless that seat asked for it: who asks gains no time.
"""

from __future__ import annotations

from vierblatt.protocol.values import TableSettings
from vierblatt.server.table.state import TableState

#: What the clock of a table must be at which strangers play, or for ratings: nobody is held up, and nobody is rushed.
LEAST_MOVE, MOST_MOVE, MOST_BANK = 5, 120, 600  # seconds


def keeps_going(settings: TableSettings) -> bool:
    """Whether the clock lets nobody hold a table up for long."""
    return LEAST_MOVE <= settings.move_seconds <= MOST_MOVE and settings.bank_seconds <= MOST_BANK


def has_clock(settings: TableSettings) -> bool:
    """Whether a clock runs at a table."""
    return bool(settings.move_seconds or settings.bank_seconds)


def deadline(table: TableState) -> int | None:
    """When the clock acts for the seat to act, in milliseconds since 1970; None while no clock runs."""
    turn = table.turn
    settings = table.settings
    if turn < 0 or not has_clock(settings) or not table.seats[turn].played_by_person:
        return None
    if not table.awake or stood_since(table) is not None:
        return None
    return table.waiting_since + settings.move_seconds * 1000 + max(0, table.seats[turn].bank)


def stood_since(table: TableState) -> int | None:
    """Since when the clock of the seat to act has stood for what another seat asked, if it does.

    Where no clock runs, a pause stops the wait for its own seat too: all have agreed, and nothing else would end it.
    """
    if table.paused:
        own = table.paused_by == table.turn and has_clock(table.settings)
        return None if own else table.paused_at
    asked = table.asked
    return asked.at if asked is not None and asked.seat != table.turn else None


def spent(table: TableState, seat: int, now: int) -> int:
    """What an action at this moment takes from the seat's bank, in milliseconds."""
    if not table.settings.bank_seconds or not table.seats[seat].played_by_person:
        return 0
    stood = stood_since(table)
    over = (now if stood is None else stood) - table.waiting_since - table.settings.move_seconds * 1000
    return min(max(0, over), max(0, table.seats[seat].bank))
