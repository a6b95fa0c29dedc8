"""A whole conversation through a socket: a greeting, then frames of any kind."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from starlette.types import Message, Scope

from tests.fuzz.application import ADDRESS, InProcessServer, in_process_server
from tests.fuzz.target import Check, Target, read
from vierblatt.protocol import PROTOCOL, commands, examples, frames

HEADERS = [(b"host", b"localhost:8137"), (b"origin", b"http://localhost:8137")]


def _conversations() -> list[bytes]:
    """Each command after those that it needs, at the table of the fuzzer's server."""
    enter = commands.Enter(id="e", table=examples.TABLE)
    return [msgspec.json.encode([enter, command]) for command in examples.COMMANDS if command.id not in {"1", "24"}]


async def _talk(server: InProcessServer, data: bytes) -> None:
    try:
        said = read(data, list[Any])[:12]
    except msgspec.DecodeError:
        said = [data.decode(errors="replace")]
    hello = commands.Hello(id="hello", token=server.session.token, protocol=PROTOCOL)
    last = commands.Ping(id="the end")
    given: list[Message] = [{"type": "websocket.connect"}]
    given += [_frame(server, each) for each in (hello, *said, last)]
    given.reverse()
    done = asyncio.Event()
    replies: list[frames.AnyFrame] = []
    codes: list[int] = []

    async def receive() -> Message:
        if given:
            return given.pop()
        await done.wait()
        return {"type": "websocket.disconnect", "code": 1000}

    async def send(message: Message) -> None:
        if message["type"] == "websocket.send":
            frame = frames.decode(message["text"])
            replies.append(frame)
            if getattr(frame, "id", "") == last.id:
                done.set()
        elif message["type"] == "websocket.close":
            codes.append(message["code"])
            done.set()

    scope: Scope = {
        "type": "websocket", "asgi": {"version": "3.0"}, "path": "/ws", "raw_path": b"/ws", "query_string": b"",
        "root_path": "", "headers": HEADERS, "client": ADDRESS, "server": ("localhost", 8137), "subprotocols": [],
        "scheme": "ws",
    }  # fmt: skip
    before = server.faults
    await asyncio.wait_for(server.application.asgi(scope, receive, send), 20)
    assert server.faults == before, "a defect of the server's own"
    assert not any(isinstance(frame, frames.Refused) and frame.fault.code == "server-fault" for frame in replies)
    assert not codes, codes
    answers = [frame.id for frame in replies if isinstance(frame, frames.Ack | frames.Refused | frames.Pong)]
    assert "the end" in answers


def _frame(server: InProcessServer, said: Any) -> Message:
    if isinstance(said, int):
        return {"type": "websocket.receive", "bytes": str(said).encode()}
    text = said if isinstance(said, str) else msgspec.json.encode(said).decode()
    return {"type": "websocket.receive", "text": text.replace(examples.TABLE, server.table)}


@contextmanager
def _opened() -> Iterator[Check]:
    with in_process_server() as server:
        yield lambda data: server.run(_talk(server, data))


TARGETS = (Target("sockets", _conversations, _opened, 60, ()),)
