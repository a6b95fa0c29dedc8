"""The application: every part of the server, put together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence

import structlog
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection
from starlette.routing import BaseRoute, WebSocketRoute
from structlog.typing import FilteringBoundLogger

from vierblatt.bots.level_nets import LevelNets
from vierblatt.extras import packages_of
from vierblatt.server.accounts.identity import Caller, Identity
from vierblatt.server.accounts.results import Results
from vierblatt.server.cluster import Bus, Node
from vierblatt.server.cluster.node import LEASE as NODE_LEASE
from vierblatt.server.daily import DailyBots, DailyDeals
from vierblatt.server.http import HttpServices, RateLimitMiddleware, SecurityHeaders, routes
from vierblatt.server.http.faults import server_error_handler
from vierblatt.server.http.limits import RequestLimits, network_of
from vierblatt.server.live import Hub, Sockets
from vierblatt.server.live.leases import LEASE
from vierblatt.server.live.periodic_tasks import PeriodicTasks
from vierblatt.server.live.services import milliseconds
from vierblatt.server.live.thinking import BotWorkers
from vierblatt.server.ops import monitoring
from vierblatt.server.ops.config import Config
from vierblatt.server.ops.database_lock import database_file
from vierblatt.server.ops.metrics import Metrics
from vierblatt.server.ops.pruning import EVERY, FIRST, Pruner
from vierblatt.server.pages import report, site
from vierblatt.server.puzzles.library import PuzzleLibrary
from vierblatt.server.puzzles.shelf import PuzzleShelf
from vierblatt.server.store.port import Store
from vierblatt.server.store.sql import SqlStore
from vierblatt.server.tournament.table_keeper import TableKeeper
from vierblatt.server.tournament.tournaments import Tournaments
from vierblatt.server.transport.address import address_of
from vierblatt.server.workers.analysing import Analysts
from vierblatt.server.workers.judging import PointJudges
from vierblatt.server.workers.workers import Workers

EVENTS_EVERY = 60.0  #: seconds between two looks for standing events that are due
#: Seconds that the tables have to stop when the server stops.
REST_WAIT = 8.0


class Application:
    """Everything in a server except listening on a port.

    owner: the name under which this process holds leases. pages: the routes of the web page, if not the standard ones.
    bus: the connection to the other nodes that serve the same tables, if not the configured one. clock: seconds, by
    which requests are counted.
    """

    def __init__(
        self,
        config: Config,
        *,
        owner: str,
        store: Store | None = None,
        pages: Sequence[BaseRoute] | None = None,
        bus: Bus | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        log = self._log = structlog.get_logger("vierblatt")
        bus = bus or _bus_of(config, log)
        self.config = config
        self.pages = site.routes() if pages is None else pages
        self.store = store or SqlStore(config.database_url)
        self.metrics = Metrics()
        self.identity = Identity(self.store)
        self.workers = Workers()
        bots = DailyBots(BotWorkers(self.workers, self.metrics, log))
        self.daily = DailyDeals(self.store, bots)
        self.analysts = Analysts(self.store, self.workers, log, owner=owner)
        # If the database is a file that only one process can open, no other process ever waits for its leases.
        lease = NODE_LEASE if bus is not None or database_file(config) is None else LEASE
        self.hub = Hub(
            self.store, limits=config.limits, metrics=self.metrics, log=log, owner=owner,
            finished=Results(self.store).finish, lease=lease, voice=config.voice,
            bot_workers=BotWorkers(self.workers, self.metrics, log, LevelNets.in_folder(config.nets)),
        )  # fmt: skip
        self.node: Node | None = None
        if bus is not None:
            self.node = Node(self.hub, self.store, bus, owner=owner, metrics=self.metrics, log=log)
        self.tournaments = Tournaments(self.store, milliseconds)
        self.keeper = TableKeeper(
            self.store, self.tournaments, self.hub, self.node.tables if self.node else self.hub,
            owner=owner, metrics=self.metrics, log=log,
        )  # fmt: skip
        self.shelf = PuzzleShelf(self.store, PuzzleLibrary(config.puzzles), milliseconds)
        self._chores = PeriodicTasks(self.metrics, log)
        self._pruning = Pruner(self.store, config.retention, milliseconds, log)
        self.gate = RequestLimits(config.limits, clock)
        doors = Middleware(RateLimitMiddleware, config=config, gate=self.gate, refused=self.metrics.refused)
        handlers = {Exception: server_error_handler(self.metrics)}
        inside = Starlette(routes=self._routes(), middleware=[doors], exception_handlers=handlers)
        inside.router.redirect_slashes = False  # a redirect would go to whatever host the request names
        self.asgi = SecurityHeaders(inside, config)

    async def open(self) -> None:
        """Reads the operator's puzzles, opens the store and starts to look after its tables; cleans up if that fails.

        Raises StoreFault, and BadPuzzle for a folder of puzzles that cannot be used.
        """
        await self.shelf.open()
        await self.store.open()
        try:
            await (self.node or self.hub).start()
            self.analysts.start()
            self.keeper.start()
            self._chores.start(EVERY, self._pruning.prune, first=FIRST)
            self._chores.start(EVENTS_EVERY, self._events.make_due)
        except BaseException:
            await self.close()
            raise

    async def rest(self) -> None:
        """Stops the tables, once; gives up after `REST_WAIT` seconds if the store does not answer.

        Everything acknowledged is already stored by then; what is left to write only speeds up the next start.
        """
        try:
            async with asyncio.timeout(REST_WAIT):
                await self.keeper.stop()
                await (self.node or self.hub).stop()
        except TimeoutError:
            self._log.warning("rest-cut-short", seconds=REST_WAIT)

    async def close(self) -> None:
        """Stops the tables and closes the store."""
        await self.rest()
        await self._chores.stop()
        await self.daily.stop()
        await self.analysts.stop()
        self.workers.stop()
        await self.store.close()

    def _routes(self) -> list[BaseRoute]:
        sockets = Sockets(self.hub, self.config, self._identify, self._address, self.node)
        tables = self.node.tables if self.node else self.hub
        services = HttpServices.of(
            config=self.config, store=self.store, hub=tables, identity=self.identity, analysts=self.analysts,
            judges=PointJudges(self.workers), gate=self.gate, daily=self.daily, shelf=self.shelf,
            tournaments=self.tournaments,
        )  # fmt: skip
        self._events = services.events
        return [
            WebSocketRoute("/ws", sockets.serve),
            *monitoring.routes(self.config, self.store, self.metrics, self.node),
            *routes(services),
            *report.routes(self.store),
            *self.pages,
        ]

    async def _identify(self, token: str) -> Caller:
        return await self.identity.caller(token, milliseconds())

    def _address(self, connection: HTTPConnection) -> str:
        return network_of(address_of(connection, self.config))


def _bus_of(config: Config, log: FilteringBoundLogger) -> Bus | None:
    """The bus that a configuration names, if any; raises MissingPackage, BadConfig."""
    if not config.redis:
        return None
    with packages_of("server"):
        from vierblatt.server.cluster.redis_bus import RedisBus
    return RedisBus(config.redis, log)
