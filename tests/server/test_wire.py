"""Sockets and misbehaving clients: a socket neither waits for ever nor keeps much of what was sent."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket as sockets
from collections.abc import AsyncIterator
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Opcode

from tests.server.wiring import LARGEST, OPENING, RecordingTransport, arrived, said
from tests.waiting import eventually
from vierblatt.server.live.outbox import AT_ONCE, Outbox
from vierblatt.server.transport import control_frames, wire
from vierblatt.server.transport.wire import WebSocketProtocol

MUCH = 16 << 20  #: bytes, more than the system keeps for a client that does not read


class RecordingApplication:
    """An application that listens to one socket. received: its messages. send: sends one."""

    def __init__(self) -> None:
        self.received: list[Any] = []
        self.scope: Any = None
        self.send: Any = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.scope, self.send = scope, send
        await receive()
        await send({"type": "websocket.accept"})
        while not self.received or self.received[-1]["type"] != "websocket.disconnect":
            self.received.append(await receive())


@contextlib.asynccontextmanager
async def opened(application: Any) -> AsyncIterator[tuple[WebSocketProtocol, RecordingTransport]]:
    """A socket that is open."""
    socket, way = arrived(application)
    socket.data_received(OPENING)
    await turns()
    way.written = b""
    yield socket, way
    socket.connection_lost(None)
    await asyncio.gather(*socket.tasks, return_exceptions=True)


async def turns() -> None:
    """Lets the application do what it can."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_a_non_reading_client_that_ends_its_side_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "LINGER", 0.1)
    app = RecordingApplication()
    config = uvicorn.Config(app, ws=WebSocketProtocol, log_config=None, lifespan="off")
    config.load()
    state = ServerState()
    made = WebSocketProtocol(config=config, server_state=state, app_state={})
    server = await asyncio.get_running_loop().create_server(lambda: made, "127.0.0.1", 0)
    with contextlib.closing(sockets.create_connection(server.sockets[0].getsockname())) as client:
        client.sendall(OPENING)
        await eventually(lambda: made.handshake_complete)
        await app.send({"type": "websocket.send", "text": "x" * MUCH})
        assert made.transport.get_write_buffer_size() > 0
        client.shutdown(sockets.SHUT_WR)
        await eventually(lambda: made.disconnected, seconds=5)
    assert [message["type"] for message in app.received] == ["websocket.disconnect"]
    server.close()


async def test_pings_of_a_client_that_does_not_read_are_answered_by_one_answer_when_it_reads_again() -> None:
    async with opened(RecordingApplication()) as (socket, way):
        socket.data_received(said("first", Opcode.PING))
        assert way.written == b"\x8a\x05first"
        socket.pause_writing()
        socket.data_received(said("second", Opcode.PING) * 3 + said("last", Opcode.PING))
        assert way.written == b"\x8a\x05first"
        socket.resume_writing()
        assert way.written == b"\x8a\x05first" + b"\x8a\x04last"


@pytest.mark.parametrize(
    "frame",
    [said("", Opcode.PONG), said("x" * 125, Opcode.PING), said("", Opcode.BINARY), said(""), said("", fin=False)],
    ids=["pongs", "pings", "bytes", "early", "fragments"],
)
async def test_endless_control_frames_close_the_socket(frame: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(control_frames, "PER_SECOND", 0.0)  # however long it takes here
    app = RecordingApplication()
    begun = said("a", Opcode.TEXT, fin=False) if frame[0] == Opcode.TEXT else b""
    more = said("", Opcode.CONT, fin=False) if begun else frame
    async with opened(app) as (socket, way):
        socket.data_received(begun + more * (control_frames.AT_ONCE - 1 - bool(begun)))
        assert not way.is_closing()
        way.written = b""
        socket.data_received(more * 20_000)
        assert way.is_closing()
        assert way.written[-4:] == b"\x88\x02" + CloseCode.POLICY_VIOLATION.to_bytes(2)
        assert len(way.written) < 1000
        assert socket.queue.qsize() <= control_frames.AT_ONCE + 2
        assert len(socket.frames) <= 1, "nothing is kept of nothing"
        await turns()
        assert app.received[-1] == {"type": "websocket.disconnect", "code": CloseCode.POLICY_VIOLATION}


async def test_frames_after_a_rejection_are_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    app = RecordingApplication()
    async with opened(app) as (socket, way):
        socket.data_received(said("early") * 100)
        await app.send({"type": "websocket.close", "code": 4000})
        assert socket.queue.qsize() == 1, "the end of the socket"
        monkeypatch.delattr(WebSocketsSansIOProtocol, "data_received")  # it costs more than it is worth
        socket.data_received(said("was on its way") * 4000)
        assert not way.is_closing(), "the client may say farewell"
        socket.data_received(said("x" * LARGEST) * (control_frames.LATE // LARGEST))
        assert way.is_closing()
        assert socket.queue.qsize() == 1


async def test_a_close_frame_after_late_frames_ends_the_socket_cleanly() -> None:
    app = RecordingApplication()
    async with opened(app) as (socket, way):
        await app.send({"type": "websocket.close", "code": 4000})
        socket.data_received(said("was on its way") * 4000)
        assert not way.is_closing()
        socket.data_received(said((4000).to_bytes(2), Opcode.CLOSE))
        assert way.is_closing()
        assert way.written == b"\x88\x02" + (4000).to_bytes(2)


async def test_only_a_fragmented_frame_takes_the_slow_path() -> None:
    heard: list[str] = []
    async with opened(RecordingApplication()) as (socket, way):
        socket.deliver_to(heard.append)
        ping = said("still there", Opcode.PING)
        socket.data_received(ping[:5])
        socket.data_received(ping[5:] + said("a"))
        assert way.written == b"\x8a\x0bstill there"
        socket.data_received(said("b") * (control_frames.AT_ONCE + 1))
        assert not way.is_closing(), "texts that come the short way are not counted"
        assert len(heard) == control_frames.AT_ONCE + 2


async def test_sending_to_a_client_that_missed_a_ping_is_no_failure(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Not even if the application learns of it only later."""
    caplog.set_level(logging.ERROR)
    app = RecordingApplication()
    async with opened(app) as (socket, _):

        async def write(text: str) -> None:
            await app.send({"type": "websocket.send", "text": text})

        outbox = Outbox(write, 8, lambda _: None, at_once=app.scope["extensions"][AT_ONCE])
        outbox.start(lambda: None)
        socket.keepalive_timeout()
        outbox.put("an update")
        await turns()
        failed = await outbox.stop()
        assert failed is None or isinstance(failed, OSError), "as when the connection is lost"
        assert [message["type"] for message in app.received] == ["websocket.disconnect"]
    assert not caplog.records
