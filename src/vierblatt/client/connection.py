"""One WebSocket that outlives its connections: it reconnects automatically; no command is lost or carried out twice.

A command keeps its id until it is answered. When a connection breaks, the next one says hello, enters the tables
again, and resends what was not answered; the server does nothing for an id that it has already seen.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import secrets
from collections.abc import Callable, Iterable
from typing import Any, Protocol, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from vierblatt.client.faults import ClientFault, Refusal, refusal
from vierblatt.errors import VierblattError
from vierblatt.protocol import PROTOCOL, commands, frames

#: Seconds before the first try to reconnect, and the longest wait between tries.
FIRST_WAIT, LONGEST_WAIT = 0.2, 10.0
#: Seconds that a connection may take to open, including the greeting.
OPENING = 10.0
#: Seconds between two checks that the server is still there, and seconds for its answer: a server that hangs, or that
#: the network has cut off, closes nothing.
PING_EVERY = PONG_WITHIN = 4.0
#: Seconds that a server has to complete the closing.
GOODBYE = 1.0
#: No frame from the server is larger than this, in bytes.
LARGEST_FRAME = 1 << 20
#: Seconds before a command that was refused for coming too fast is sent again.
RETRY_WAITS = (0.3, 0.6, 1.2, 2.4)
#: Refusals after which the same command may be sent again: nothing was done, and it may work soon.
AGAIN = frozenset({"too-fast", "table-away"})
#: Refusals of a greeting that may no longer apply after some time.
PASSING = frozenset({"store-down", "too-fast", "too-many-sockets"})

C = TypeVar("C", bound=commands.Command)


class ConnectionListener(Protocol):
    """Receives what comes over a connection; no method may block."""

    def heard(self, frame: frames.AnyFrame) -> None:
        """A frame has arrived."""

    def connected(self, *, up: bool) -> None:
        """The connection has been made or lost."""

    def opening_commands(self) -> Iterable[commands.Command]:
        """The commands to send first over each new connection."""

    def ended(self, fault: VierblattError) -> None:
        """There will be no further connection."""


def pause(tries: int) -> float:
    """Seconds before try number `tries`: doubled each time, with a random part so that clients spread out."""
    return min(LONGEST_WAIT, FIRST_WAIT * float(1 << min(tries, 10))) * random.uniform(0.5, 1.0)


class ReconnectingSocket:
    """The socket of a client. pause: returns the seconds to wait before the nth try to reconnect."""

    def __init__(self, url: str, listener: ConnectionListener, pause: Callable[[int], float] = pause) -> None:
        self.url = url
        self.token = ""
        self._listener, self._pause = listener, pause
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[commands.Command, asyncio.Future[Any]]] = {}
        self._numbers = itertools.count(1)
        self._name = secrets.token_hex(4)  # so that no two processes of one player use the same ids
        self._runner: asyncio.Task[None] | None = None
        self._opened: asyncio.Future[frames.Welcome] | None = None
        self._after: float | None = None  #: seconds until the reconnection, as announced by a server that shuts down

    # --- opening and closing -------------------------------------------------------------------------------------

    async def open(self, token: str) -> frames.Welcome:
        """Says hello; raises ClientFault if there is no answer, Refusal if the token is not accepted."""
        self.token = token
        self._opened = asyncio.get_running_loop().create_future()
        self._runner = asyncio.create_task(self._run())
        return await self._opened

    async def close(self) -> None:
        """Closes the socket; commands that are still waiting for an answer fail."""
        if self._socket is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(GOODBYE):
                    await self._socket.close()
        if self._runner is not None:
            self._runner.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._runner

    # --- commands ------------------------------------------------------------------------------------------------

    def make(self, kind: type[C], **fields: Any) -> C:
        """A command with a unique id."""
        return kind(id=f"{self._name}-{next(self._numbers)}", **fields)

    async def ask(self, command: commands.Command) -> Any:
        """The frame that answers a command, however late; raises Refusal, or ClientFault if the socket ends for good.

        If the server refused because commands come too fast, or because it cannot reach the table, it did nothing,
        and the command is sent again a little later.
        """
        for wait in RETRY_WAITS:
            try:
                return await self._ask(command)
            except Refusal as no:
                if no.code not in AGAIN:
                    raise
            await asyncio.sleep(wait)
        return await self._ask(command)

    async def mention(self, command: commands.Command) -> None:
        """Sends a command whose answer does not matter; does nothing without a connection."""
        if self._socket is not None:
            await self._send(self._socket, command)

    async def _ask(self, command: commands.Command) -> Any:
        if self._runner is None or self._runner.done():
            raise ClientFault("client-closed")
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[command.id] = (command, answer)
        try:
            if self._socket is not None:
                await self._send(self._socket, command)
            return await answer
        finally:
            self._waiting.pop(command.id, None)

    async def _send(self, socket: ClientConnection, command: commands.Command) -> None:
        with contextlib.suppress(WebSocketException):  # the next connection sends it again
            await socket.send(msgspec.json.encode(command).decode())

    # --- the life of the socket ----------------------------------------------------------------------------------

    async def _run(self) -> None:
        fault: VierblattError = ClientFault("client-closed")
        try:
            fault = await self._live()
        finally:  # no caller may wait for ever, whatever happened here
            self._end(fault)

    async def _live(self) -> VierblattError:
        """Makes one connection after another; returns the fault that makes a further one pointless."""
        tries = 0
        while True:
            fault = await self._connect()
            if self._socket is not None:
                self._socket, tries = None, 0
                self._listener.connected(up=False)
            if self._is_final(fault):
                return fault
            wait, self._after = self._after, None
            await asyncio.sleep(self._pause(tries) if wait is None else wait)
            tries += 1

    async def _connect(self) -> VierblattError:
        """Runs one connection from beginning to end; returns the fault that ended it."""
        try:
            async with connect(
                self.url, open_timeout=OPENING, max_size=LARGEST_FRAME, compression=None, ping_interval=PING_EVERY,
                ping_timeout=PONG_WITHIN, close_timeout=GOODBYE,
            ) as socket:  # fmt: skip
                async with asyncio.timeout(OPENING):
                    welcome = await self._hello(socket)
                await self._resume(socket, welcome)
                async for data in socket:
                    self._hear(frames.decode(data))
            return ClientFault("no-connection", server=self.url, reason="")
        except (OSError, WebSocketException, TimeoutError) as problem:
            return ClientFault("no-connection", server=self.url, reason=str(problem) or type(problem).__name__)
        except msgspec.DecodeError:
            return ClientFault("not-a-server", server=self.url)
        except Refusal as no:
            return no
        except VierblattError:  # a table could not understand its frames
            return ClientFault("not-a-server", server=self.url)

    async def _hello(self, socket: ClientConnection) -> frames.Welcome:
        hello = self.make(commands.Hello, token=self.token, protocol=PROTOCOL)
        await self._send(socket, hello)
        answer = frames.decode(await socket.recv())
        if isinstance(answer, frames.Refused):
            raise refusal(answer.fault)
        if not isinstance(answer, frames.Welcome):
            raise msgspec.DecodeError(type(answer).__name__)
        return answer

    async def _resume(self, socket: ClientConnection, welcome: frames.Welcome) -> None:
        """Enters the tables again, then resends what was not answered, in the original order."""
        for enter in self._listener.opening_commands():
            await self._send(socket, enter)
        self._socket = socket  # before the list is made: commands from now on are sent at once
        self._listener.connected(up=True)
        for command, _ in list(self._waiting.values()):
            await self._send(socket, command)
        if self._opened is not None and not self._opened.done():
            self._opened.set_result(welcome)

    def _hear(self, frame: frames.AnyFrame) -> None:
        if isinstance(frame, frames.Restarting):
            self._after = frame.after / 1000
        self._listener.heard(frame)
        _, answer = self._waiting.get(getattr(frame, "id", ""), (None, None))
        if answer is None or answer.done():
            return
        if isinstance(frame, frames.Refused):
            answer.set_exception(refusal(frame.fault))
        else:
            answer.set_result(frame)

    def _is_final(self, fault: VierblattError) -> bool:
        """Whether no further connection would help: the first one failed, or the greeting was refused for good."""
        first = self._opened is not None and not self._opened.done()
        return first or (isinstance(fault, Refusal) and fault.code not in PASSING)

    def _end(self, fault: VierblattError) -> None:
        if self._opened is not None and not self._opened.done():
            self._opened.set_exception(fault)
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(fault)
        self._listener.ended(fault)
