"""uvicorn's WebSockets, with shortcuts for texts in both directions, and an end for clients that do not read.

An ASGI application sends each frame separately, through a task that may have to wait, while a table sends every move to
everybody. So a socket here can write several texts at once, immediately, as long as its client reads (`AT_ONCE`). It
can deliver texts without waking up a task (`DELIVER_TO`), and it parses the simplest frames itself. It continues to
read while a few messages wait, instead of asking the system to stop and to resume for each of them.

What a client does not read waits in this process. uvicorn would keep that, and the socket, for as long as the client
likes. Here a socket that either side has closed is gone a little later, read or not, and the application is notified
at once. Pings are answered as long as the client reads the answers.
"""

from __future__ import annotations

from asyncio import TimerHandle
from collections.abc import Callable, Iterable
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from vierblatt.server.live.command_reader import DELIVER_TO
from vierblatt.server.live.outbox import AT_ONCE
from vierblatt.server.transport.connection_closing import abort_connection
from vierblatt.server.transport.control_frames import LATE, control_frame_limit
from vierblatt.server.transport.frame_parsing import is_farewell, is_refused, text_of, whole_frames
from vierblatt.server.transport.messages import Messages

#: Messages that may wait for the application before the socket stops reading.
WAITING = 8
LINGER = 10.0  #: seconds that a client has to read what was written before its socket was closed

_NOT_TAKEN = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
_FIN_TEXT = 0x80 | Opcode.TEXT
_SHORT, _LONG = 126, 127  # in place of a length that takes two bytes, or eight


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """See the module's docstring."""

    queue: Messages  # type: ignore[assignment] # has the methods of a queue that uvicorn calls
    _end: TimerHandle | None = None  # set when the socket closes and the application can send nothing more
    _receiver: Callable[[str], None] | None = None
    #: The received part of an incomplete frame; None before the socket is open, and after a refused frame.
    _begun: bytes | None = None
    _late = 0  # bytes that came after our close frame

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Messages()
        self._control_frames = control_frame_limit(self.loop.time())

    def handle_connect(self, event: Request) -> None:
        """A client requests a socket."""
        super().handle_connect(event)
        if self.close_sent:
            self._end_soon()
        else:
            self.scope["extensions"][AT_ONCE] = self.write_texts  # type: ignore[assignment] # the type knows only dicts
            self.scope["extensions"][DELIVER_TO] = self.deliver_to  # type: ignore[assignment] # the same

    def data_received(self, data: bytes) -> None:
        """Bytes have arrived: simple texts are delivered at once, everything else goes to `websockets`."""
        if self._begun is None:
            opening = not self.handshake_initiated
            super().data_received(data)
            if opening and not self.handshake_initiated:
                self._refuse()
            elif opening and data.endswith(b"\r\n\r\n"):  # and no frame after that
                self._begun = b""
            return
        frames, self._begun = whole_frames(self._begun + data)
        for frame in frames:
            if self.transport.is_closing():
                return
            receiver = self._receiver if self._is_between_messages and len(frame) <= self.config.ws_max_size else None
            text = text_of(frame) if receiver is not None else None
            if receiver is not None and text is not None:
                receiver(text)
            elif self.close_sent:
                self._receive_after_close(frame)
            elif self._control_frames.take(self.loop.time()):
                super().data_received(frame)
            else:
                self._refuse_flood()
        if self._begun and is_refused(self._begun, self.config.ws_max_size - (self.conn.current_size or 0)):
            begun, self._begun = self._begun, None
            super().data_received(begun)

    def _refuse(self) -> None:
        """Ends a connection with a complete head that `websockets` refuses: uvicorn would wait for more, for ever."""
        self.handshake_complete = self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()) or _NOT_TAKEN)
        self.transport.close()
        self._end_soon()

    @property
    def _is_between_messages(self) -> bool:
        """Whether a text that arrives now is a message of its own, and may be delivered."""
        conn = self.conn
        return conn.state is State.OPEN and conn.current_size is None and not self.close_sent

    def write_texts(self, texts: Iterable[str]) -> bool:
        """Writes texts, a frame each, like `WriteAtOnce`; writes none if the client has not read the earlier ones."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            return False
        self.transport.write(b"".join(map(text_frame, texts)))
        return True

    def deliver_to(self, receiver: Callable[[str], None]) -> None:
        """Delivers what is waiting, and from now on whatever arrives, at once; see `DELIVER_TO`."""
        self._receiver = receiver
        self._hand_over(receiver)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def _hand_over(self, receiver: Callable[[str], None]) -> None:
        for message in self.queue.take_received():
            receiver(message.get("text") or "")  # our protocol has no binary messages

    async def send(self, message: ASGISendEvent) -> None:
        """The application sends something; a close frame does not wait for a client that reads nothing."""
        if message["type"] == "websocket.close":
            self.writable.set()
        await self.writable.wait()
        if self._end is not None:
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.accept":
            del self.request, self.response  # thousands of sockets would keep their headers for ever
        elif message["type"] == "websocket.close":
            self.queue.take_received()  # no longer of interest

    async def run_asgi(self) -> None:
        """Runs the application, from a client's connection to the end of the socket."""
        await super().run_asgi()
        self._end_soon()

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_ping(self) -> None:
        """Answers a ping; a client that does not read gets only the last answer, when it reads again."""
        if self.writable.is_set() or self._begun is None:
            super().handle_ping()
        else:
            del self.conn.writes[:-1]  # while frames come one by one, only answers to pings wait here

    def keepalive_timeout(self) -> None:
        """The client did not answer a ping in time."""
        super().keepalive_timeout()
        self._lose()

    def eof_received(self) -> None:
        """The client sends nothing more; asyncio closes the transport when everything written has been read."""
        self._lose()

    def handle_cont(self, event: Frame) -> None:
        """More of a message; empty frames are dropped, for any number of them would never exceed the size limit."""
        if event.data or event.fin:
            super().handle_cont(event)

    def handle_close(self, event: Frame) -> None:
        """The client closes the socket, or confirms that we do."""
        super().handle_close(event)
        self._end_soon()

    def handle_parser_exception(self) -> None:
        """The client has violated the protocol."""
        super().handle_parser_exception()
        self._end_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        """The socket is gone."""
        super().connection_lost(exc)
        if self._end is not None:
            self._end.cancel()

    def _receive_after_close(self, frame: bytes) -> None:
        """Handles what comes after our close frame: only the client's close frame counts."""
        self._late += len(frame)
        if is_farewell(frame):
            super().data_received(frame)
        elif self._late > LATE:
            self.transport.close()
            self._end_soon()

    def _refuse_flood(self) -> None:
        """The client sends too much."""
        self.conn.fail(CloseCode.POLICY_VIOLATION)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self._lose(CloseCode.POLICY_VIOLATION)

    def _lose(self, code: int = CloseCode.ABNORMAL_CLOSURE) -> None:
        """The client can be considered gone."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self._end_soon()

    def _end_soon(self) -> None:
        if self._end is None and not self.disconnected:
            self._end = self.loop.call_later(LINGER, abort_connection, self.transport)

    def send_receive_event_to_app(self) -> None:
        """A message is complete."""
        paused, self.read_paused = self.read_paused, True  # so that uvicorn does not pause the transport
        super().send_receive_event_to_app()
        self.read_paused = paused
        if self._receiver is not None:
            self._hand_over(self._receiver)
        if not paused and self.queue.qsize() >= WAITING:
            self.read_paused = True
            self.transport.pause_reading()


def text_frame(text: str) -> bytes:
    r"""A frame as a server sends it, unfragmented and without a mask.

    >>> text_frame("AS")
    b'\x81\x02AS'
    >>> text_frame("x" * 300)[:4]
    b'\x81~\x01,'
    """
    data = text.encode()
    size = len(data)
    if size < _SHORT:
        return b"%c%c%b" % (_FIN_TEXT, size, data)
    if size < 1 << 16:
        return b"%c%c%b%b" % (_FIN_TEXT, _SHORT, size.to_bytes(2), data)
    return b"%c%c%b%b" % (_FIN_TEXT, _LONG, size.to_bytes(8), data)
