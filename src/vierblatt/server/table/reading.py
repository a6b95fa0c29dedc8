"""How long the result of a deal is left on the table.

The next deal waits until everybody who is there has read the result and continued. At a table of several people it
waits only a short time, so that nobody can hold the others up. For a person who plays with bots alone it waits as long
as that person likes, within a limit for clients that do not know the command. At pace 0, where programs play, it waits
for nobody.
"""

from __future__ import annotations

from vierblatt.server.table.state import TableState

COMPANY_WAIT = 15_000  #: milliseconds for the result at a table of several people
ALONE_WAIT = 600_000  #: the same for one person with bots
#: Without anybody to continue, a result or a void deal is shown for the time of this many actions.
ACTIONS = 4


def readers(table: TableState) -> list[int]:
    """The seats of the people whom the next deal waits for."""
    if not _shows_result(table):
        return []
    people = (number for number, seat in enumerate(table.seats) if seat.played_by_person and seat.online)
    return [seat for seat in people if seat not in table.continued]


def deal_due(table: TableState) -> int:
    """When the next deal is due, in milliseconds since 1970, if everybody who is there stays."""
    match = table.playing()
    if not match.deals:
        return table.waiting_since
    if readers(table):
        people = sum(seat.kind == "human" for seat in table.seats)
        return table.waiting_since + (COMPANY_WAIT if people > 1 else ALONE_WAIT)
    return table.waiting_since + (0 if table.continued else ACTIONS * table.settings.pace)


def _shows_result(table: TableState) -> bool:
    """Whether the deal that has just ended was scored, at a table where people watch."""
    match = table.match
    if match is None or table.stage != "playing" or not match.needs_deal or not table.settings.pace:
        return False
    return bool(table.sheet) and table.sheet[-1].deal == len(match.deals)
