"""A table of a tournament: its seats are given, it waits for those who have them, and later goes on without them.

To come is to be ready. Who is not in time is absent: a bot plays until they come, or the table ends and the others win.
"""

from __future__ import annotations

from vierblatt.protocol import commands as ask
from vierblatt.protocol.values import TournamentMatch
from vierblatt.server.table import entries as log
from vierblatt.server.table.faults import TableFault
from vierblatt.server.table.outcome import Person
from vierblatt.server.table.state import TableState

Entries = list[log.AnyEntry]

#: Milliseconds that everybody has after the server was down, however late it is.
BACK_WAIT = 120_000
#: Milliseconds to commit again after a round of the shuffling was void.
COMMIT_WAIT = 15_000


def check_allowed(table: TableState, command: ask.ToTable, person: Person) -> None:
    """Raises TableFault for what nobody can do at a table of a tournament."""
    match command:
        case ask.SeatBot() | ask.Unseat() | ask.Close() | ask.SetPace() | ask.Ask():
            allowed = False
        case ask.Sit(seat=seat):
            mine = table.seat_of(person.id)
            allowed = mine >= 0 and seat in {-1, mine}
        case ask.Stand():
            allowed = table.stage != "seating"
        case _:
            return
    if not allowed:
        raise TableFault("tournament-table")


def missing(table: TableState) -> list[int]:
    """The seats of the people whom the table waits for."""
    return [number for number, seat in enumerate(table.seats) if seat.kind == "human" and not seat.ready]


def absent(table: TableState) -> list[int]:
    """The seats of the people who have not come so far."""
    return [number for number, seat in enumerate(table.seats) if seat.kind == "human" and not seat.came]


def come_by(table: TableState) -> int:
    """Until when the table waits, in milliseconds since 1970."""
    event = _event(table)
    given = event.come_by - table.opened.at
    again = table.last_at + COMMIT_WAIT if not absent(table) else 0
    return max(event.come_by, table.online_since + min(given, BACK_WAIT), again)


def without_absent(table: TableState, now: int) -> Entries:
    """What happens when the time is up. Who has come and does not commit again takes no part in the shuffling."""
    away = absent(table)
    if away and _event(table).absent == "walkover":
        return [log.Closed(at=now, why=log.ABSENT)]
    ready: Entries = [log.BecameReady(at=now, seat=seat) for seat in missing(table)]
    return ready + [log.Replaced(at=now, seat=seat, bot=log.REPLACEMENT, why="absent") for seat in away]


def match_seen(table: TableState, now: int) -> TournamentMatch | None:
    """What everybody may know about the match of a tournament."""
    event = table.opened.tournament
    if event is None:
        return None
    waits = table.stage == "seating" and bool(missing(table))
    return TournamentMatch(
        tournament=event.tournament, name=event.name, meeting=event.meeting, number=event.number, absent=event.absent,
        board=0 if event.board is None else event.board.board, left=max(0, come_by(table) - now) if waits else None,
    )  # fmt: skip


def _event(table: TableState) -> log.ForTournament:
    event = table.opened.tournament
    assert event is not None
    return event
