"""Clients that do not read, and clients that are gone without a word: the others do not notice."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.chaos.tally import Tally, quantiles
from tests.services.crowd import crowd, keep_sitting, more, until
from tests.services.judge import judge, kept
from tests.services.load import Journal, Sitter
from tests.services.people import guest
from tests.services.proxy import Proxy
from tests.services.running import RunningServer
from vierblatt.protocol import PROTOCOL, commands
from vierblatt.server.live.closing import Close
from vierblatt.server.table.entries import Replaced
from vierblatt.server.wire import LINGER

SLOW = 8  #: clients that do not read
ENTERS = 4000  #: how often each wants to see its whole table: far more bytes than the system keeps for it
#: Bytes of the server's memory that they may cost together: each may lag behind by as many frames as are allowed.
ROOM = 60 << 20
PING_EVERY, PING_WAIT, GRACE = 0.5, 1.0, 1


async def test_who_reads_nothing_is_cut_off_and_costs_the_others_nothing(own_server: RunningServer) -> None:
    journal = Journal()
    async with crowd(own_server, journal):
        await more(journal, 200)
        before, files = memory(own_server), open_files(own_server)
        quiet = await waits(journal, 100)
        async with asyncio.TaskGroup() as group:
            flood = [group.create_task(_flood(own_server)) for _ in range(SLOW)]
            busy = await waits(journal, 300)
            await asyncio.sleep(0)
        assert {task.result() for task in flood} == {Close.SLOW}
        assert memory(own_server) - before < ROOM
        await until(lambda: open_files(own_server) <= files + 2, journal)  # the crowd may have a socket more
        await more(journal, 100)
    assert own_server.stop() == 0
    verdict = await judge(journal, own_server.database_url)
    assert verdict.sound, verdict
    assert quantiles(busy)["p95"] < max(1.0, 20 * quantiles(quiet)["p95"])


async def test_a_socket_that_nobody_reads_is_gone_a_little_after_it_was_cut_off(own_server: RunningServer) -> None:
    """Its client says nothing, reads nothing, and does not go away by itself."""
    files = open_files(own_server)
    async with _deaf(own_server) as (client, enter):
        for _ in range(ENTERS):
            await client.send(enter)
        began = time.monotonic()
        await until(lambda: open_files(own_server) <= files, Journal())
        assert time.monotonic() - began < 2 * LINGER


async def test_a_client_that_vanishes_is_noticed_and_a_bot_plays_for_him(
    start_server: Callable[..., RunningServer], tally: Callable[[str], Tally]
) -> None:
    server, figures = start_server(ping_every=PING_EVERY, ping_wait=PING_WAIT), tally("a client vanishes without FIN")
    journal, up = Journal(), asyncio.Event()
    up.set()
    with Proxy("127.0.0.1", int(server.url.rpartition(":")[2])) as proxy:
        guests = [await asyncio.to_thread(guest, server.url) for _ in range(2)]
        table = await asyncio.to_thread(guests[0].open_table, "baloot", bots=2, settings={"grace": GRACE})
        here = Sitter(server.url, guests[0].token, table, journal, seat=0)
        there = Sitter(f"http://127.0.0.1:{proxy.port}", guests[1].token, table, journal, seat=1)
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(keep_sitting(sitter, up)) for sitter in (here, there)]
            await more(journal, 10)
            began = time.monotonic()
            proxy.cut()
            noticed = here.journal.promises
            await until(lambda: any(p.seat == 0 for p in noticed[-3:]) and _bot_at(here, 1), journal)
            figures.faults, figures.first = 1, [time.monotonic() - began]
            seen = there.seq
            await more(journal, 3)
            assert there.seq == seen
            proxy.heal()
            await until(lambda: not _bot_at(here, 1), journal)
            await more(journal, 10)
            for task in tasks:
                task.cancel()
    assert figures.first[0] < PING_EVERY + PING_WAIT + GRACE + 3
    assert server.stop() == 0
    verdict = await judge(journal, server.database_url)
    figures.close(journal, verdict)
    assert verdict.sound, verdict
    log = (await kept(server.database_url))[table].entries
    assert [entry.seat for entry in log if isinstance(entry, Replaced) and entry.why == "dropped"] == [1]


def _bot_at(sitter: Sitter, seat: int) -> bool:
    assert sitter.news is not None
    return bool(sitter.news.info.seats[seat].bot)


@asynccontextmanager
async def _deaf(server: RunningServer) -> AsyncIterator[tuple[ClientConnection, str]]:
    """A client at a table that takes one frame and then reads nothing; the command that has the longest answer."""
    mine = await asyncio.to_thread(guest, server.url)
    table = await asyncio.to_thread(mine.solo_table, "kout_bo")
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)
    host, port = server.url.removeprefix("http://").split(":")
    await asyncio.get_running_loop().sock_connect(raw, (host, int(port)))
    url = f"ws{server.url.removeprefix('http')}/ws"
    async with connect(url, sock=raw, compression=None, max_queue=1, ping_interval=None, close_timeout=0.1) as client:
        await client.send(msgspec.json.encode(commands.Hello(id="h", token=mine.token, protocol=PROTOCOL)).decode())
        yield client, msgspec.json.encode(commands.Enter(id="e", table=table)).decode()


async def _flood(server: RunningServer) -> int:
    """Asks for more than it reads; the code with which it is sent away, which it reads in the end."""
    async with _deaf(server) as (client, enter):
        for _ in range(ENTERS):
            await client.send(enter)
        with contextlib.suppress(ConnectionClosed):
            while True:
                await client.recv()
    return client.close_code or 0


async def waits(journal: Journal, actions: int) -> list[float]:
    """How long each of so many actions took to be acknowledged after the one before, by anybody."""
    found = []
    for _ in range(actions):
        began = time.monotonic()
        await more(journal, 1)
        found.append(time.monotonic() - began)
    return found


def memory(server: RunningServer) -> int:
    """Bytes of a server's process that are in memory."""
    lines = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


def open_files(server: RunningServer) -> int:
    """Sockets and files that a server has open."""
    return len([*Path(f"/proc/{server.process.pid}/fd").iterdir()])
