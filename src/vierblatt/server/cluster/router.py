"""Routes commands to their tables, which are here, at another node, or taken over from one that is gone."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from structlog.typing import FilteringBoundLogger

from vierblatt.errors import VierblattError
from vierblatt.protocol.commands import ToTable
from vierblatt.server.cluster.links import Links
from vierblatt.server.live import Hub, LiveFault
from vierblatt.server.live.connection import Connection
from vierblatt.server.store.port import Store, StoreFault

LOOK_AGAIN = 0.2  #: seconds
#: Seconds before a table is reported as unavailable; the tables of a dead node are taken over sooner.
SEARCH_TIMEOUT = 8.0
MOST_ROUTES = 20_000  #: routes that are remembered; the store has all

#: A connection, its command, and when that arrived, by `time.perf_counter`.
Said = tuple[Connection, ToTable, float]
#: Forwards a command to another node.
Forwarded = Callable[[Connection, ToTable, str], None]


class Router:
    """owner: the name under which this node holds leases."""

    def __init__(
        self, hub: Hub, store: Store, links: Links, owner: str, forward: Forwarded, log: FilteringBoundLogger
    ) -> None:
        self._hub, self._store, self._links, self._owner = hub, store, links, owner
        self._forward, self._log = forward, log
        self._routes: dict[str, str] = {}  # the nodes of tables that are elsewhere
        self._waiting: dict[str, list[Said]] = {}  # commands for tables that are being located
        self._tasks: dict[asyncio.Task[None], None] = {}

    def submit(self, connection: Connection, command: ToTable, received_at: float) -> None:
        """Routes a command to its table, after earlier commands to the same table. Raises LiveFault."""
        table = command.table
        if table in self._waiting:
            self._waiting[table].append((connection, command, received_at))
        elif self._hub.has(table) and self._hub.leases.in_time:
            self._hub.submit(connection, command, received_at)
        elif (node := self._routes.get(table)) is not None:
            self._forward(connection, command, node)
        else:
            self._waiting[table] = [(connection, command, received_at)]
            task = asyncio.create_task(self._deliver(table), name=f"find {table}")
            self._tasks[task] = None
            task.add_done_callback(self._tasks.pop)

    async def find(self, table: str) -> str:
        """Finds the node of a table; empty for this node, which then has it in memory. Raises VierblattError."""
        try:
            async with asyncio.timeout(SEARCH_TIMEOUT):  # a store that was cut off may not answer at all
                while True:
                    with contextlib.suppress(StoreFault):
                        node = await self._look(table)
                        if node is not None:
                            return node
                    await asyncio.sleep(LOOK_AGAIN)
        except TimeoutError:
            raise LiveFault("table-away", table=table) from None

    def forget(self, node: str) -> None:
        """Forgets the routes to a node: its tables may be anywhere now."""
        self._routes = {table: target for table, target in self._routes.items() if target != node}

    def forget_table(self, table: str) -> None:
        """Forgets the route to a table, which may be anywhere now."""
        self._routes.pop(table, None)

    async def stop(self) -> None:
        """Cancels all searches."""
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _look(self, table: str) -> str | None:
        """The node of a table if it can be reached or this node could take the table; else None."""
        if not self._hub.leases.in_time:
            return None  # others might at once take what this node has or takes now
        if self._hub.has(table):
            return ""
        owner = await self._store.holder(table)
        if owner and owner != self._owner:
            if self._links.reaches(owner):
                return owner
            if not self._links.misses(owner):
                return None
        if await self._store.table(table) is None:  # checked first: finding out by a write would cost more
            raise LiveFault("unknown-table", table=table)
        # A node that hears the bus takes tables from one that is silent; the fence keeps that one from writing.
        lease = await self._store.acquire(table, self._owner, besides=owner)
        if lease is not None:
            self._hub.at(table, lease)
            return ""
        return None  # another node was quicker

    async def _deliver(self, table: str) -> None:
        """Finds a table and passes on the commands that waited for it."""
        fault: VierblattError | None = None
        node = ""
        try:
            node = await self.find(table)
        except VierblattError as error:
            fault = error
        except Exception:  # noqa: BLE001 - the waiting clients are told; it is logged
            self._log.exception("table-not-found", table=table)
            fault = LiveFault("server-fault")
        waiting = self._waiting.pop(table)
        if node:
            self._routes[table] = node
            if len(self._routes) > MOST_ROUTES:
                del self._routes[next(iter(self._routes))]
        for connection, command, received_at in waiting:
            try:
                if fault is not None:
                    raise fault
                if node:
                    self._forward(connection, command, node)
                else:
                    self._hub.submit(connection, command, received_at)
            except VierblattError as refusal:
                connection.refuse(command.id, refusal)
