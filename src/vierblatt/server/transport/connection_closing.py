"""Closing connections whose other side does not read what was written, or does not finish its request."""

from __future__ import annotations

import asyncio
import socket
import struct
import sys
from typing import Any

if sys.platform == "linux":
    import fcntl
    import termios

_AT_ONCE = struct.pack("ii", 1, 0)  # as SO_LINGER: closing does not wait
_NUMBER = struct.Struct("i")
LOOK_AGAIN = 0.1  #: seconds between two checks of a connection that is to be closed


def abort_connection(transport: asyncio.Transport) -> None:
    """Ends a connection and discards everything unread, including what the system holds."""
    transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE)
    transport.abort()


def unread_bytes(transport: asyncio.Transport) -> int:
    """Bytes that were written but not yet taken by the other side, in this process and in the system.

    The system takes megabytes for a client that reads little by little, and asks for more only when a good part of
    that is gone; Linux reports how much it holds. TLS holds up to a hundred kilobytes without reporting them.
    """
    sock = transport.get_extra_info("socket")
    if sock.fileno() < 0:
        return 0
    held = 0
    if sys.platform == "linux":
        (held,) = _NUMBER.unpack(fcntl.ioctl(sock.fileno(), termios.TIOCOUTQ, bytes(_NUMBER.size)))
    return transport.get_write_buffer_size() + int(held)


class DrainingTlsTransport:
    """A TLS transport that closes when everything written has been taken, as one without TLS does.

    asyncio gives the other side half a minute after the closing, and then discards the rest. Users of this class must
    abort the connection themselves (`abort_connection`) if a client takes nothing.
    """

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._closing = False
        self.write = transport.write  # the method that is called most

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def is_closing(self) -> bool:
        """Whether it was closed or lost."""
        return self._closing or self._transport.is_closing()

    def close(self) -> None:
        """Closes it when everything written has been taken."""
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
