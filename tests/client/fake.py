"""A fake server for tests of the client, which can lose, repeat and skip frames, and cheat, on demand."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from vierblatt import games
from vierblatt.errors import VierblattError
from vierblatt.protocol import PROTOCOL, TableSettings, commands, frames
from vierblatt.protocol.values import Fault
from vierblatt.server.live.faults import fault_of
from vierblatt.server.live.services import milliseconds as now
from vierblatt.server.table.entries import AnyEntry, Opened
from vierblatt.server.table.outcome import Person
from vierblatt.server.table.table import Table
from vierblatt.shuffle import SCHEME, ProvablePacks

TABLE = "abcdefghij"
SECRET = bytes(range(32))
REST = 0.05  #: seconds after which something may have become due merely because time has passed


class FakeServer:
    """One table over WebSockets; a client that says hello with the token ``NAME`` is the player NAME."""

    def __init__(self, game: str, changes: dict[str, Any], settings: TableSettings) -> None:
        rules = games.get(game).options.rule_set(changes, reserved=True)
        seats = games.get(game).rules.shape(rules.values).seats
        anchor = ProvablePacks(TABLE, rules.hash, seats, last=SECRET).anchor.hex()
        self.table = Table(
            Opened(
                at=now(), table=TABLE, game=game, preset="standard", changes=changes, behaviour=rules.behaviour,
                rules_hash=rules.hash, settings=settings, host="ann", anchor=anchor, scheme=SCHEME,
            ),
            SECRET,
        )  # fmt: skip
        self.port = 0
        self.sockets: dict[ServerConnection, str] = {}
        self.entered: set[ServerConnection] = set()
        self.answers: dict[tuple[str, str], frames.Frame] = {}
        self.sent_updates: list[frames.Told] = []
        self.received: list[commands.AnyCommand] = []
        self.watching: set[ServerConnection] = set()
        self.order = asyncio.Lock()  #: one command at a time, so that frames arrive in the order of the events
        self.stirred = asyncio.Event()  #: something happened, so that something else may be due
        # What goes wrong:
        self.drop_before_ack = 0  #: so many commands are carried out, but the connection breaks before the answer
        self.skip_updates = 0  #: how many updates are lost
        self.refuse_hello = ""
        self.tamper: Any = None  #: changes a frame before it is sent

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    # --- what a real server does ---------------------------------------------------------------------------------

    async def serve(self, socket: ServerConnection) -> None:
        async for data in socket:
            command = commands.decode(data)
            self.received.append(command)
            if isinstance(command, commands.Hello):
                await self.hello(socket, command)
            elif isinstance(command, commands.WatchLobby):
                self.watching.add(socket)
                await self.send(socket, frames.Ack(id=command.id))
                await self.send(socket, frames.Lobby(tables=[], players=len(self.sockets)))
            else:
                await self.to_table(socket, command)

    async def hello(self, socket: ServerConnection, command: commands.Hello) -> None:
        if self.refuse_hello:
            await self.send(socket, frames.Refused(id=command.id, fault=Fault(code=self.refuse_hello)))
            return
        self.sockets[socket] = command.token
        name = command.token
        await self.send(
            socket,
            frames.Welcome(
                id=command.id, player=name, name=name, guest=True, protocol=PROTOCOL, phrases=[], emoji=[]
            ),
        )  # fmt: skip

    async def to_table(self, socket: ServerConnection, command: Any) -> None:
        player = self.sockets[socket]
        if (player, command.id) in self.answers:
            await self.send(socket, self.answers[player, command.id])
            return
        try:
            async with self.order:
                answer = await self.do(socket, player, command)
        except VierblattError as error:
            answer = frames.Refused(id=command.id, fault=fault_of(error))
        if not isinstance(command, commands.Enter):
            self.answers[player, command.id] = answer
            if self.drop_before_ack:
                self.drop_before_ack -= 1
                await socket.close()
                return
        await self.send(socket, answer)
        if isinstance(answer, frames.Entered):
            await self.show_queue(socket)

    async def show_queue(self, socket: ServerConnection) -> None:
        """Where winners stay, the queue follows what changes it."""
        if (queue := self.table.queue_shown(now())) is not None:
            await self.send(socket, queue)

    async def do(self, socket: ServerConnection, player: str, command: Any) -> frames.Frame:
        table, seat = self.table, self.table.seat_of(player)
        if isinstance(command, commands.Enter):
            self.entered.add(socket)
            if seat >= 0:
                table.present(seat, online=True, now=now())
            missed = [each for each in self.sent_updates if -1 < command.since < each.seq]
            return frames.Entered(
                id=command.id, table=TABLE, seq=table.seq, seat=seat, info=table.info(now()), proof=table.proof(),
                sheet=table.sheet, missed=missed, board=table.board(), own=table.own_part(seat),
            )  # fmt: skip
        if isinstance(command, commands.Hint):
            choice = table.hint(seat, "rules").answer()
            return frames.Advice(id=command.id, action=choice.action, reason=choice.reason)
        if isinstance(command, commands.Why):
            error = table.why(seat, command.action)
            return frames.Because(id=command.id, action=command.action, fault=fault_of(error) if error else None)
        if isinstance(command, commands.Skip):
            table.skip(Person(player, player))
            return frames.Ack(id=command.id, seq=table.seq)
        if isinstance(command, commands.Say):
            said = frames.Said(table=TABLE, player=player, seat=seat, name=player, phrase=command.phrase)
            for other in self.entered:
                await self.send(other, said)
            return frames.Ack(id=command.id, seq=table.seq)
        if isinstance(command, commands.Go):
            self.entered.discard(socket)
            return frames.Ack(id=command.id, seq=table.seq)
        await self.put(table.decide(command, Person(player, player), now()))
        seat = table.seat_of(player)
        if seat >= 0:
            table.present(seat, online=True, now=now())
        return frames.Ack(id=command.id, seq=table.seq)

    async def put(self, entries: list[AnyEntry]) -> None:
        for entry in entries:
            self.stirred.set()
            outcome = self.table.apply(entry)
            update = self.table.update(outcome, -1, now())
            self.sent_updates.append(frames.Told(seq=update.seq, events=update.events, notes=update.notes))
            if self.skip_updates:
                self.skip_updates -= 1
                continue
            for socket in [*self.entered]:
                seat = self.table.seat_of(self.sockets.get(socket, ""))
                await self.send(socket, self.table.update(outcome, seat, now()))
                await self.show_queue(socket)

    async def send(self, socket: ServerConnection, frame: frames.Frame) -> None:
        if self.tamper is not None:
            frame = self.tamper(frame)
        try:
            await socket.send(frames.encode(frame).decode())
        except ConnectionClosed:
            self.gone(socket)

    async def live(self) -> None:
        """Runs what needs no command: deals, nonces, bots. Sleeps in between: Textual waits for an idle process."""
        while True:
            self.stirred.clear()
            async with self.order:
                await self.put(self.table.tick(now()))
                bot = self.table.bot_turn()
                if bot is not None:
                    await self.put(self.table.bot_acts(bot[0], self.table.bot_choice(bot[0]), now()))
            await asyncio.sleep(self.table.settings.pace / 1000)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(REST):
                    await self.stirred.wait()

    def gone(self, socket: ServerConnection) -> None:
        self.sockets.pop(socket, None)
        self.entered.discard(socket)
        self.watching.discard(socket)

    # --- what goes wrong -----------------------------------------------------------------------------------------

    async def cut(self) -> None:
        """Breaks every connection."""
        for socket in [*self.sockets]:
            self.gone(socket)
            await socket.close()

    def count(self, kind: type[commands.Command]) -> int:
        return sum(isinstance(command, kind) for command in self.received)


@contextlib.asynccontextmanager
async def fake(
    game: str = "whist", changes: dict[str, Any] | None = None, **settings: Any
) -> AsyncIterator[FakeServer]:
    server = FakeServer(game, changes or {}, TableSettings(**{"pace": 0, **settings}))

    async def serve_one(socket: ServerConnection) -> None:
        try:
            await server.serve(socket)
        finally:
            server.gone(socket)

    async with serve(serve_one, "127.0.0.1", 0, compression=None) as listening:
        server.port = next(iter(listening.sockets)).getsockname()[1]
        living = asyncio.create_task(server.live())
        try:
            yield server
            assert not living.done(), living.exception()
        finally:
            living.cancel()


def replaced(frame: frames.Frame, **fields: Any) -> frames.Frame:
    """A copy of a frame with other values in these fields."""
    return msgspec.structs.replace(frame, **fields)
