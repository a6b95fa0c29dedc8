"""One node: its hub, and everything that connects it to the others."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import time

from structlog.typing import FilteringBoundLogger

from vierblatt.errors import VierblattError
from vierblatt.protocol.commands import ToTable
from vierblatt.protocol.majlis import MajlisPart
from vierblatt.server.cluster.bus import Bus
from vierblatt.server.cluster.calls import Calls
from vierblatt.server.cluster.directory import Directory
from vierblatt.server.cluster.gateway import Gateway
from vierblatt.server.cluster.links import BEAT, Links
from vierblatt.server.cluster.messages import (
    AnyMessage,
    CallReply,
    CallRequest,
    CloseSocket,
    Dismiss,
    Forward,
    Listing,
    MajlisNews,
    NoticeNews,
    ReviewNews,
    ReviewPeople,
    SendFrame,
    SocketGone,
)
from vierblatt.server.cluster.remote_connections import RemoteConnection, RemoteConnections
from vierblatt.server.cluster.router import Router
from vierblatt.server.cluster.seal import SECRET, Seal
from vierblatt.server.cluster.sealed_bus import SealedBus
from vierblatt.server.cluster.tables import ClusterTables
from vierblatt.server.live import Hub
from vierblatt.server.live.closing import CloseCode
from vierblatt.server.live.connection import Connection
from vierblatt.server.live.faults import LiveFault, fault_of
from vierblatt.server.live.periodic_tasks import PeriodicTasks
from vierblatt.server.live.review_presence import PeopleHere
from vierblatt.server.ops.metrics import Metrics
from vierblatt.server.store.port import BUS_KEY, CLUSTER, Store

#: Milliseconds for which the tables of a dead node wait to be taken over.
LEASE = 4_000
LOOK_EVERY = 0.2  #: seconds between checks whether the leases are still valid
LOST_EVERY = 10.0  #: seconds between checks for tables taken by nodes that did not hear this one
LIST_EVERY, LIST_AGAIN = 0.5, 10.0  #: seconds until a changed, and an unchanged, lobby is sent to the others
TAKE_OVER_WAIT = 3.0  #: longest random wait, in seconds, before a dead node's tables are taken: so nodes share them


class Node:
    """See the module docstring. hub: made with `LEASE`. owner: this node's name, under which it holds leases."""

    def __init__(
        self, hub: Hub, store: Store, bus: Bus, *, owner: str, metrics: Metrics, log: FilteringBoundLogger
    ) -> None:
        self._hub, self._store, self._metrics, self._log = hub, store, metrics, log
        self._bus = SealedBus(bus, log, metrics.refused, time.monotonic)
        self.links = Links(owner, self._bus, self, log, metrics)
        self._gateway = Gateway(self.links)
        self._router = Router(hub, store, self.links, owner, self._forward, log)
        self._visitors = RemoteConnections(self.links, metrics, self._visit, hub.leave_all_tables, log)
        self._directory = Directory()
        hub.lobby.elsewhere = self._directory
        hub.majlises.elsewhere = self._tell_majlis_news
        hub.reviews.elsewhere = self._tell_review_news
        hub.reviews.presence.elsewhere = self._tell_review_people
        hub.notices.elsewhere = self._tell_notice_news
        self.tables = ClusterTables(hub, store, self._router, self.links)  #: the tables of all nodes
        self._calls = Calls(self.links, self.tables.respond, log)
        self.tables.calls = self._calls
        self.isolated = False  #: whether the others run without this node: its clients should go to them
        self._leaving = False
        self._listed: Listing | None = None
        self._listed_at = 0.0
        self._chores = PeriodicTasks(metrics, log)
        self._watching: asyncio.Task[None] | None = None
        self._taking_over: asyncio.Task[None] | None = None
        self._looking: asyncio.Task[None] | None = None

    # --- life ---------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Starts the hub and joins the other nodes; the store must be open."""
        await self._hub.start()
        group = await self._store.put_setting(CLUSTER, secrets.token_hex(8).encode())
        self._bus.seal = Seal(await self._store.put_setting(BUS_KEY, secrets.token_bytes(SECRET)), self.links.node)
        await self.links.start(group.decode())
        self._log.info("node-started", node=self.links.node)
        self._chores.start(BEAT, self._heartbeat)
        self._chores.start(LOOK_EVERY, self._look_at_leases)
        self._chores.start(LIST_EVERY, self._list)
        # A node that hears all others but is not heard for a while is never told what was taken from it.
        self._chores.start(LOST_EVERY, self._hub.give_up_lost)
        self._watching = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """Releases everything and tells the others, even if this is cancelled. Works only once."""
        if self._leaving:
            return
        self._leaving = True
        try:
            await self._hub.stop()
        finally:
            await self._end()

    async def _end(self) -> None:
        await self._chores.stop()
        tasks = [task for task in (self._watching, self._taking_over, self._looking) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._router.stop()
        await self._calls.stop()
        await self.links.stop()

    def _heartbeat(self) -> None:
        """Sends a heartbeat while the leases are valid, and checks which other nodes are present."""
        self._send_heartbeat()
        self.links.check()
        self._metrics.nodes.set(1 + len(self.links.nodes()))

    def _send_heartbeat(self) -> None:
        if self._hub.leases.in_time:
            self.links.send_heartbeat()

    def _look_at_leases(self) -> None:
        """Sends all clients elsewhere if the leases are about to expire, or the others run without this node."""
        useless = not self._hub.leases.in_time or self.isolated
        if useless and not self._hub.refuses_players:
            self._log.warning("cut-off" if self.isolated else "leases-late")
            self._visitors.dismiss_all()
            self._hub.resync()
        self._hub.refuses_players = useless

    async def _watch(self) -> None:
        """Notices that others have taken tables while this node could not hear them."""
        lost = self._hub.lost
        while True:
            connected = self.links.connected
            await asyncio.sleep(BEAT)
            if connected and self.links.connected:
                self.isolated, lost = False, self._hub.lost
                continue
            with contextlib.suppress(VierblattError):  # then the leases expire anyway
                await self._hub.give_up_lost()
            self.isolated = self._hub.lost > lost

    def _list(self) -> None:
        lines, players = self._hub.lobby.own()
        listing = Listing(self.links.node, lines, players)
        now = time.monotonic()
        if listing != self._listed or now - self._listed_at > LIST_AGAIN:
            self._listed, self._listed_at = listing, now
            self.links.list(listing)

    # --- sockets of this node -----------------------------------------------------------------------------------------

    def submit(self, connection: Connection, command: ToTable, received_at: float) -> None:
        """Routes a command from a socket. Raises LiveFault."""
        self._router.submit(connection, command, received_at)

    def goodbye(self, connection: Connection) -> None:
        """Removes a closed socket."""
        self._hub.goodbye(connection)
        self._gateway.gone(connection)

    def _visit(self, connection: Connection, command: ToTable) -> None:
        if not self._leaving:  # else its gateway soon learns that it has to look again
            self._router.submit(connection, command, time.perf_counter())

    def _forward(self, connection: Connection, command: ToTable, node: str) -> None:
        if isinstance(connection, RemoteConnection):
            connection.end(CloseCode.RESYNC)  # its gateway wrongly believes that the table is here
        else:
            self._metrics.forwarded.inc()
            self._gateway.forward(connection, command, node)

    def _tell_majlis_news(self, majlis: str, what: MajlisPart) -> None:
        for node in self.links.nodes():
            self.links.send(node, MajlisNews(majlis, what))

    def _tell_review_news(self, review: str) -> None:
        for node in self.links.nodes():
            self.links.send(node, ReviewNews(review))

    def _tell_review_people(self, review: str, here: PeopleHere, *, asks: bool) -> None:
        for node in self.links.nodes():
            self.links.send(node, ReviewPeople(review, [*here.people], here.count, asks))

    def _tell_notice_news(self, player: str) -> None:
        for node in self.links.nodes():
            self.links.send(node, NoticeNews(player))

    # --- messages from other nodes ------------------------------------------------------------------------------------

    def on_message(self, node: str, message: AnyMessage) -> None:
        """Handles a message from a node; each comes once and in order."""
        match message:
            case SendFrame():
                self._gateway.tell(message)
            case Forward():
                self._visitors.take(node, message)
            case SocketGone():
                self._visitors.left(node, message)
            case CloseSocket():
                for table in self._gateway.end(message):
                    self._router.forget_table(table)
            case Dismiss():
                self._hub.dismiss(message.player)
            case MajlisNews():
                self._hub.majlises.heard(message.majlis, message.what)
            case ReviewNews():
                self._hub.reviews.heard(message.review)
            case ReviewPeople():
                here = PeopleHere(tuple(message.people), message.count)
                self._hub.reviews.presence.heard(node, message.review, here, asks=message.asks)
            case NoticeNews():
                self._hub.notices.heard(message.player)
            case CallRequest() | CallReply():
                self._calls.take(node, message)

    def on_unsendable(self, node: str, message: AnyMessage) -> None:
        """Handles a message that cannot be encoded: tells whoever is waiting for its result."""
        match message:
            case Forward():
                self._gateway.on_unsendable(message)
            case CallRequest():
                self._calls.on_unsendable(message)
            case CallReply():
                self.links.send(node, CallReply(message.number, fault=fault_of(LiveFault("server-fault"))))
            case SendFrame():
                self.links.send(node, CloseSocket(message.socket, CloseCode.RESYNC))
            case _:  # no one is waiting
                pass

    def on_link_broken(self, node: str) -> None:
        """Handles a broken link: messages to or from the node may have been lost."""
        self._metrics.links_broken.inc()
        self._router.forget(node)
        self._gateway.on_link_broken(node)
        self._visitors.on_link_broken(node)
        self._calls.on_link_broken(node)
        self._hub.majlises.missed()
        self._hub.reviews.missed()
        self._hub.notices.missed()
        self._hub.reviews.presence.forget(node)
        if node not in self.links.nodes():
            self._directory.remove(node)
            self._hub.lobby.changed()
            self._take_over_tables_soon()

    def on_listing(self, listing: Listing) -> None:
        """Handles a node's lobby listing."""
        if self._directory.put(listing):
            self._hub.lobby.changed()

    def on_node_appeared(self, node: str) -> None:
        """Handles a node that has appeared: sends it the lobby soon, and checks whether it has taken tables."""
        self._listed = None
        self._send_heartbeat()  # this names that node, which would otherwise ignore the next listing
        self._hub.reviews.presence.forget(node)
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look_for_lost())

    async def _look_for_lost(self) -> None:
        """Gives up the tables that were taken by nodes that did not hear this one for a while."""
        await asyncio.sleep(2 * BEAT)
        with contextlib.suppress(VierblattError):  # then an append finds out
            await self._hub.give_up_lost()

    def _take_over_tables_soon(self) -> None:
        """Takes over the tables of a node that is gone, sharing them with the other nodes."""
        if self._taking_over is None or self._taking_over.done():
            self._taking_over = asyncio.create_task(self._take_over_tables())

    async def _take_over_tables(self) -> None:
        await asyncio.sleep(LEASE / 1000 + random.uniform(0, TAKE_OVER_WAIT))
        with contextlib.suppress(VierblattError):  # the store is down: the hub looks again later
            await self._hub.scan_open_tables()
