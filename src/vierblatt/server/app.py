"""The application: every part of the server, put together."""

from __future__ import annotations

from collections.abc import Sequence

import structlog
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection
from starlette.routing import BaseRoute, WebSocketRoute

from vierblatt.server import monitoring, report, site
from vierblatt.server.accounts.identity import Caller, Identity
from vierblatt.server.accounts.results import Results
from vierblatt.server.address import address_of
from vierblatt.server.analysing import Analysts
from vierblatt.server.config import Config
from vierblatt.server.http import SecurityHeaders, Services, routes
from vierblatt.server.http.limits import network_of
from vierblatt.server.live import Hub, Sockets
from vierblatt.server.live.services import milliseconds
from vierblatt.server.metrics import Metrics
from vierblatt.server.store.port import Store
from vierblatt.server.store.sql import SqlStore
from vierblatt.server.workers import Workers


class Application:
    """All of a server but the listening.

    owner: the name under which this process holds leases. pages: the routes of the web page, if not of our own.
    """

    def __init__(
        self, config: Config, *, owner: str, store: Store | None = None, pages: Sequence[BaseRoute] | None = None
    ) -> None:
        self.config = config
        self.pages = site.routes() if pages is None else pages
        self.store = store or SqlStore(config.database_url)
        self.metrics = Metrics()
        self.identity = Identity(self.store)
        self.workers = Workers()
        self.analysts = Analysts(self.store, self.workers, structlog.get_logger("vierblatt"), owner=owner)
        self.hub = Hub(
            self.store, limits=config.limits, metrics=self.metrics, log=structlog.get_logger("vierblatt"), owner=owner,
            finished=Results(self.store).finish, workers=self.workers,
        )  # fmt: skip
        self.asgi = Starlette(routes=self._routes(), middleware=[Middleware(SecurityHeaders, config=config)])

    async def open(self) -> None:
        """Opens the store and begins to look after its tables; raises StoreFault."""
        await self.store.open()
        await self.hub.start()
        self.analysts.start()

    async def close(self) -> None:
        """Lets the tables come to rest and closes the store."""
        await self.hub.stop()
        await self.analysts.stop()
        self.workers.stop()
        await self.store.close()

    def _routes(self) -> list[BaseRoute]:
        sockets = Sockets(self.hub, self.config, self._identify, self._address)
        return [
            WebSocketRoute("/ws", sockets.serve),
            *monitoring.routes(self.config, self.store, self.metrics),
            *routes(Services.of(self.config, self.store, self.hub, self.identity, self.analysts)),
            *report.routes(self.store),
            *self.pages,
        ]

    async def _identify(self, token: str) -> Caller:
        return await self.identity.caller(token, milliseconds())

    def _address(self, connection: HTTPConnection) -> str:
        return network_of(address_of(connection, self.config))
