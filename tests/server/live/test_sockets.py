"""The socket: greeting, what is refused, what is closed."""

from __future__ import annotations

import asyncio
import itertools
import socket
from collections.abc import Sequence
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.live.servers import Player, serving
from vierblatt.protocol import PROTOCOL, frames
from vierblatt.protocol import commands as ask
from vierblatt.server.live import command_reader, sockets
from vierblatt.server.live.closing import CloseCode
from vierblatt.server.live.outbox import FlushRound, Outbox, WriteAtOnce


async def test_a_greeting_is_answered_with_the_players_identity(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db") as served:
        amal = await served.player("Amal")
        welcome = await amal.a(frames.Welcome)
        assert (welcome.name, welcome.guest, welcome.protocol) == ("Amal", True, PROTOCOL)
        assert "hello" in welcome.phrases
        assert isinstance(await amal.do(ask.Ping), frames.Pong)
        assert await amal.refused(ask.Hello, token="x", protocol=PROTOCOL) == "hello-again"


async def test_a_client_that_does_not_sign_in_is_closed(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db") as served:
        cases: list[tuple[str, type[ask.Command], dict[str, object]]] = [
            ("not-hello", ask.Ping, {}),
            ("bad-token", ask.Hello, {"token": "nobody", "protocol": PROTOCOL}),
            ("other-protocol", ask.Hello, {"token": "nobody", "protocol": PROTOCOL + 1}),
        ]
        for code, kind, fields in cases:
            stranger = Player(await served.socket(), itertools.count())
            assert await stranger.refused(kind, **fields) == code
            assert await stranger.gone() == CloseCode.REFUSED


async def test_a_silent_client_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_WAIT", 0.05)
    async with serving(tmp_path / "v.db") as served:
        silent = Player(await served.socket(), itertools.count())
        assert (await silent.a(frames.Refused)).fault.code == "not-hello"
        assert await silent.gone() == CloseCode.REFUSED


async def test_only_our_own_page_may_open_a_socket(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", public_url="https://cards.example") as served:
        own = served.url
        for origin in (own, own.upper().replace("HTTP", "http"), "https://cards.example", None):
            await (await served.socket(origin=origin)).close()
        for origin in (
            "https://evil.example",
            "null",
            "http://cards.example",
            "https://cards.example.evil.example",
            "http://[",
        ):
            with pytest.raises(InvalidStatus, match="403"):
                await served.socket(origin=origin)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad-message"),
        ("{", "bad-message"),
        ("[]", "bad-message"),
        ('{"type":"fly","id":"1"}', "bad-message"),
        ('{"type":"ping"}', "bad-message"),
        ('{"type":"ping","id":1}', "bad-message"),
        ('{"type":"ping","id":"1","more":2}', "bad-message"),
        ('{"type":"act","id":"1","table":"abcdefghij","seq":1e99,"action":"AS"}', "bad-message"),
        ("[" * 4000, "bad-message"),
        ('{"type":"ping","id":"' + "x" * 4096 + '"}', "message-too-large"),
        (b'{"type":"ping","id":"1"}', "bad-message"),
    ],
)
async def test_a_frame_that_is_no_command_is_refused_with_a_code(tmp_path: Path, text: str | bytes, code: str) -> None:
    async with serving(tmp_path / "v.db") as served:
        amal = await served.player("Amal")
        await amal.socket.send(text)
        refused = await amal.a(frames.Refused)
        named = "1" if isinstance(text, str) and '"id":"1"' in text else ""
        assert (refused.id, refused.fault.code) == (named, code)
        assert isinstance(await amal.do(ask.Ping), frames.Pong)


async def test_too_many_frames_that_are_no_commands_close_the_socket(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db") as served:
        amal = await served.player("Amal")
        for _ in range(command_reader.MOST_BAD):
            await amal.socket.send("nonsense")
        assert await amal.gone() == CloseCode.POLICY


async def test_a_frame_far_too_large_is_not_even_read(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db") as served:
        amal = await served.player("Amal")
        await amal.socket.send("x" * 100_000)
        assert await amal.gone() == 1009


async def test_too_many_commands_at_once_are_refused_and_in_the_end_closed(tmp_path: Path) -> None:
    limits = {"commands": 5, "commands_per_second": 0.01}
    async with serving(tmp_path / "v.db", limits=limits) as served:
        amal = await served.player("Amal")
        for _ in range(5):
            await amal.do(ask.Ping)
        assert await amal.refused(ask.Ping) == "too-fast"
        for _ in range(command_reader.MOST_TOO_FAST):
            await amal.send(ask.Ping)
        assert await amal.gone() == CloseCode.POLICY


async def test_sockets_per_player_and_per_address_are_limited(tmp_path: Path) -> None:
    limits = {"sockets_per_player": 2, "sockets_per_address": 3}
    async with serving(tmp_path / "v.db", limits=limits) as served:
        first = await served.player("Amal")
        await served.player("Amal")
        third = Player(await served.socket(), itertools.count())
        token = await served.token("Amal")
        assert await third.refused(ask.Hello, token=token, protocol=PROTOCOL) == "too-many-sockets"
        assert await third.gone() == CloseCode.CROWDED
        await served.player("Badr")
        fourth = Player(await served.socket(), itertools.count())
        assert (await fourth.a(frames.Refused)).fault.code == "too-many-sockets"
        assert await fourth.gone() == CloseCode.CROWDED
        await first.leave()
        await served.player("Amal")


async def test_a_client_that_does_not_read_is_cut_off_and_the_others_are_not(tmp_path: Path) -> None:
    limits = {"send_queue": 8, "commands": 100_000}
    async with serving(tmp_path / "v.db", limits=limits) as served:
        table = await served.open_table("Amal")
        amal = await served.player("Amal")
        await amal.do(ask.Enter, table=table)
        await amal.do(ask.Sit, table=table)
        raw = socket.socket()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.setblocking(False)
        host, port = served.url.removeprefix("http://").split(":")
        await asyncio.get_running_loop().sock_connect(raw, (host, int(port)))
        slow = await served.socket(sock=raw, max_queue=1)
        token = await served.token("Slow")
        await slow.send(f'{{"type":"hello","id":"1","protocol":{PROTOCOL},"token":"{token}"}}')
        await slow.send(f'{{"type":"enter","id":"2","table":"{table}"}}')
        await amal.a(frames.Presence, lambda presence: presence.info.spectators == 1)

        async def flood() -> None:
            for number in itertools.count():
                await slow.send(f'{{"type":"enter","id":"x{number}","table":"{table}"}}')

        flooding = asyncio.create_task(flood())
        await amal.a(frames.Presence, lambda presence: presence.info.spectators == 0)
        flooding.cancel()
        await asyncio.gather(flooding, return_exceptions=True)
        slow.transport.abort()
        await slow.wait_closed()


async def test_an_outbox_writes_in_order_and_reports_the_delay() -> None:
    written: list[str] = []
    received_at: list[float] = []

    async def write(text: str) -> None:
        written.append(text)

    outbox = Outbox(write, 10, received_at.append)
    for number in range(10):
        outbox.put(str(number), float(number))
    outbox.end(CloseCode.RESTARTING)
    outbox.put("too late")
    await ended(outbox)
    assert written == [str(number) for number in range(10)]
    assert received_at == [float(number) for number in range(1, 10)]
    assert outbox.code is CloseCode.RESTARTING


async def test_frames_queued_together_are_written_together() -> None:
    pieces: list[list[str]] = []
    received_at: list[float] = []

    def at_once(texts: Sequence[str]) -> bool:
        pieces.append([*texts])
        return True

    outbox = Outbox(never, 10, received_at.append, at_once=at_once)
    for number in range(3):
        outbox.put(str(number), float(number))
    await asyncio.sleep(0)
    outbox.put("3")
    await asyncio.sleep(0)
    assert pieces == [["0", "1", "2"], ["3"]]
    assert received_at == [1.0, 2.0]
    outbox.end(CloseCode.RESTARTING)
    await ended(outbox)


async def test_outboxes_are_flushed_together_and_none_that_fails_harms_the_others() -> None:
    order: list[str] = []
    faults: list[object] = []
    loop, together = asyncio.get_running_loop(), FlushRound()
    loop.set_exception_handler(lambda _, context: faults.append(context["exception"]))

    def at_once_of(name: str) -> WriteAtOnce:
        def at_once(_: Sequence[str]) -> bool:
            order.append(name)
            if name == "b":
                raise ZeroDivisionError
            return True

        return at_once

    for name in "abc":
        Outbox(never, 10, print, at_once=at_once_of(name), together=together).put(name)
    await asyncio.sleep(0)
    assert order == ["a", "b", "c"]
    assert [type(fault) for fault in faults] == [ZeroDivisionError]


async def test_queued_frames_are_not_overtaken() -> None:
    written: list[str] = []
    reads, sixth = False, asyncio.Event()

    def note(texts: Sequence[str]) -> None:
        written.extend(texts)
        if len(written) == 6:
            sixth.set()

    def at_once(texts: Sequence[str]) -> bool:
        note(texts if reads else ())
        return reads

    async def write(text: str) -> None:
        await asyncio.sleep(0.001)
        note([text])

    outbox = Outbox(write, 10, print, at_once=at_once)
    for number in range(6):
        outbox.put(str(number))
        reads = number > 1
        await asyncio.sleep(0.0004)
    await sixth.wait()
    await asyncio.sleep(0)
    outbox.put("6")
    await asyncio.sleep(0)
    assert written == [str(number) for number in range(7)]
    outbox.end(CloseCode.RESTARTING)
    await ended(outbox)


async def never(text: str) -> None:
    raise AssertionError(f"{text} was to leave at once")


async def test_an_outbox_that_is_full_is_cut_with_the_write_that_hangs() -> None:
    hanging = asyncio.Event()

    async def write(text: str) -> None:
        hanging.set()
        await asyncio.Event().wait()

    outbox = Outbox(write, 3, print)
    outbox.put("0")
    await hanging.wait()
    for number in range(4):
        outbox.put(str(number))
    await ended(outbox)
    outbox.put("too late")
    assert outbox.code is CloseCode.SLOW


async def test_a_failed_write_ends_the_outbox_and_is_reported() -> None:
    async def write(text: str) -> None:
        raise OSError(text)

    outbox = Outbox(write, 3, print)
    outbox.put("gone")
    assert str(await ended(outbox)) == "gone"
    outbox.put("not heard")
    assert await outbox.stop() is not None


async def ended(outbox: Outbox) -> BaseException | None:
    """What a write has raised, as soon as the outbox has ended."""
    end = asyncio.Event()
    outbox.start(end.set)
    async with asyncio.timeout(60):
        await end.wait()
    return await outbox.stop()
