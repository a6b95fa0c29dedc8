"""The clocks: so many seconds for each action, then a bank for the whole match."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vierblatt.server.table.table import Table


def deadline(table: Table) -> int | None:
    """When the clock acts for the seat to act, in milliseconds since 1970; None while no clock runs."""
    turn = table.turn
    settings = table.settings
    if turn < 0 or not (settings.move_seconds or settings.bank_seconds) or not table.seats[turn].played_by_person:
        return None
    if table.paused or table.asked is not None or not table.awake:
        return None
    return table.waiting_since + settings.move_seconds * 1000 + max(0, table.seats[turn].bank)


def spent(table: Table, seat: int, now: int) -> int:
    """What an action at this moment takes from the seat's bank, in milliseconds."""
    if not table.settings.bank_seconds or not table.seats[seat].played_by_person:
        return 0
    over = now - table.waiting_since - table.settings.move_seconds * 1000
    return min(max(0, over), max(0, table.seats[seat].bank))
