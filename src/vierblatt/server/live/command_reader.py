"""Reads the commands of one socket: decodes them, applies the limits and passes them on."""

from __future__ import annotations

import time
from collections.abc import Callable

from vierblatt.protocol import commands
from vierblatt.server.live.bucket import TokenBucket
from vierblatt.server.live.closing import CloseCode
from vierblatt.server.live.connection import Connection
from vierblatt.server.live.faults import LiveFault
from vierblatt.server.live.outbox import Outbox
from vierblatt.server.ops.config import Limits

#: The ASGI scope extension with which a socket offers to pass incoming text straight to a callback, without waking a
#: task; `receive` then reports only the end of the socket.
DELIVER_TO = "vierblatt.deliver_to"
#: Registers the callback.
DeliverTo = Callable[[Callable[[str], None]], None]

MOST_BAD = 20  #: invalid frames before the socket is closed
MOST_TOO_FAST = 200  #: excess of refused over accepted commands before the socket is closed

Route = Callable[[Connection, commands.AnyCommand], None]


class CommandReader:
    """The reader of one socket. route: receives each accepted command."""

    def __init__(self, connection: Connection, outbox: Outbox, limits: Limits, route: Route) -> None:
        self._connection, self._outbox, self._route = connection, outbox, route
        self._bucket = TokenBucket(limits.commands, limits.commands_per_second, time.monotonic())
        self._bad = self._fast = 0

    def receive(self, text: str) -> None:
        """Handles an incoming text."""
        if self._outbox.code is not None:
            return  # the socket is being closed: what the client still sends is ignored
        try:
            command = commands.decode(text)
        except commands.BadMessage as fault:
            self._bad += 1
            self._connection.refuse(commands.id_of(text), fault)
            if self._bad >= MOST_BAD:
                self._connection.end(CloseCode.POLICY)
            return
        if self._bucket.take(time.monotonic()):
            self._fast = max(0, self._fast - 1)
            self._route(self._connection, command)
            return
        self._fast += 1
        self._connection.refuse(command.id, LiveFault("too-fast"))
        if self._fast >= MOST_TOO_FAST:
            self._connection.end(CloseCode.POLICY)
