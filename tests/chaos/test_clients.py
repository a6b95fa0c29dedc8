"""Clients that do not read, and clients that disappear silently: the others do not notice."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Self

import msgspec
from websockets.client import ClientProtocol
from websockets.protocol import State
from websockets.uri import parse_uri

from tests.chaos.tally import Tally, quantiles
from tests.services.crowd import crowd, keep_sitting, until, wait_for_actions
from tests.services.judge import judge, stored_tables
from tests.services.load import Journal, LoadPlayer
from tests.services.people import guest
from tests.services.proxy import Proxy
from tests.services.running import RunningServer
from vierblatt.protocol import PROTOCOL, commands
from vierblatt.server.live.closing import CloseCode
from vierblatt.server.table.entries import Replaced
from vierblatt.server.transport.pending_connections import ClientDeadline
from vierblatt.server.transport.wire import LINGER

SLOW = 4  #: clients that do not read
ENTERS = 4000  #: how often each asks for its whole table: far more bytes than the system buffers for it
AT_ONCE = 50
TOO_LATE = 0  #: instead of a close code that arrives no more
ASKING = 40  #: clients that never finish a request
#: Bytes of the server's memory that they may cost together: each may lag by the number of frames that is allowed.
ROOM = 60 << 20
PING_EVERY, PING_WAIT, GRACE = 0.5, 1.0, 1


async def test_a_client_that_does_not_read_is_cut_off_without_slowing_others(own_server: RunningServer) -> None:
    journal = Journal()
    async with crowd(own_server, journal):
        await wait_for_actions(journal, 60)
        before = memory(own_server)
        quiet = await ack_intervals(journal, 50)
        async with asyncio.TaskGroup() as group:
            flood = [group.create_task(_flood(own_server)) for _ in range(SLOW)]
            busy = await ack_intervals(journal, 150)
        # On a busy machine its commands may pile up before its answers do.
        assert {task.result() for task in flood} <= {CloseCode.SLOW, CloseCode.POLICY, TOO_LATE}
        assert memory(own_server) - before < ROOM
        await wait_for_actions(journal, 100)
    assert own_server.stop() == 0
    verdict = await judge(journal, own_server.database_url)
    assert verdict.sound, verdict
    assert quantiles(busy)["p95"] < max(1.0, 20 * quantiles(quiet)["p95"])


async def test_an_unread_socket_is_closed_soon_after_it_was_cut_off(own_server: RunningServer) -> None:
    """Its client sends nothing, reads nothing, and never closes the connection."""
    async with NonReadingClient(own_server) as client:
        flooding = time.monotonic()
        await client.flood()
        began = time.monotonic()
        assert client.open_at_server or began - flooding > LINGER
        await until(lambda: not client.open_at_server, Journal())
        assert time.monotonic() - began < 2 * LINGER


async def test_a_client_that_never_finishes_its_request_is_cut_off(own_server: RunningServer) -> None:
    journal = Journal()
    host, port = own_server.url.removeprefix("http://").split(":")
    async with crowd(own_server, journal):
        await wait_for_actions(journal, 20)
        began = time.monotonic()
        async with asyncio.TaskGroup() as group:
            held = [group.create_task(_send_slowly(host, int(port))) for _ in range(ASKING)]
            await wait_for_actions(journal, 50)
        assert all(
            ClientDeadline.HEAD.value - 1 < task.result() - began < 2 * ClientDeadline.HEAD.value for task in held
        )
        await wait_for_actions(journal, 20)
    assert own_server.stop() == 0
    assert (await judge(journal, own_server.database_url)).sound


async def test_a_client_that_vanishes_is_noticed_and_a_bot_plays_for_it(
    start_server: Callable[..., RunningServer], tally: Callable[[str], Tally]
) -> None:
    server, figures = start_server(ping_every=PING_EVERY, ping_wait=PING_WAIT), tally("a client vanishes without FIN")
    journal, up = Journal(), asyncio.Event()
    up.set()
    with Proxy("127.0.0.1", int(server.url.rpartition(":")[2])) as proxy:
        guests = [await asyncio.to_thread(guest, server.url) for _ in range(2)]
        endless = {"target": 1_000_000}  # a short match might be over before the client is back
        table = await asyncio.to_thread(
            guests[0].open_table, "baloot", bots=2, settings={"grace": GRACE}, changes=endless
        )
        here = LoadPlayer(server.url, guests[0].token, table, journal, seat=0)
        there = LoadPlayer(f"http://127.0.0.1:{proxy.port}", guests[1].token, table, journal, seat=1)
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(keep_sitting(player, up)) for player in (here, there)]
            await wait_for_actions(journal, 10)
            began = time.monotonic()
            proxy.cut()
            noticed = here.journal.promises
            await until(lambda: any(p.seat == 0 for p in noticed[-3:]) and _bot_at(here, 1), journal)
            figures.faults, figures.first = 1, [time.monotonic() - began]
            seen = there.seq
            await wait_for_actions(journal, 3)
            assert there.seq == seen
            proxy.heal()
            await until(lambda: not _bot_at(here, 1), journal)
            await wait_for_actions(journal, 10)
            for task in tasks:
                task.cancel()
    assert figures.first[0] < PING_EVERY + PING_WAIT + GRACE + 10
    assert server.stop() == 0
    verdict = await judge(journal, server.database_url)
    figures.close(journal, verdict)
    assert verdict.sound, verdict
    log = (await stored_tables(server.database_url))[table].entries
    assert [entry.seat for entry in log if isinstance(entry, Replaced) and entry.why == "dropped"] == [1]


def _bot_at(player: LoadPlayer, seat: int) -> bool:
    assert player.news is not None
    return bool(player.news.info.seats[seat].bot)


class NonReadingClient:
    """A client at a table that reads its greeting and then nothing more until told to."""

    def __init__(self, server: RunningServer) -> None:
        self._server = server
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._socket.setblocking(False)
        self._protocol = ClientProtocol(parse_uri(f"ws{server.url.removeprefix('http')}/ws"))

    async def __aenter__(self) -> Self:
        """Enters a table of its own."""
        mine = await asyncio.to_thread(guest, self._server.url)
        self._table = await asyncio.to_thread(mine.solo_table, "kout_bo")
        host, port = self._server.url.removeprefix("http://").split(":")
        await asyncio.get_running_loop().sock_connect(self._socket, (host, int(port)))
        self._protocol.send_request(self._protocol.connect())
        await self._send()
        while self._protocol.state is State.CONNECTING:
            await self._read()
        await self._say(commands.Hello(id="h", token=mine.token, protocol=PROTOCOL))
        return self

    async def __aexit__(self, *_: object) -> None:
        """Disconnects."""
        self._socket.close()

    @property
    def open_at_server(self) -> bool:
        """Whether the server's process still has its end of the socket."""
        ends = f"{int(self._server.url.rpartition(':')[2]):04X}", f"{self._socket.getsockname()[1]:04X}"
        rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
        return any((row[1][-4:], row[2][-4:]) == ends and row[9] != "0" for row in rows)

    async def flood(self) -> None:
        """Requests far more than the systems on both sides buffer, or as much as it can before it is cut off."""
        with contextlib.suppress(ConnectionError):
            for number in range(ENTERS):
                await self._say(commands.Enter(id="e", table=self._table))
                if number % AT_ONCE == 0:  # more at once than may wait for a client would end it sooner
                    await asyncio.sleep(0.02)

    async def code(self) -> int:
        """Starts to read and returns its close code, or TOO_LATE if none arrives any more."""
        with contextlib.suppress(ConnectionError):
            while self._protocol.close_rcvd is None and await self._read():
                pass
        return self._protocol.close_rcvd.code if self._protocol.close_rcvd is not None else TOO_LATE

    async def _say(self, command: commands.Command) -> None:
        self._protocol.send_text(msgspec.json.encode(command))
        await self._send()

    async def _send(self) -> None:
        await asyncio.get_running_loop().sock_sendall(self._socket, b"".join(self._protocol.data_to_send()))

    async def _read(self) -> int:
        data = await asyncio.get_running_loop().sock_recv(self._socket, 65536)
        self._protocol.receive_data(data)
        self._protocol.events_received()
        return len(data)


async def _send_slowly(host: str, port: int) -> float:
    """Sends an endless request, a few bytes at a time; returns when the server ended it."""
    reader, writer = await asyncio.open_connection(host, port)
    writer.write(b"GET / HTTP/1.1\r\n")
    try:
        while True:
            writer.write(b"a: b\r\n")
            await writer.drain()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(reader.read(), 0.5)
                break
    except ConnectionError:
        pass
    writer.close()
    return time.monotonic()


async def _flood(server: RunningServer) -> int:
    """Requests more than it reads; returns its close code, which it reads at the end if it is in time."""
    async with NonReadingClient(server) as client:
        began = time.monotonic()
        await client.flood()
        code = await client.code()
        assert code or time.monotonic() - began > LINGER
        return code


async def ack_intervals(journal: Journal, actions: int) -> list[float]:
    """The seconds between acknowledged actions of any players, over this many actions."""
    seconds = []
    for _ in range(actions):
        began = time.monotonic()
        await wait_for_actions(journal, 1)
        seconds.append(time.monotonic() - began)
    return seconds


def memory(server: RunningServer) -> int:
    """The resident memory of a server's process, in bytes."""
    lines = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))
