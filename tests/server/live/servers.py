"""A real server for tests: uvicorn on a free port in this event loop, a database file, players with real sockets."""

from __future__ import annotations

import asyncio
import itertools
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from vierblatt.bots import Choice
from vierblatt.bots.question import Question
from vierblatt.protocol import PROTOCOL, commands, frames
from vierblatt.protocol.values import TableSettings
from vierblatt.server.app import Application
from vierblatt.server.cluster import Bus
from vierblatt.server.live import NewTable
from vierblatt.server.live.services import milliseconds
from vierblatt.server.ops.config import Config
from vierblatt.server.run import Server
from vierblatt.server.store.port import Account, Store
from vierblatt.server.table import Person

F = TypeVar("F", bound=frames.Frame)
PATIENCE = 120.0  #: seconds that a test waits for what has to come


def player_id(name: str) -> str:
    """The id of the guest of this name."""
    return name.lower().ljust(12, "0")


class Player:
    """A player behind one socket. Every frame that they get is kept, as it came."""

    def __init__(self, socket: ClientConnection, numbers: itertools.count[int]) -> None:
        self.socket, self._numbers = socket, numbers
        self.got: list[frames.AnyFrame] = []
        self.raw: list[bytes] = []
        self.news: dict[str, frames.Update | frames.Entered] = {}  #: the last of each table
        self.closed: int | None = None  #: the code with which the socket was closed
        self._changed = asyncio.Event()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for data in self.socket:
                self.raw.append(data.encode() if isinstance(data, str) else data)
                frame = frames.decode(data)
                self.got.append(frame)
                if isinstance(frame, (frames.Update, frames.Entered)):
                    self.news[frame.table] = frame
                self._wake()
        except ConnectionClosed:
            pass
        self.closed = self.socket.close_code
        self._wake()

    def _wake(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    async def until(self, found: Callable[[], Any]) -> Any:
        """The value of `found` as soon as it is true."""
        async with asyncio.timeout(PATIENCE):
            while not (result := found()):
                await self._changed.wait()
        return result

    async def send(self, kind: type[commands.Command], **fields: Any) -> str:
        """Sends a command and does not wait for its answer; its id."""
        number = fields.pop("id", None) or str(next(self._numbers))
        await self.socket.send(msgspec.json.encode(kind(id=number, **fields)).decode())
        return number

    async def ask(self, kind: type[commands.Command], **fields: Any) -> frames.AnyFrame:
        """Sends a command; the frame that answers it."""
        seen = len(self.got)
        number = await self.send(kind, **fields)
        return await self.until(lambda: next((f for f in self.got[seen:] if getattr(f, "id", "") == number), None))

    async def do(self, kind: type[commands.Command], **fields: Any) -> frames.AnyFrame:
        """As `ask`, for a command that must not be refused."""
        answer = await self.ask(kind, **fields)
        assert not isinstance(answer, frames.Refused), answer
        return answer

    async def refused(self, kind: type[commands.Command], **fields: Any) -> str:
        """As `ask`, for a command that must be refused; the code."""
        answer = await self.ask(kind, **fields)
        assert isinstance(answer, frames.Refused), answer
        return answer.fault.code

    async def a(self, kind: type[F], where: Callable[[F], bool] = lambda _: True) -> F:
        """The first frame of a kind that fulfils a condition, now or later."""
        found: F = await self.until(lambda: next((f for f in self.got if isinstance(f, kind) and where(f)), None))
        return found

    async def gone(self) -> int:
        """The code with which the server closed the socket."""
        await self.until(lambda: self.closed is not None)
        assert self.closed is not None
        return self.closed

    def seat(self, table: str) -> int:
        """The player's seat, according to the server."""
        entered = next(f for f in reversed(self.got) if isinstance(f, frames.Entered) and f.table == table)
        return entered.seat

    def own(self, table: str) -> frames.Own:
        """What only the player knows at a table."""
        news = self.news[table]
        return msgspec.convert(news.own, frames.Own) if news.own is not None else frames.Own()

    async def leave(self) -> None:
        """Closes the socket."""
        await self.socket.close()
        await self._reader


class Served:
    """A running server."""

    def __init__(self, application: Application, url: str) -> None:
        self.application, self.url = application, url
        self.hub, self.store, self.identity = application.hub, application.store, application.identity
        self.players: deque[Player] = deque()
        self._numbers = itertools.count(1)

    async def token(self, name: str) -> str:
        """The token of a guest, who is made if there is none of this name."""
        account = await self.store.account(player_id(name))
        if account is None:
            now = milliseconds()
            account = Account(id=player_id(name), name=name, created=now, seen=now)
            await self.store.add_account(account)
        return await self.identity.token_for(account, milliseconds())

    async def socket(self, **options: Any) -> ClientConnection:
        """A socket that has sent nothing yet."""
        return await connect(f"ws{self.url.removeprefix('http')}/ws", compression=None, **options)

    async def player(self, name: str, **options: Any) -> Player:
        """A player who has been greeted."""
        return await self.greeted(await self.token(name), **options)

    async def greeted(self, token: str, **options: Any) -> Player:
        """The player of this token, greeted."""
        player = Player(await self.socket(**options), self._numbers)
        self.players.append(player)
        await player.do(commands.Hello, token=token, protocol=PROTOCOL)
        return player

    async def open_table(self, name: str, game: str = "kout_bo", **new: Any) -> str:
        """A new table of a host; its bots are quick, unless settings say otherwise."""
        settings = TableSettings(**({"pace": 0} | new.pop("settings", {})))
        await self.token(name)
        info = await self.hub.open_table(Person(player_id(name), name), NewTable(game=game, settings=settings, **new))
        return info.id


@asynccontextmanager
async def serving(
    database: Path, store: Store | None = None, *, owner: str = "test", bus: Bus | None = None, **config: Any
) -> AsyncIterator[Served]:
    """Serves for as long as the block lasts; ends as after SIGTERM. bus: to other servers of the same database."""
    settings = msgspec.convert({"port": 0, "database": str(database), **config}, Config)
    application = Application(settings, store=store, owner=owner, pages=(), bus=bus)
    urls: asyncio.Queue[str] = asyncio.Queue()
    running = Server(application, urls.put_nowait)
    task = asyncio.create_task(running.live())
    async with asyncio.timeout(PATIENCE):
        served = Served(application, await urls.get())
    try:
        yield served
    finally:
        running.should_exit = True
        await task
        for player in served.players:
            await player.leave()


async def sit_down(table: str, players: list[Player]) -> None:
    """All enter and sit, one after the other, from seat 0 on, and are ready."""
    for seat, player in enumerate(players):
        await player.do(commands.Enter, table=table)
        await player.do(commands.Sit, table=table, seat=seat)
    for player in players:
        await player.do(commands.Ready, table=table)


async def playing(served: Served, **new: object) -> tuple[str, list[Player]]:
    """A table of Kout Bo with six people, whose first cards are dealt; players by seat."""
    names = ["Amal", "Badr", "Clara", "Dina", "Emil", "Faris"]
    players = [await served.player(name) for name in names]
    table = await served.open_table("Amal", **new)  # type: ignore[arg-type]
    await sit_down(table, players)
    for player in players:
        await player.a(frames.Update, lambda update: update.board is not None)
    return table, players


def turn(table: str, players: list[Player]) -> int:
    """The seat whose turn it is."""
    board = players[0].news[table].board
    assert board is not None
    return board.turn


async def play_on(table: str, players: dict[int, Player], until: Callable[[frames.Update], bool]) -> None:
    """Players by seat play the first legal action, until a condition holds for the frames of the first player."""
    first = next(iter(players.values()))
    while not until(first.news[table]):  # type: ignore[arg-type]
        now = first.news[table]
        board = now.board
        mover = players.get(board.turn) if board is not None and now.info.stage == "playing" else None
        if mover is not None and not now.info.paused:
            await mover.until(lambda mover=mover, now=now: mover.news[table].seq >= now.seq)  # type: ignore[misc]
            legal = mover.own(table).legal
            if legal and mover.news[table].seq == now.seq:
                await mover.ask(commands.Act, table=table, seq=now.seq, action=legal[0])
        await first.until(lambda now=now: first.news[table].seq > now.seq)  # type: ignore[misc]


def asking(served: Served, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The hosts for whom slow bots are asked from now on."""
    bot_workers, found = served.hub._services.bot_workers, list[str]()
    choose = bot_workers.choose

    async def noting(question: Question, whose: str, level: str = "") -> Choice:
        found.append(whose)
        return await choose(question, whose, level)

    monkeypatch.setattr(bot_workers, "choose", noting)
    return found
