"""The end of a connection whose other side does not take what was written, or does not say what it wants."""

from __future__ import annotations

import asyncio
import socket
import struct

_AT_ONCE = struct.pack("ii", 1, 0)  # as SO_LINGER: closing waits for nobody


def break_off(transport: asyncio.Transport) -> None:
    """Ends a connection with what was not read: the system, too, is to keep nothing of it."""
    transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE)
    transport.abort()
