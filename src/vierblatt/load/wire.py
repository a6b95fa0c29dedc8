"""One WebSocket with as little overhead as possible: a thousand players share one core.

`websockets` implements the protocol; its own asyncio side would add a task and a queue for each socket.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Callable
from urllib.parse import urlsplit

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

LARGEST = 1 << 20  #: bytes of a frame of the server
OPENING = 30.0  #: seconds that a socket may take to open


class Wire(asyncio.Protocol):
    """A socket. heard: called with each text. lost: called once, with the close code, when an open socket is gone."""

    def __init__(self, url: str, heard: Callable[[bytes], None], lost: Callable[[int], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._heard, self._lost = heard, lost
        self._speaker = ClientProtocol(parse_uri(url), max_size=LARGEST)
        self._transport: asyncio.Transport | None = None
        self._parts: list[bytes] = []

    @classmethod
    async def open(cls, url: str, heard: Callable[[bytes], None], lost: Callable[[int], None]) -> Wire:
        """Opens a socket; raises OSError, also if the server has no WebSocket."""
        parts = urlsplit(url)
        secure = parts.scheme == "wss"
        port = parts.port or (443 if secure else 80)
        wire = cls(url, heard, lost)
        try:
            async with asyncio.timeout(OPENING):
                context = ssl.create_default_context() if secure else None
                host, loop = parts.hostname or "", asyncio.get_running_loop()
                await loop.create_connection(lambda: wire, host, port, ssl=context)
                await wire.opened
        except TimeoutError:
            wire.close()
            raise ConnectionError(f"{url} does not answer") from None
        return wire

    def send(self, text: bytes) -> None:
        """Sends a text; does nothing if the socket is no longer open."""
        if self._speaker.state is State.OPEN:
            self._speaker.send_text(text)
            self._flush()

    def close(self) -> None:
        """Closes the socket, without calling `lost`."""
        self._lost = _ignore
        if self._speaker.state is State.OPEN:
            self._speaker.send_close(1000)
            self._flush()
        if self._transport is not None:
            self._transport.close()

    # --- what asyncio calls -----------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is open: requests a WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self._speaker.send_request(self._speaker.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Some bytes have arrived."""
        self._speaker.receive_data(data)
        for event in self._speaker.events_received():
            if isinstance(event, Frame):
                self._take(event)
            elif not self.opened.done() and self._speaker.handshake_exc is None:
                self.opened.set_result(None)
        self._flush()
        if self._speaker.close_expected() and self._transport is not None:
            self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._transport = None
        self._speaker.receive_eof()
        if not self.opened.done():
            reason = self._speaker.handshake_exc or exc or "it hung up"
            self.opened.set_exception(ConnectionError(str(reason)))
            return
        lost, self._lost = self._lost, _ignore
        lost(self._speaker.close_code or 1006)

    def _take(self, frame: Frame) -> None:
        if frame.opcode is Opcode.TEXT and frame.fin:
            self._heard(bytes(frame.data))
        elif frame.opcode in {Opcode.TEXT, Opcode.CONT}:
            self._parts.append(bytes(frame.data))
            if frame.fin:
                whole, self._parts = b"".join(self._parts), []
                self._heard(whole)

    def _flush(self) -> None:
        if self._transport is None:
            return
        for data in self._speaker.data_to_send():
            if data:
                self._transport.write(data)


def _ignore(_: int) -> None:
    """Ignores a close code."""
