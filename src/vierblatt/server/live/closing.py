"""Why the server closes a socket: the close codes that clients meet."""

from __future__ import annotations

from enum import IntEnum


class CloseCode(IntEnum):
    """A close code of the WebSocket protocol; those from 4000 on are our own."""

    POLICY = 1008  #: too many frames that were no commands, or too fast for too long
    RESTARTING = 1012  #: the server goes down; `Restarting` said when to come back
    SLOW = 4001  #: the client does not read quickly enough; it may come back at once
    RESYNC = 4002  #: the server's picture of a table was stale; come back and enter anew
    REFUSED = 4003  #: the greeting was refused
    CROWDED = 4004  #: too many sockets of this address or player
