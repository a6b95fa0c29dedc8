"""Messages that have come over a socket and are waiting for the application."""

from __future__ import annotations

import asyncio

from uvicorn._types import ASGIReceiveEvent, WebSocketReceiveEvent


class Messages:
    """A queue with one reader, for a `WebSocketProtocol`.

    `asyncio.Queue` takes 3 KiB for each socket, although it is empty most of the time.
    """

    __slots__ = ("_reader", "_waiting")

    def __init__(self) -> None:
        self._waiting: list[ASGIReceiveEvent] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: ASGIReceiveEvent) -> None:
        """Adds a message that has arrived."""
        self._waiting.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        """The next message."""
        while not self._waiting:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._waiting.pop(0)

    def take_received(self) -> list[WebSocketReceiveEvent]:
        """Takes all messages except the end of the socket."""
        taken = [message for message in self._waiting if message["type"] == "websocket.receive"]
        self._waiting = [message for message in self._waiting if message["type"] != "websocket.receive"]
        return taken

    def qsize(self) -> int:
        """How many messages are waiting."""
        return len(self._waiting)

    def empty(self) -> bool:
        """Whether no message is waiting."""
        return not self._waiting
