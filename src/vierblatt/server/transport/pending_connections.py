"""Connections before they become sockets: how many an address may have, and how long each may keep the server waiting.

uvicorn ends a connection on which nothing comes after an answer. But if a client never sends a request, sends it byte
by byte, or does not read its answer, uvicorn would keep the connection for ever; here each of these has a deadline.
"""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from collections import Counter
from collections.abc import Callable
from enum import Enum
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from vierblatt.server.http.chunked_responses import PIECE
from vierblatt.server.http.limits import network_of
from vierblatt.server.ops.config import Config
from vierblatt.server.transport.connection_closing import DrainingTlsTransport, abort_connection, unread_bytes


class ClientDeadline(Enum):
    """What a client owes, and how many seconds it has for it."""

    HEAD = 10.0  #: all lines of the request's head
    BODY = 30.0  #: the rest of the request; the endpoint that waits for it gives up sooner and says so
    READING = 60.0  #: to take what was written, or at least `SLOWEST` bytes a second of it


SLOWEST = 1024


class PendingConnections:
    """Counts the connections of each address. refused: called with a code for each connection that was ended.

    A connection that becomes a WebSocket no longer counts: those have a limit of their own. Behind a proxy all
    connections come from one address, so the proxy has to count.
    """

    def __init__(self, config: Config, refused: Callable[[str], None]) -> None:
        self.refused = refused
        self._most = 0 if config.behind_proxy else 4 * config.limits.sockets_per_address
        self._open: Counter[str] = Counter()

    def protocol(self, **given: Any) -> PendingConnection:
        """The protocol of one connection, as uvicorn asks for it."""
        return PendingConnection(self, **given)

    def enter(self, network: str) -> bool:
        """Counts a connection; returns whether it may stay."""
        self._open[network] += 1
        return not self._most or self._open[network] <= self._most

    def leave(self, network: str) -> None:
        """Stops counting a connection that is gone or has become a WebSocket."""
        self._open[network] -= 1
        if not self._open[network]:
            del self._open[network]


class PendingConnection(H11Protocol):
    """One connection, with its deadlines."""

    _network: str | None = None
    _owed: ClientDeadline | None = None
    _due: TimerHandle | None = None
    _unread = 0  # bytes, when the client began to owe reading

    def __init__(self, arrivals: PendingConnections, **given: Any) -> None:
        super().__init__(**given)
        self._arrivals = arrivals

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as in uvicorn
        """A client has connected."""
        if transport.get_extra_info("sslcontext") is not None:
            transport.set_write_buffer_limits(PIECE)
            transport = cast("asyncio.Transport", DrainingTlsTransport(transport))
        super().connection_made(transport)
        self._network = network_of(self.client[0] if self.client else "")
        if self._arrivals.enter(self._network):
            self._look()
        else:
            self._break_off("too-many-connections")

    def data_received(self, data: bytes) -> None:
        """Some bytes have arrived."""
        if not self.transport.is_closing():
            super().data_received(data)
            self._look()

    def pause_writing(self) -> None:
        """The client does not read."""
        super().pause_writing()
        self._look()

    def resume_writing(self) -> None:
        """The client has read."""
        super().resume_writing()
        self._look()

    def on_response_complete(self) -> None:
        """An answer was written."""
        super().on_response_complete()
        self._look()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing has come since an answer, but the answer may still be on its way."""
        if unread_bytes(self.transport):
            self.timeout_keep_alive_task = self.loop.call_later(
                self.timeout_keep_alive, self.timeout_keep_alive_handler
            )
        else:
            super().timeout_keep_alive_handler()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection becomes a WebSocket, with the deadlines of its own protocol, or is refused there."""
        super().handle_websocket_upgrade(event)
        self._leave()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        super().connection_lost(exc)
        self._leave()

    def _look(self) -> None:
        """Starts the deadline for what the client owes now; a running deadline is not postponed."""
        owed = self._deadline()
        if owed is not self._owed:
            self._owed = owed
            self._unset_due()
            if owed is not None:
                self._wait_for(owed)

    def _wait_for(self, owed: ClientDeadline) -> None:
        self._unread = unread_bytes(self.transport)
        self._due = self.loop.call_later(owed.value, self._expire, owed)

    def _expire(self, owed: ClientDeadline) -> None:
        """The time is up; a large answer over a slow network may take longer, as long as it makes progress."""
        if self._deadline() is not owed:  # the client took the last of an answer, which the system does not report
            self._look()
        elif owed is ClientDeadline.READING and self._unread - unread_bytes(self.transport) >= SLOWEST * owed.value:
            self._wait_for(owed)
        else:
            self._break_off(f"slow-{owed.name.lower()}")

    def _deadline(self) -> ClientDeadline | None:
        if self._network is None:
            return None
        if self.transport.is_closing() or self.flow.write_paused:
            return ClientDeadline.READING
        if self.timeout_keep_alive_task is not None:
            return (
                ClientDeadline.READING if unread_bytes(self.transport) else None
            )  # then uvicorn waits for another request
        return {h11.IDLE: ClientDeadline.HEAD, h11.SEND_BODY: ClientDeadline.BODY}.get(self.conn.their_state)

    def _break_off(self, code: str) -> None:
        self._arrivals.refused(code)
        abort_connection(self.transport)

    def _leave(self) -> None:
        self._unset_due()
        if self._network is not None:
            self._arrivals.leave(self._network)
            self._network = None

    def _unset_due(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None
