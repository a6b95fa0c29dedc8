"""Runs uvicorn around the application, from starting to listen to an orderly end."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import threading
from collections.abc import Awaitable, Callable, Iterator
from types import FrameType

import structlog
import uvicorn
from sqlalchemy import make_url

from vierblatt.protocol.commands import LARGEST
from vierblatt.server.app import Application
from vierblatt.server.http.chunked_responses import ChunkedResponseMiddleware
from vierblatt.server.ops import logs, memory
from vierblatt.server.ops.config import Config
from vierblatt.server.store.port import StoreFault
from vierblatt.server.transport.pending_connections import PendingConnections
from vierblatt.server.transport.wire import WebSocketProtocol

Ready = Callable[[str], None]

OPENING_WAIT = 60.0  #: seconds that a database which has been reached may take to answer when a server starts
OPENING_AGAIN = 1.0  #: seconds until it is asked again
GOODBYE_WAIT = 5  #: seconds that sockets may take to close at the end
LOOK_AGAIN = 0.1  #: seconds until a second SIGINT is noticed, as in uvicorn


class Server(uvicorn.Server):
    """Reports when it listens, and stops the tables before it closes the sockets."""

    def __init__(self, application: Application, ready: Ready) -> None:
        given = application.config
        config = uvicorn.Config(
            ChunkedResponseMiddleware(application.asgi), host=given.host, port=given.port,
            log_config=None, access_log=False, server_header=False,
            http=PendingConnections(given, application.metrics.refused).protocol,  # type: ignore[arg-type] # it is only called
            ws=WebSocketProtocol, ws_max_size=4 * LARGEST, ws_per_message_deflate=False,
            ws_ping_interval=given.ping_every, ws_ping_timeout=given.ping_wait, lifespan="off", proxy_headers=False,
            timeout_graceful_shutdown=GOODBYE_WAIT,
            ssl_certfile=given.tls_cert or None, ssl_keyfile=given.tls_key or None,
        )  # fmt: skip
        super().__init__(config)
        self._application, self._ready = application, ready

    @property
    def database(self) -> str:
        """The name of its database, without user and password."""
        return str(make_url(self._application.config.database_url).database)

    async def live(self) -> None:
        """Runs from the opening of the store to its closing; raises StoreFault if it cannot be opened."""
        await self._application.open()
        try:
            await self.serve()
        finally:
            await self._application.close()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts to listen, then reports the URL."""
        await super().startup(sockets)
        if self.started:
            self._ready(self._url())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accepts no new sockets, lets the tables finish unless a second SIGINT came, then closes everything."""
        for server in self.servers:
            server.close()
        resting = asyncio.create_task(self._application.rest())
        while not self.force_exit and not resting.done():
            await asyncio.wait([resting], timeout=LOOK_AGAIN)
        resting.cancel()  # has no effect if it is done
        await asyncio.wait([resting])
        if not resting.cancelled():
            resting.result()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ends in the same orderly way when the terminal is closed, unless that is to be ignored, as by nohup."""
        with super().capture_signals():
            hangup = getattr(signal, "SIGHUP", None)
            if hangup is None or signal.getsignal(hangup) is signal.SIG_IGN or not _in_main_thread():
                yield
                return
            before = signal.signal(hangup, self.handle_exit)
            try:
                yield
            finally:
                signal.signal(hangup, before)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 - uvicorn calls it this way
        """A signal ends the server in an orderly way; a second SIGINT waits for nothing."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    def _url(self) -> str:
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        shown = f"[{host}]" if ":" in host else host
        return f"{'https' if self.config.is_ssl else 'http'}://{shown}:{port}"


def _in_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()


def serve(config: Config, ready: Ready, owner: str) -> None:
    """Serves until SIGINT, SIGTERM or SIGHUP.

    Raises StoreFault if the database is not available, or stays silent too long. ready: called with the URL as soon as
    the server listens. owner: as `ops.database_lock.reserve_database` yields it.
    """
    logs.configure(config)

    def listening(url: str) -> None:
        memory.release()
        ready(url)

    asyncio.run(live_patiently(lambda: Server(Application(config, owner=owner), listening)))


async def live_patiently(make: Callable[[], Server], sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
    """Runs a server to its end. If the database stops answering while it starts, another one starts a little later.

    A busy database may refuse a connection or need longer than a running server would wait. Raises StoreFault
    ``store-cannot-open`` after `OPENING_WAIT` seconds.
    """
    waited = 0.0
    while True:
        server = make()
        try:
            return await server.live()
        except StoreFault as fault:
            if fault.code != "store-down" or server.started:
                raise
            reason = str(fault.__cause__ or fault)
            if waited >= OPENING_WAIT:
                raise StoreFault("store-cannot-open", database=server.database, reason=reason) from fault
            structlog.get_logger("vierblatt").info("database-silent", reason=reason)
        await sleep(OPENING_AGAIN)
        waited += OPENING_AGAIN
