"""The WebSocket at ``/ws``: who may open one, the greeting, and the routing of commands."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

from vierblatt.errors import VierblattError
from vierblatt.protocol import EMOJI, PHRASES, PROTOCOL, commands, frames
from vierblatt.server.accounts.identity import Caller
from vierblatt.server.live.closing import CloseCode
from vierblatt.server.live.command_reader import DELIVER_TO, CommandReader, DeliverTo
from vierblatt.server.live.connection import Connection
from vierblatt.server.live.faults import LiveFault, fault_of
from vierblatt.server.live.hub import Hub
from vierblatt.server.live.outbox import AT_ONCE, FlushRound, Outbox
from vierblatt.server.ops.config import Config
from vierblatt.server.transport.origin import is_from_here

#: Returns the owner of a token; raises VierblattError.
Identify = Callable[[str], Awaitable[Caller]]

HELLO_WAIT = 10.0  #: seconds within which the greeting must arrive
CLOSE_WAIT = 2.0  #: seconds that a close frame may take to be written


class CommandRoute(Protocol):
    """Where the commands of a socket go: the hub, or all nodes of a cluster."""

    def submit(self, connection: Connection, command: commands.ToTable, received_at: float) -> None:
        """Takes a command. received_at: its arrival by `time.perf_counter`. Raises LiveFault."""

    def goodbye(self, connection: Connection) -> None:
        """Handles the end of a socket."""


class Sockets:
    """Serves all sockets of a server. address: returns the address of a connection, for the limits.

    tables: where commands go; the hub by default.
    """

    def __init__(
        self,
        hub: Hub,
        config: Config,
        identify: Identify,
        address: Callable[[WebSocket], str],
        tables: CommandRoute | None = None,
    ) -> None:
        self.hub, self.config, self.identify, self.address = hub, config, identify, address
        self.tables: CommandRoute = tables or hub
        self._of_address: Counter[str] = Counter()
        self._round = FlushRound()

    async def serve(self, websocket: WebSocket) -> None:
        """Serves one socket from beginning to end."""
        if not is_from_here(websocket, self.config):
            self.hub.metrics.refused("bad-origin")
            await websocket.close()  # not yet accepted, so the handshake is answered with 403
            return
        address = self.address(websocket)
        self._of_address[address] += 1
        self.hub.metrics.sockets.inc()
        try:
            await websocket.accept()
            if self._of_address[address] > self.config.limits.sockets_per_address:
                await self._refuse(
                    websocket, LiveFault("too-many-sockets", most=self.config.limits.sockets_per_address)
                )
            else:
                await self._greet(websocket)
        except WebSocketDisconnect:
            pass  # the client left during the greeting
        finally:
            self.hub.metrics.sockets.dec()
            self._of_address[address] -= 1
            if not self._of_address[address]:
                del self._of_address[address]

    async def _refuse(self, websocket: WebSocket, fault: VierblattError, command: str = "") -> None:
        self.hub.metrics.refused(fault.code)
        code = CloseCode.CROWDED if fault.code == "too-many-sockets" else CloseCode.REFUSED
        refused = frames.encode(frames.Refused(id=command, fault=fault_of(fault)))
        with contextlib.suppress(WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(CLOSE_WAIT):
                await websocket.send_text(refused.decode())
                await websocket.close(code)

    async def _greet(self, websocket: WebSocket) -> None:
        """Expects a greeting with a valid token as the first frame."""
        command = ""
        try:
            async with asyncio.timeout(HELLO_WAIT):
                hello = commands.decode(_text(await websocket.receive()))
                command = hello.id
                if not isinstance(hello, commands.Hello):
                    raise LiveFault("not-hello")
                if hello.protocol != PROTOCOL:
                    raise LiveFault("other-protocol", given=hello.protocol, known=PROTOCOL)
                caller = await self.identify(hello.token)
            outbox = Outbox(
                websocket.send_text, self.config.limits.send_queue, self.hub.metrics.delivered,
                at_once=websocket.scope.get("extensions", {}).get(AT_ONCE), together=self._round,
            )  # fmt: skip
            connection = Connection(caller.person, outbox, self.hub.metrics, caller.access)
            self.hub.welcome(connection)
        except TimeoutError:
            await self._refuse(websocket, LiveFault("not-hello"))
            return
        except VierblattError as fault:
            await self._refuse(websocket, fault, command)
            return
        person, guest = caller.person, not caller.account.login
        lists: dict[str, list[str]] = {"phrases": [*PHRASES], "emoji": [*EMOJI]}
        connection.send(
            frames.Welcome(id=command, player=person.id, name=person.name, guest=guest, protocol=PROTOCOL, **lists)
        )
        try:
            await self._exchange_frames(websocket, connection, outbox)
        finally:
            self.tables.goodbye(connection)

    async def _exchange_frames(self, websocket: WebSocket, connection: Connection, outbox: Outbox) -> None:
        """Reads and writes until either side ends."""
        failed: BaseException | None = None
        with contextlib.suppress(WebSocketDisconnect, TimeoutError):
            try:
                async with asyncio.timeout(None) as reading:  # it times out when the outbox has ended
                    outbox.start(lambda: reading.reschedule(0.0))
                    await self._read(websocket, connection, outbox)
            finally:
                sent_away = outbox.code
                failed = await outbox.stop()
        if isinstance(failed, Exception) and not isinstance(failed, WebSocketDisconnect):
            raise failed
        if sent_away is not None:
            with contextlib.suppress(WebSocketDisconnect, TimeoutError, RuntimeError):
                async with asyncio.timeout(CLOSE_WAIT):
                    await websocket.close(sent_away)

    async def _read(self, websocket: WebSocket, connection: Connection, outbox: Outbox) -> None:
        reader = CommandReader(connection, outbox, self.config.limits, self._route)
        deliver_to: DeliverTo | None = websocket.scope.get("extensions", {}).get(DELIVER_TO)
        if deliver_to is not None:
            deliver_to(reader.receive)
        while True:
            text = _text(await websocket.receive())
            if outbox.code is not None:
                return
            reader.receive(text)

    def _route(self, connection: Connection, command: commands.AnyCommand) -> None:
        self.hub.metrics.commands.inc(str(command.__struct_config__.tag))
        match command:
            case commands.Hello():
                connection.refuse(command.id, LiveFault("hello-again"))
            case commands.Ping():
                connection.send(frames.Pong(id=command.id))
            case commands.WatchLobby():
                connection.send(frames.Ack(id=command.id))
                self.hub.lobby.watch(connection, on=command.on)
            case commands.WatchMajlis():
                self.hub.majlises.watch(connection, command)
            case commands.WatchNotices():
                self.hub.notices.watch(connection, command)
            case commands.WatchReview():
                self.hub.reviews.watch(connection, command)
            case _:
                try:
                    self.tables.submit(connection, command, time.perf_counter())
                except VierblattError as fault:
                    connection.refuse(command.id, fault)
                except Exception:
                    self.hub.log.exception("command-failed", kind=command.__struct_config__.tag)
                    self.hub.metrics.faults.inc()
                    connection.refuse(command.id, LiveFault("server-fault"))


def _text(message: Mapping[str, object]) -> str:
    """The text of a message; empty for bytes, which the protocol does not use. Raises WebSocketDisconnect."""
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect
    text = message.get("text")
    return text if isinstance(text, str) else ""
