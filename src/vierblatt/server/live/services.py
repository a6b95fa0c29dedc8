"""What every actor needs from the server around it."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from structlog.typing import FilteringBoundLogger

from vierblatt.protocol.values import TableSettings
from vierblatt.server.live.bucket import Rate
from vierblatt.server.live.faults import LiveFault
from vierblatt.server.live.opening import ForMajlis
from vierblatt.server.live.thinking import BotWorkers
from vierblatt.server.ops.config import VoiceConfig
from vierblatt.server.ops.metrics import Metrics
from vierblatt.server.people.reach import Reach
from vierblatt.server.store.port import Store
from vierblatt.server.table import Table

#: Stores the record of a finished match, or what an unfinished one counts for; may be called again for a table.
Finished = Callable[[Table, int], Awaitable[None]]


def milliseconds() -> int:
    """The time of day in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class SteadyClock:
    """Milliseconds since 1970: the system time at the start, plus the time that has passed since.

    Setting the system's clock meanwhile takes no player's time away and delays no table.
    """

    def __init__(self) -> None:
        self._ahead = time.time_ns() - time.monotonic_ns()

    def __call__(self) -> int:
        """The time by this clock; it never goes back."""
        return (time.monotonic_ns() + self._ahead) // 1_000_000


@dataclass(kw_only=True)
class TableServices:
    """The hub makes one for all its actors. owner: the name under which this process holds leases."""

    store: Store
    metrics: Metrics
    log: FilteringBoundLogger
    owner: str
    finished: Finished
    now: Callable[[], int]  #: milliseconds since 1970; never goes back
    started: int  #: when this process started; older log entries precede a restart
    forget: Callable[[str, object], None]  #: drops the actor of a table, which must not be used any more
    changed: Callable[[str | None], None]  #: a list of tables may have changed: the lobby's, or that of a majlis
    bot_workers: BotWorkers  #: where slow bots think
    ended: list[Callable[[Table], None]]  #: called once everything about a table that has ended is stored
    rematch: Callable[[Table, str], Awaitable[str]]  #: opens the rematch that a player asks for and returns its id
    seats: Rate  #: how often each player may take a seat
    reach: Reach  #: who can reach whom
    voice: VoiceConfig  #: whether and how people at private tables may talk
    entries: int  #: log length from which only the match continues; at twice that, the table is closed
    lost: int = 0  #: tables in memory that another process had taken over

    def check_seat(self, player: str) -> None:
        """Raises LiveFault for a player who takes seats too quickly."""
        if not self.seats.take(player):
            raise LiveFault("too-many-seats")

    async def check_company(self, table: Table, player: str) -> None:
        """Raises LiveFault if a player would wait for a match together with somebody whom they cannot reach.

        Who sits together at a table of a tournament is decided by its pairings.
        """
        waits = table.stage == "seating" and table.opened.tournament is None
        if waits and not await self.reach.may_join(player, table.seats):
            raise LiveFault("seat-not-open")

    async def check_queue(self, table: Table, player: str) -> None:
        """Raises LiveFault if a player would wait for a seat together with somebody whom they cannot reach."""
        seated = [seat.player for seat in table.seats if seat.kind == "human"]
        waiting = [each.player for place in table.queue.places for each in place.people]
        if await self.reach.apart(player, [*seated, *waiting]):
            raise LiveFault("seat-not-open")

    def check_new(self, player: str, settings: TableSettings, majlis: ForMajlis | None) -> None:
        """Raises LiveFault for a new table with voice if this server offers none, or if the player opens too many.

        The tables of a majlis can be opened all the same: its settings may be from a time when the server offered it.
        """
        self.check_seat(player)
        if settings.voice is True and not self.voice.on and majlis is None:
            raise LiveFault("voice-not-offered")

    def check_log(self, table: Table) -> None:
        """Raises LiveFault for a table whose log is full."""
        if table.seq >= self.entries:
            raise LiveFault("log-full", entries=self.entries)
