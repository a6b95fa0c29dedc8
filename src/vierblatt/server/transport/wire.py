"""The WebSockets of uvicorn, with a short way in and out for texts, and an end for clients that do not read.

An ASGI application sends each frame by itself, through a task that may have to wait; a table tells everybody of every
move. So a socket here offers to write several texts at once, right away, as long as its client reads (`AT_ONCE`), and
to bring what it hears without a task that wakes up for it (`BRING`), and reads the plainest frames itself. It goes on
reading while a few messages wait, instead of asking the system to stop and to go on for each of them.

What a client does not read waits in this process. uvicorn would keep that, and the socket, for as long as the client
likes; here a socket that was closed, by either side, is gone a little later, read or not, and the application is told
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

from vierblatt.server.live.command_reader import BRING
from vierblatt.server.live.outbox import AT_ONCE
from vierblatt.server.transport.connection_closing import abort_connection
from vierblatt.server.transport.control_frames import LATE, control_frame_limit
from vierblatt.server.transport.frame_parsing import is_farewell, is_refused, text_of, whole_frames
from vierblatt.server.transport.messages import Messages

#: Messages that may wait for the application while more are read.
WAITING = 8
LINGER = 10.0  #: seconds that a client gets to take what was written before its socket was closed

_NOT_TAKEN = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
_FIN_TEXT = 0x80 | Opcode.TEXT
_SHORT, _LONG = 126, 127  # what stands in place of a length that takes two bytes, or eight


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """See the module."""

    queue: Messages  # type: ignore[assignment] # has of a queue what uvicorn calls
    _end: TimerHandle | None = None  # from when on the socket closes and the application has nothing more to say
    _hear: Callable[[str], None] | None = None
    #: What has come of a frame that is not whole; None before the socket is open, and after a frame that was refused.
    _begun: bytes | None = None
    _late = 0  # bytes that came after our farewell

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Messages()
        self._control_frames = control_frame_limit(self.loop.time())

    def handle_connect(self, event: Request) -> None:
        """A client asks for a socket."""
        super().handle_connect(event)
        if self.close_sent:
            self._end_soon()
        else:
            self.scope["extensions"][AT_ONCE] = self.write_texts  # type: ignore[assignment] # the type knows only dicts
            self.scope["extensions"][BRING] = self.bring  # type: ignore[assignment] # the same

    def data_received(self, data: bytes) -> None:
        """Something has come: a plain text is heard at once, for all else there is `websockets`."""
        if self._begun is None:
            opening = not self.handshake_initiated
            super().data_received(data)
            if opening and not self.handshake_initiated:
                self._refuse()
            elif opening and data.endswith(b"\r\n\r\n"):  # and no frame behind that
                self._begun = b""
            return
        frames, self._begun = whole_frames(self._begun + data)
        for frame in frames:
            if self.transport.is_closing():
                return
            hear = self._hear if self._is_in_the_open and len(frame) <= self.config.ws_max_size else None
            text = text_of(frame) if hear is not None else None
            if hear is not None and text is not None:
                hear(text)
            elif self.close_sent:
                self._come_late(frame)
            elif self._control_frames.take(self.loop.time()):
                super().data_received(frame)
            else:
                self._send_away()
        if self._begun and is_refused(self._begun, self.config.ws_max_size - (self.conn.current_size or 0)):
            begun, self._begun = self._begun, None
            super().data_received(begun)

    def _refuse(self) -> None:
        """A head that is whole, and that `websockets` does not take: uvicorn would wait for more, and for ever."""
        self.handshake_complete = self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()) or _NOT_TAKEN)
        self.transport.close()
        self._end_soon()

    @property
    def _is_in_the_open(self) -> bool:
        """Whether a text that comes now is a message by itself, and somebody may hear it."""
        conn = self.conn
        return conn.state is State.OPEN and conn.current_size is None and not self.close_sent

    def write_texts(self, texts: Iterable[str]) -> bool:
        """Writes texts, a frame each, as `WriteAtOnce`; not where the client does not read what was written before."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            return False
        self.transport.write(b"".join(map(text_frame, texts)))
        return True

    def bring(self, hear: Callable[[str], None]) -> None:
        """What comes from now on is heard at once, after what waits; see `BRING`."""
        self._hear = hear
        self._hand_over(hear)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def _hand_over(self, hear: Callable[[str], None]) -> None:
        for message in self.queue.take_received():
            hear(message.get("text") or "")  # bytes are no message of ours

    async def send(self, message: ASGISendEvent) -> None:
        """The application says something; a farewell does not wait until a client reads that reads nothing."""
        if message["type"] == "websocket.close":
            self.writable.set()
        await self.writable.wait()
        if self._end is not None:
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.accept":
            del self.request, self.response  # thousands of sockets would keep their headers for ever
        elif message["type"] == "websocket.close":
            self.queue.take_received()  # nobody will hear it

    async def run_asgi(self) -> None:
        """The application, from a client's coming to the end of the socket."""
        await super().run_asgi()
        self._end_soon()

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_ping(self) -> None:
        """A ping is answered; a client that does not read gets only the last answer, when it reads again."""
        if self.writable.is_set() or self._begun is None:
            super().handle_ping()
        else:
            del self.conn.writes[:-1]  # of frames that come one by one nothing but answers waits here

    def keepalive_timeout(self) -> None:
        """The client did not answer a ping in time."""
        super().keepalive_timeout()
        self._lose()

    def eof_received(self) -> None:
        """The client says nothing more; asyncio closes the transport when all is read that was written."""
        self._lose()

    def handle_cont(self, event: Frame) -> None:
        """More of a message; of nothing one can say any number without its ever being too long."""
        if event.data or event.fin:
            super().handle_cont(event)

    def handle_close(self, event: Frame) -> None:
        """The client closes the socket, or answers that we do."""
        super().handle_close(event)
        self._end_soon()

    def handle_parser_exception(self) -> None:
        """The client has said what it must not."""
        super().handle_parser_exception()
        self._end_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        """The socket is gone."""
        super().connection_lost(exc)
        if self._end is not None:
            self._end.cancel()

    def _come_late(self, frame: bytes) -> None:
        """Of what comes after our farewell only the client's counts."""
        self._late += len(frame)
        if is_farewell(frame):
            super().data_received(frame)
        elif self._late > LATE:
            self.transport.close()
            self._end_soon()

    def _send_away(self) -> None:
        """The client says too much."""
        self.conn.fail(CloseCode.POLICY_VIOLATION)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self._lose(CloseCode.POLICY_VIOLATION)

    def _lose(self, code: int = CloseCode.ABNORMAL_CLOSURE) -> None:
        """The client is as good as gone."""
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
        if self._hear is not None:
            self._hand_over(self._hear)
        if not paused and self.queue.qsize() >= WAITING:
            self.read_paused = True
            self.transport.pause_reading()


def text_frame(text: str) -> bytes:
    r"""A frame as a server sends it, whole and without a mask.

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
