"""What every actor needs of the server around it."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from structlog.typing import FilteringBoundLogger

from vierblatt.server.live.bucket import Rate
from vierblatt.server.live.faults import LiveFault
from vierblatt.server.live.thinking import BotWorkers
from vierblatt.server.ops.metrics import Metrics
from vierblatt.server.store.port import Store
from vierblatt.server.table import Table

#: Keeps the record of a match that was played to its end; may be called again for the same table.
Finished = Callable[[Table, int], Awaitable[None]]


def milliseconds() -> int:
    """The time of day in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class SteadyClock:
    """Milliseconds since 1970, as they were when it was made and as they have passed since.

    Whoever sets the system's clock meanwhile takes no player's time away, and lets no table wait.
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
    started: int  #: when this process began; what is older in a log was before a restart
    forget: Callable[[str, object], None]  #: this actor of that table is not to be used any more
    changed: Callable[[], None]  #: the lobby may have to show something else
    bot_workers: BotWorkers  #: where slow bots think
    rematch: Callable[[Table], Awaitable[str]]  #: opens the table after a table, with its people; its id
    seats: Rate  #: how often each player may take a seat
    entries: int  #: of a table's log: from here on only the match goes on, and at twice as many the table is closed
    lost: int = 0  #: tables in memory that turned out to be somebody else's

    def check_seat(self, player: str) -> None:
        """Raises LiveFault for a player who takes seats too quickly."""
        if not self.seats.take(player):
            raise LiveFault("too-many-seats")

    def check_log(self, table: Table) -> None:
        """Raises LiveFault for a table at which too much has happened already."""
        if table.seq >= self.entries:
            raise LiveFault("log-full", entries=self.entries)
