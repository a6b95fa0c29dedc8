"""A connection that keeps the server waiting is ended, one that asks and reads is not; an address has only so many."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
import sys
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket
from uvicorn.server import ServerState

from tests.server import certificate
from tests.server.certificate import HOST
from vierblatt.server.http.chunked_responses import ChunkedResponseMiddleware
from vierblatt.server.http.serving import BODY_WAIT
from vierblatt.server.ops.config import Config, Limits
from vierblatt.server.transport import pending_connections, wire
from vierblatt.server.transport.pending_connections import ClientDeadline, PendingConnections
from vierblatt.server.transport.wire import WebSocketProtocol

WAIT = 0.3  #: seconds, in place of those of `ClientDeadline`
PATIENT = 3 * WAIT  #: the same, where somebody has to read in time also on a busy machine
KEPT = 1  #: second that a connection is kept after an answer
MOST = 4  #: connections of an address
LARGE = 20 << 20  #: bytes, more than the system keeps for a client that does not read
LITTLE = 1 << 15  #: bytes that are left to the system, each way
STEP = 1 << 20  #: bytes that the system takes in one go: it lets the server write on when it has room for many
LAST = 500_000  #: bytes that the server has written before anybody reads them, with LITTLE left to the system
REQUEST = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
ASKS_FOR_SOCKET = b"/ws HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
KEY = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
UPGRADE = b"GET " + ASKS_FOR_SOCKET + KEY + b"\r\n"
#: Heads that are whole, and that are none of a handshake all the same; with what answers them.
NO_HANDSHAKE = {
    "without a key": (b"GET " + ASKS_FOR_SOCKET, b"400"),
    "with a body": (b"GET " + ASKS_FOR_SOCKET + KEY + b"Content-Length: 10\r\n", b"400"),
    "in chunks": (b"GET " + ASKS_FOR_SOCKET + KEY + b"Transfer-Encoding: chunked\r\n", b"400"),
    "as POST": (b"POST " + ASKS_FOR_SOCKET + KEY + b"Content-Length: 100\r\n", b"400"),
    "with a long line": (b"GET " + ASKS_FOR_SOCKET + KEY + b"X-A: " + b"a" * 9000 + b"\r\n", b"431"),
    "with many lines": (b"GET " + ASKS_FOR_SOCKET + KEY + b"".join(b"X-%d: a\r\n" % n for n in range(200)), b"431"),
}


@dataclass
class Door:
    """A server that listens. refused: how often, by code."""

    port: int = 0
    tls: ssl.SSLContext | None = None  #: of those who knock
    refused: Counter[str] = field(default_factory=Counter)
    refusing: asyncio.Event = field(default_factory=asyncio.Event)

    def refuse(self, code: str) -> None:
        self.refused[code] += 1
        self.refusing.set()

    async def knock(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(HOST, self.port, ssl=self.tls)

    async def knock_with_little_room(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connects with a very small receive buffer."""
        with_little = socket.socket()
        with_little.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
        with_little.setblocking(False)
        await asyncio.get_running_loop().sock_connect(with_little, (HOST, self.port))
        name = HOST if self.tls else None
        return await asyncio.open_connection(sock=with_little, ssl=self.tls, server_hostname=name, limit=LITTLE)


async def _here(request: Request) -> Response:
    await request.body()
    return Response(b"here")


async def _large(_: Request) -> Response:
    return Response(b"x" * LARGE)


async def _socket(websocket: WebSocket) -> None:
    await websocket.accept()
    await websocket.receive()


_APP = Starlette(
    routes=[Route("/", _here, methods=["GET", "POST"]), Route("/large", _large), WebSocketRoute("/ws", _socket)]
)


@contextlib.asynccontextmanager
async def opened(
    config: Config, tls: tuple[ssl.SSLContext, ssl.SSLContext] | tuple[None, None] = (None, None)
) -> AsyncIterator[Door]:
    door = Door(tls=tls[1])
    made = PendingConnections(config, door.refuse)
    served = uvicorn.Config(
        ChunkedResponseMiddleware(_APP), ws=WebSocketProtocol, log_config=None, timeout_keep_alive=KEPT, lifespan="off"
    )
    served.load()
    state = ServerState()
    listening = socket.create_server((HOST, 0))
    if tls[0] is not None:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LITTLE)  # of all that come in there
    server = await asyncio.get_running_loop().create_server(
        lambda: made.protocol(config=served, server_state=state, app_state={}), sock=listening, ssl=tls[0]
    )
    door.port = server.sockets[0].getsockname()[1]
    yield door
    server.close()
    for connection in [*state.connections]:
        connection.transport.abort()
    await asyncio.gather(*state.tasks, return_exceptions=True)


@pytest.fixture
async def door(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Door]:
    monkeypatch.setattr(pending_connections.ClientDeadline, "value", property(lambda _: WAIT), raising=False)
    async with opened(Config(limits=Limits(sockets_per_address=MOST // 4))) as found:
        yield found


@pytest.fixture
def patience(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    """A door that waits longer, for tests that must be in time on a busy machine."""
    monkeypatch.setattr(pending_connections.ClientDeadline, "value", property(lambda _: PATIENT), raising=False)


async def ended(reader: asyncio.StreamReader) -> bytes:
    """The data received until the server ended the connection, which it must do soon."""
    came = b""
    async with asyncio.timeout(60):
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(1 << 16):
                came += data
    return came


async def test_a_silent_connection_is_closed(door: Door) -> None:
    reader, writer = await door.knock()
    assert await ended(reader) == b""
    assert door.refused == {"slow-head": 1}
    writer.close()


@pytest.mark.parametrize("before", [b"", REQUEST], ids=["first", "second"])
async def test_a_request_sent_byte_by_byte_is_closed(door: Door, before: bytes) -> None:
    reader, writer = await door.knock()
    if before:
        writer.write(before)
        await reader.readuntil(b"\r\n\r\nhere")

    async def drip() -> None:
        with contextlib.suppress(ConnectionError):
            for byte in b"GET /" + b"a" * 1000:
                writer.write(bytes([byte]))
                await writer.drain()
                await asyncio.sleep(WAIT / 10)

    dripping = asyncio.create_task(drip())
    assert await ended(reader) == b""
    assert door.refused == {"slow-head": 1}
    dripping.cancel()
    writer.close()


async def test_an_incomplete_request_is_closed(door: Door) -> None:
    reader, writer = await door.knock()
    writer.write(b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\n12345")
    assert await ended(reader) == b""
    assert door.refused == {"slow-body": 1}
    writer.close()


async def test_a_client_that_does_not_read_the_answer_is_closed(door: Door) -> None:
    reader, writer = await door.knock()
    writer.transport.pause_reading()  # type: ignore[attr-defined] # of a socket it can
    writer.write(b"GET /large HTTP/1.1\r\nHost: here\r\n\r\n")
    async with asyncio.timeout(60):
        await door.refusing.wait()
    assert door.refused == {"slow-reading": 1}
    writer.transport.resume_reading()  # type: ignore[attr-defined] # as above
    assert len(await ended(reader)) < LARGE
    writer.close()


@pytest.mark.usefixtures("patience")
async def test_a_slow_reader_gets_all_of_a_large_answer(door: Door) -> None:
    reader, writer = await door.knock()
    writer.write(b"GET /large HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
    for _ in range(LARGE // STEP):
        await reader.readexactly(STEP)
        await asyncio.sleep(WAIT / 5)
    assert not door.refused
    assert len(await reader.read()) < STEP  # its last bytes: before all that came the head
    writer.close()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what it keeps for a client")
@pytest.mark.usefixtures("patience")
async def test_a_reader_of_small_pieces_is_not_closed(door: Door) -> None:
    reader, writer = await door.knock_with_little_room()
    writer.write(b"GET /large HTTP/1.1\r\nHost: here\r\n\r\n")
    for _ in range(30):
        await reader.readexactly(LITTLE)
        await asyncio.sleep(WAIT / 5)
    assert not door.refused
    writer.close()


@pytest.mark.parametrize("connection", [b"keep-alive", b"close"])
async def test_over_tls_a_large_answer_arrives_complete(
    connection: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("asyncio.constants.SSL_SHUTDOWN_TIMEOUT", WAIT)
    async with opened(Config(), certificate.contexts(tmp_path)) as door:
        reader, writer = await door.knock_with_little_room()
        writer.write(b"GET /large HTTP/1.1\r\nHost: here\r\nConnection: %b\r\n\r\n" % connection)
        head = await reader.readuntil(b"\r\n\r\n")
        assert b"200 OK" in head
        await reader.readexactly(LARGE - LAST)
        await asyncio.sleep(KEPT + 3 * WAIT)
        await reader.readexactly(LAST)
        if connection == b"keep-alive":  # nobody had to think that the client wants nothing more
            writer.write(REQUEST)
            assert b"200 OK" in await reader.readuntil(b"\r\n\r\nhere")
        assert await reader.read() == b""
        assert not door.refused
        writer.close()


async def test_over_tls_slow_readers_stay_and_non_readers_are_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pending_connections.ClientDeadline, "value", property(lambda _: PATIENT), raising=False)
    async with opened(Config(), certificate.contexts(tmp_path)) as door:
        reader, writer = await door.knock_with_little_room()
        writer.write(b"GET /large HTTP/1.1\r\nHost: here\r\n\r\n")
        for _ in range(20):
            await reader.readexactly(STEP // 8)
            await asyncio.sleep(WAIT / 5)
        assert not door.refused
        async with asyncio.timeout(60):
            await door.refusing.wait()
        assert door.refused == {"slow-reading": 1}
        writer.transport.abort()


async def test_over_tls_a_socket_opens(tmp_path: Path) -> None:
    async with opened(Config(), certificate.contexts(tmp_path)) as door:
        for head, status in [(UPGRADE, b"101"), (NO_HANDSHAKE["with a long line"][0] + b"\r\n", b"431")]:
            reader, writer = await door.knock()
            writer.write(head)
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 " + status)
            writer.close()
            await writer.wait_closed()


@pytest.mark.usefixtures("patience")
async def test_timely_requests_are_always_answered(door: Door) -> None:
    reader, writer = await door.knock()
    for _ in range(4):
        writer.write(REQUEST)
        assert (await reader.readuntil(b"\r\n\r\nhere")).startswith(b"HTTP/1.1 200")
        await asyncio.sleep(PATIENT / 3)
    assert not door.refused
    writer.close()


async def test_a_socket_may_be_silent(door: Door) -> None:
    reader, writer = await door.knock()
    writer.write(UPGRADE)
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
    await asyncio.sleep(2 * WAIT)
    assert not reader.at_eof()
    assert not door.refused
    writer.close()


@pytest.mark.parametrize(("head", "status"), NO_HANDSHAKE.values(), ids=NO_HANDSHAKE)
async def test_a_bad_socket_handshake_gets_an_error(door: Door, head: bytes, status: bytes) -> None:
    reader, writer = await door.knock()
    writer.write(head + b"\r\n")
    assert (await ended(reader)).startswith(b"HTTP/1.1 " + status)
    writer.close()


@pytest.mark.parametrize("how", ["without a key", "with a long line"])
async def test_a_non_reader_with_a_bad_handshake_is_closed_too(
    door: Door, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "LINGER", WAIT)
    reader, writer = await door.knock()
    writer.transport.pause_reading()  # type: ignore[attr-defined] # of a socket it can
    writer.write(b"GET /large HTTP/1.1\r\nHost: here\r\n\r\n" + NO_HANDSHAKE[how][0] + b"\r\n")
    await asyncio.sleep(4 * WAIT)
    writer.transport.resume_reading()  # type: ignore[attr-defined] # as above
    assert len(await ended(reader)) < LARGE
    writer.close()


@pytest.mark.usefixtures("patience")
async def test_connections_per_address_are_limited_besides_sockets(door: Door) -> None:
    sockets = [await door.knock() for _ in range(2)]
    for reader, writer in sockets:
        writer.write(UPGRADE)
        await reader.readuntil(b"\r\n\r\n")
    held = [await door.knock() for _ in range(MOST)]
    reader, _ = await door.knock()
    assert await ended(reader) == b""
    assert door.refused["too-many-connections"] == 1
    held[0][1].close()
    await asyncio.sleep(0.02)
    reader, writer = await door.knock()
    writer.write(REQUEST)
    assert b"here" in await reader.readuntil(b"\r\n\r\nhere")
    for _, each in [*sockets, *held]:
        each.close()
    writer.close()


async def test_behind_a_proxy_the_proxy_counts() -> None:
    async with opened(Config(behind_proxy=True, limits=Limits(sockets_per_address=1))) as door:
        ends = [await door.knock() for _ in range(MOST + 2)]
        for reader, writer in ends:
            writer.write(REQUEST)
            assert b"here" in await reader.readuntil(b"\r\n\r\nhere")
            writer.close()


def test_a_server_that_waits_for_a_body_says_so_before_the_connection_ends() -> None:
    assert ClientDeadline.BODY.value > BODY_WAIT
