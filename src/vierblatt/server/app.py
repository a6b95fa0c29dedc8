"""The application: every part of the server, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import structlog
from starlette.applications import Starlette
from starlette.requests import HTTPConnection
from starlette.routing import BaseRoute, WebSocketRoute

from vierblatt.server import monitoring
from vierblatt.server.accounts.identity import Caller, Identity
from vierblatt.server.address import address_of
from vierblatt.server.config import Config
from vierblatt.server.live import Hub, Sockets
from vierblatt.server.live.services import milliseconds
from vierblatt.server.metrics import Metrics
from vierblatt.server.store.port import Store
from vierblatt.server.store.sql import SqlStore
from vierblatt.server.table import Table


@dataclass(frozen=True)
class Application:
    """asgi: to be served. hub: its tables, which come to rest before the sockets are closed."""

    asgi: Starlette
    hub: Hub


def build(config: Config, *, owner: str, store: Store | None = None) -> Application:
    """The application of a configuration. owner: the name under which this process holds leases."""
    store = store or SqlStore(config.database_url)
    metrics, log, identity = Metrics(), structlog.get_logger("vierblatt"), Identity(store)

    async def finished(table: Table, now: int) -> None:
        pass

    hub = Hub(store, limits=config.limits, metrics=metrics, log=log, owner=owner, finished=finished)

    async def identify(token: str) -> Caller:
        return await identity.caller(token, milliseconds())

    def address(connection: HTTPConnection) -> str:
        return address_of(connection, config)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await store.open()
        try:
            await hub.start()
            yield
            await hub.stop()
        finally:
            await store.close()

    sockets = Sockets(hub, config, identify, address)
    routes: list[BaseRoute] = [WebSocketRoute("/ws", sockets.serve), *monitoring.routes(config, store, metrics)]
    return Application(Starlette(routes=routes, lifespan=lifespan), hub)
