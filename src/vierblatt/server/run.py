"""Serving: uvicorn around the application, from the first listening to an orderly end."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable

import uvicorn

from vierblatt.protocol.commands import LARGEST
from vierblatt.server import logs
from vierblatt.server.app import Application, build
from vierblatt.server.config import Config

Ready = Callable[[str], None]

PING_EVERY, PING_WAIT = 20.0, 40.0  #: seconds; a phone that changes its network is away for a while
GOODBYE_WAIT = 5  #: seconds that sockets may take to close at the end


class Server(uvicorn.Server):
    """Tells when it listens, and lets the tables come to rest before it closes the sockets."""

    def __init__(self, config: uvicorn.Config, application: Application, ready: Ready) -> None:
        super().__init__(config)
        self._application, self._ready = application, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts to listen, then says where."""
        await super().startup(sockets)
        if self.started:
            self._ready(self._url())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """No new sockets, then the tables finish what they do, then everything is closed."""
        for server in self.servers:
            server.close()
        await self._application.hub.stop()
        await super().shutdown(sockets)

    def _url(self) -> str:
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        shown = f"[{host}]" if ":" in host else host
        return f"{'https' if self.config.is_ssl else 'http'}://{shown}:{port}"


def server(config: Config, ready: Ready, application: Application) -> Server:
    """A server that has not begun; `serve()` of it runs in an event loop."""
    settings = uvicorn.Config(
        application.asgi, host=config.host, port=config.port, log_config=None, access_log=False, server_header=False,
        ws="websockets-sansio", ws_max_size=4 * LARGEST, ws_per_message_deflate=False, ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_WAIT, lifespan="on", proxy_headers=False, timeout_graceful_shutdown=GOODBYE_WAIT,
        ssl_certfile=config.tls_cert or None, ssl_keyfile=config.tls_key or None,
    )  # fmt: skip
    return Server(settings, application, ready)


def serve(config: Config, ready: Ready, owner: str) -> None:
    """Serves until SIGINT or SIGTERM. ready: is told the URL as soon as the server listens. owner: see `occupied`."""
    logs.configure(config)
    running = server(config, ready, build(config, owner=owner))
    try:
        asyncio.run(running.serve())
    except KeyboardInterrupt:  # the signal that ended it, given back when everything was closed
        return
