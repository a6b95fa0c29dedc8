"""The HTTP side of the client, against a server that only listens."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from vierblatt.client import ClientFault
from vierblatt.client.api import REUSED, HttpApi

ANSWER = b'HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\n{"games":[]}'


async def test_a_connection_that_the_server_may_just_be_closing_is_not_used_again() -> None:
    """This server closes a connection, without an answer, that sends a request after being idle for that long."""

    answering: list[asyncio.Task[None] | None] = []

    async def once(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answering.append(asyncio.current_task())
        await reader.readuntil(b"\r\n\r\n")
        writer.write(ANSWER)
        begun = asyncio.get_running_loop().time()
        await reader.read(1)
        if asyncio.get_running_loop().time() - begun < REUSED:
            writer.write(ANSWER)
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()

    async with await asyncio.start_server(once, "127.0.0.1", 0) as server:
        host, port = server.sockets[0].getsockname()
        api = HttpApi(f"http://{host}:{port}")
        assert await api.games() == []
        assert await api.games() == []  # soon: over the same connection
        assert await api.games() == []  # that one is closed by now
        await asyncio.sleep(REUSED + 0.1)
        assert await api.games() == []
        await api.close()
        await asyncio.gather(*filter(None, answering))


@pytest.mark.parametrize("answer", [b'{"luck":[],"skill":[]}', b'{"luck":[1.0],"skill":[1.0,2.0]}', b'{"luck":[1.0]}'])
async def test_luck_that_belongs_to_no_sides_is_reported(answer: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    api = HttpApi("http://127.0.0.1:9")

    async def ask(*_: object) -> bytes:
        return answer

    monkeypatch.setattr(api, "_ask", ask)
    with pytest.raises(ClientFault, match="not-a-server"):
        await api.luck("abcdefghij")
    await api.close()
