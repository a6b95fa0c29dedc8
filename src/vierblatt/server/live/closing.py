"""Why the server closes a socket: the close codes that clients get."""

from __future__ import annotations

from enum import IntEnum


class CloseCode(IntEnum):
    """A close code of the WebSocket protocol; those from 4000 upwards are our own."""

    POLICY = 1008  #: too many invalid frames, or commands too fast for too long
    RESTARTING = 1012  #: the server is shutting down; `Restarting` said when to reconnect
    SLOW = 4001  #: the client reads too slowly; it may reconnect at once
    RESYNC = 4002  #: the server's state of a table was stale; reconnect and enter again
    REFUSED = 4003  #: the greeting was refused
    CROWDED = 4004  #: too many sockets from this address or player
