"""A WebSocket of the server without a network: tests feed it bytes, and what it writes is recorded."""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from vierblatt.server.transport.wire import WebSocketProtocol

LARGEST = 300  #: bytes of a message
OPENING = (
    b"GET /ws HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class RecordingTransport(asyncio.Transport):
    """Records what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return {"peername": ("192.0.2.1", 1), "sockname": ("192.0.2.2", 2)}.get(name, default)

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        """Does nothing."""

    def resume_reading(self) -> None:
        """Does nothing."""


def arrived(application: Any) -> tuple[WebSocketProtocol, RecordingTransport]:
    """A connection that is to become a socket of an ASGI application, and its way to the client."""
    config = uvicorn.Config(
        application, ws=WebSocketProtocol, ws_max_size=LARGEST, ws_per_message_deflate=False, ws_ping_interval=None,
        log_config=None, lifespan="off",
    )  # fmt: skip
    config.load()
    socket, way = WebSocketProtocol(config=config, server_state=ServerState(), app_state={}), RecordingTransport()
    socket.connection_made(way)
    return socket, way


def said(text: str | bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """A frame of a client."""
    data = text.encode() if isinstance(text, str) else text
    return Frame(opcode, data, fin).serialize(mask=True)
