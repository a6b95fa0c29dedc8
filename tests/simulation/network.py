"""Sockets between players and processes: whatever is sent arrives in order, some time later, until the line is cut.

One end is an ASGI socket for the server, the other a connection of `websockets` for the real client.
"""

from __future__ import annotations

import asyncio
import contextvars
import random
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol

from websockets.exceptions import ConnectionClosedError

from tests.simulation.loop import CURRENT_PROCESS, OUTSIDE, VirtualLoop
from vierblatt.server.live.outbox import AT_ONCE


class Witness(Protocol):
    """An observer of everything that arrives."""

    def sent(self, line: Line, text: str) -> None:
        """A player has sent something."""

    def received(self, line: Line, text: str) -> None:
        """A player has received something."""


#: Never doubled: a player who had come back meanwhile would not know that the copy had made them leave.
LEAVE_COMMAND = '"type":"go"'


class Line:
    """One connection of a player. number: among all lines of the world. lag: about how many seconds a frame takes."""

    def __init__(self, loop: VirtualLoop, chance: random.Random, player: str, number: int, witness: Witness) -> None:
        self.loop, self.chance, self.player, self.number = loop, chance, player, number
        self.client: object = None  #: the window that it belongs to: a player can have several
        self.lag = 0.02
        self.doubling = 0.0  #: the probability that a frame from the client is sent twice
        self.reading = asyncio.Event()  #: whether the client reads
        self.reading.set()
        self.window = 16  #: how many frames may be on their way to the client before the next one has to wait
        self.at_once = False  #: whether the server can write several frames at once
        self.code: int | None = None  #: the close code that the client sees
        self.cut_off = False
        self._witness = witness
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._to_client: asyncio.Queue[str | None] = asyncio.Queue()
        self._arrives = {"server": 0.0, "client": 0.0}
        self._on_the_way: dict[str, deque[Callable[[], None]]] = {"server": deque(), "client": deque()}
        self._under_way = 0
        self._room = asyncio.Event()
        self._room.set()
        self._broken = False  # the server knows that the line is cut
        self.accepted: asyncio.Future[bool] = loop.create_future()
        self._outside = contextvars.copy_context()
        self._outside.run(CURRENT_PROCESS.set, OUTSIDE)
        self._to_server.put_nowait({"type": "websocket.connect"})

    def _carry(self, end: str, arrive: Callable[[], None]) -> None:
        """Delivers in order: the timer that fires first delivers what was sent first."""
        at = self.loop.time() + self.chance.expovariate(1 / self.lag)
        at = self._arrives[end] = max(at, self._arrives[end])
        self._on_the_way[end].append(arrive)
        self.loop.call_at(at, self._bring, end, context=self._outside)

    def _bring(self, end: str) -> None:
        self._on_the_way[end].popleft()()

    # --- failures ---------------------------------------------------------------------------------------------------

    def cut(self, *, client_after: float = 0.0, server_after: float = 0.0) -> None:
        """Cuts the line; each end finds out some seconds later."""
        if not self.cut_off:
            self.cut_off = True
            self.loop.call_later(client_after, self._end_client, 1006, context=self._outside)
            self.loop.call_later(server_after, self._end_server, context=self._outside)

    def _end_client(self, code: int) -> None:
        if self.code is None:
            self.code = code
            self._to_client.put_nowait(None)
            self.reading.set()
        if not self.accepted.done():
            self.accepted.set_result(False)

    def _end_server(self) -> None:
        if not self._broken:
            self._broken = True
            self._room.set()
            self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1006})

    @property
    def scope(self) -> dict[str, Any]:
        """The ASGI scope of the connection."""
        extensions = {AT_ONCE: self.send_at_once} if self.at_once else {}
        scope = {"type": "websocket", "path": "/ws", "headers": [], "query_string": b"", "client": ("player", 1)}
        return scope | {"extensions": extensions}

    # --- the server's end, as ASGI ----------------------------------------------------------------------------------

    async def receive(self) -> dict[str, Any]:
        """The next message."""
        return await self._to_server.get()

    async def send(self, message: dict[str, Any]) -> None:
        """Sends a message; raises OSError, as servers do, if the client is known to be gone."""
        if message["type"] == "websocket.accept":
            self._carry("client", self._accept)
            return
        await self._room.wait()
        if self._broken:
            raise OSError("gone")
        match message["type"]:
            case "websocket.close":
                self._carry("client", partial(self._closed_by_server, int(message.get("code", 1000))))
            case _:
                self._put(message["text"])

    def send_at_once(self, texts: Sequence[str]) -> bool:
        """Sends several frames at once, as our own server can do, unless one would have to wait."""
        if self._broken or not self._room.is_set():
            return False
        for text in texts:
            self._put(text)
        return True

    def _put(self, text: str) -> None:
        self._under_way += 1
        if self._under_way >= self.window:
            self._room.clear()
        self._carry("client", partial(self._to_player, text))

    def _accept(self) -> None:
        if not self.accepted.done():
            self.accepted.set_result(True)

    def _closed_by_server(self, code: int) -> None:
        if not self.cut_off:
            self.cut_off = True
            self._end_client(code)
            self._end_server()

    def _to_player(self, text: str) -> None:
        if not self.cut_off:
            self._to_client.put_nowait(text)

    # --- the client's end, as `websockets` --------------------------------------------------------------------------

    async def recv(self) -> str:
        """The next frame; raises ConnectionClosed."""
        text = await self._to_client.get()
        await self.reading.wait()
        if text is None or self.code is not None:
            self._to_client.put_nowait(None)
            raise ConnectionClosedError(None, None)
        self._under_way -= 1
        if self._under_way < self.window:
            self._room.set()
        self._witness.received(self, text)
        return text

    def __aiter__(self) -> Line:
        return self

    async def __anext__(self) -> str:
        return await self.recv()

    async def send_text(self, text: str) -> None:
        """Sends a frame; raises ConnectionClosed."""
        if self.code is not None:
            raise ConnectionClosedError(None, None)
        self._witness.sent(self, text)
        self._carry("server", partial(self._from_player, text))
        if self.chance.random() < self.doubling and LEAVE_COMMAND not in text:
            self.loop.call_later(self.chance.expovariate(2.0), self._again, text, context=self._outside)

    def send_unobserved(self, text: str) -> None:
        """Sends something from the client, unobserved."""
        self._carry("server", partial(self._from_player, text))

    def _again(self, text: str) -> None:
        if self.code is None:
            self._carry("server", partial(self._from_player, text))

    def _from_player(self, text: str) -> None:
        if not self.cut_off:
            self._to_server.put_nowait({"type": "websocket.receive", "text": text})

    async def close(self) -> None:
        """Closes the connection from the client's side."""
        self.cut(server_after=self.lag)


class Socket:
    """A line as a `websockets` connection of the client, where `send` is in the other direction."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self.recv, self.send, self.close = line.recv, line.send_text, line.close
        self.__dict__["close_code"] = None

    def __aiter__(self) -> Line:
        return self._line


class Connecting:
    """The result of `websockets.connect`: opens a line when its block begins. dial: finds a process; raises OSError."""

    def __init__(self, dial: Callable[[], Line]) -> None:
        self._dial = dial
        self._line: Line | None = None

    async def __aenter__(self) -> Socket:
        line = self._line = self._dial()
        try:
            async with asyncio.timeout(10.0):
                taken = await line.accepted
        except TimeoutError:
            line.cut()
            raise
        if not taken:
            raise OSError("connection refused")
        return Socket(line)

    async def __aexit__(self, *_: object) -> None:
        if self._line is not None:
            await self._line.close()
