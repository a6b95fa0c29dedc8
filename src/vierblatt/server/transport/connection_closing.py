"""The end of a connection whose other side does not take what was written, or does not say what it wants."""

from __future__ import annotations

import asyncio
import socket
import struct
import sys
from typing import Any

if sys.platform == "linux":
    import fcntl
    import termios

_AT_ONCE = struct.pack("ii", 1, 0)  # as SO_LINGER: closing waits for nobody
_NUMBER = struct.Struct("i")
LOOK_AGAIN = 0.1  #: seconds until a connection that is to be closed is looked at again


def abort_connection(transport: asyncio.Transport) -> None:
    """Ends a connection with what was not read: the system, too, is to keep nothing of it."""
    transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE)
    transport.abort()


def unread_bytes(transport: asyncio.Transport) -> int:
    """Bytes that were written and that the other side has not taken, in this process and in the system.

    The system takes megabytes for a client that reads little by little, and asks for more only when a good part of
    that is gone; Linux tells what it holds. TLS holds up to a hundred kilobytes of which nobody tells.
    """
    sock = transport.get_extra_info("socket")
    if sock.fileno() < 0:
        return 0
    held = 0
    if sys.platform == "linux":
        (held,) = _NUMBER.unpack(fcntl.ioctl(sock.fileno(), termios.TIOCOUTQ, bytes(_NUMBER.size)))
    return transport.get_write_buffer_size() + int(held)


class DrainingTlsTransport:
    """A transport over TLS that is closed when all was taken that was written, as one without TLS is.

    asyncio gives the other side half a minute from the closing on, and then throws away what is left. Whoever uses this
    has to break off (`abort_connection`) when a client takes nothing.
    """

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._closing = False
        self.write = transport.write  # what is called most

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def is_closing(self) -> bool:
        """Whether it was closed, or is lost."""
        return self._closing or self._transport.is_closing()

    def close(self) -> None:
        """Closes it in time."""
        if not self.is_closing():
            self._closing = True
            self._close_when_read()

    def _close_when_read(self) -> None:
        if self._transport.is_closing():
            return
        if unread_bytes(self._transport):
            asyncio.get_running_loop().call_later(LOOK_AGAIN, self._close_when_read)
        else:
            self._transport.close()
