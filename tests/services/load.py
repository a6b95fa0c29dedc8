"""Players that put a server under load and store what they were promised: every acknowledged action, every event.

They use the protocol directly over a socket, so that no client library repeats or hides anything.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, ClassVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidMessage, InvalidStatus, WebSocketException

from tests.services.people import Unavailable
from vierblatt.protocol import PROTOCOL, commands, frames

#: The errors that clients get when a server goes away, or has lost its database.
CONNECTION_ERRORS = (
    WebSocketException, InvalidMessage, InvalidStatus, OSError, httpx.TransportError, TimeoutError, Unavailable,
)  # fmt: skip
RETRY_AFTER = 0.2  #: seconds after which a player tries again what the server could not do


@dataclass(frozen=True)
class Promise:
    """An action that the server acknowledged, and the table's seq in the acknowledgement."""

    table: str
    seq: int
    seat: int
    action: str


@dataclass(frozen=True)
class View:
    """What a player saw of a table after its entry `seq`."""

    table: str
    seat: int
    seq: int
    board: frames.Board | None
    own: frames.Own


@dataclass
class Journal:
    """What all players of a test were promised and saw, across restarts of the server.

    forgiven: codes of refusals that are not faults here: the player tries again.
    """

    promises: list[Promise] = field(default_factory=list)
    seen: dict[tuple[str, int], list[tuple[int, str]]] = field(default_factory=dict)  #: (table, seq) -> seat, action
    last: dict[str, int] = field(default_factory=dict)  #: table -> the highest seq that any player saw
    faults: list[str] = field(default_factory=list)
    closed: set[str] = field(default_factory=set)  #: tables that ended before their match did
    returns: int = 0  #: times that a player came back to a table
    forgiven: frozenset[str] = frozenset()
    refused: Counter[str] = field(default_factory=Counter)  #: forgiven refusals, by code
    sent: dict[tuple[str, int], list[commands.Act]] = field(default_factory=dict)  #: (table, seat) -> all actions
    views: list[View] = field(default_factory=list)  #: before and after each absence, and at the end
    times: dict[str, float] = field(default_factory=dict)  #: table -> when a player last received an entry

    def see(self, update: frames.Update | frames.Told, table: str) -> None:
        """Stores that a player has received an entry."""
        acted = [(e["seat"], e.get("card") or e.get("call") or "") for e in update.events if is_action(e)]
        before = self.seen.setdefault((table, update.seq), acted)
        if before != acted:
            self.faults.append(f"{table} {update.seq}: {before} was told first, then {acted}")
        self.last[table] = max(self.last.get(table, -1), update.seq)


def is_action(event: dict[str, Any]) -> bool:
    """Whether an event is a player's card or call."""
    return event.get("event") in {"played", "called"}


class LoadPlayer:
    """One player at one table, who plays the first legal action, by default as quickly as possible."""

    connecting: ClassVar[dict[str, Any]] = {"open_timeout": 5}  #: how the player connects: arguments for `websockets`

    def __init__(self, url: str, token: str, table: str, journal: Journal, *, seat: int = -1) -> None:
        self.url, self.token, self.table, self.journal, self.seat = url, token, table, journal, seat
        self.seq = -1  #: the last one that the player received
        self.acknowledged = -1  #: the table's seq of the last acknowledged command
        self.news: frames.Update | frames.Entered | None = None
        self.over = asyncio.Event()
        self.connected = asyncio.Event()
        self.holds = False  #: whether the player keeps the table waiting
        self.pace = 0.0  #: seconds for which the player thinks before each action
        self._refused = False  # just now, by a forgiven refusal
        self._sits = False  # the server has confirmed the seat
        self._socket: ClientConnection | None = None
        self._numbers = itertools.count()
        self._asked: dict[str, commands.Command] = {}

    async def visit(self) -> None:
        """Enters the table, takes a seat, plays until the match is over; raises CONNECTION_ERRORS."""
        async with connect(f"ws{self.url.removeprefix('http')}/ws", compression=None, **self.connecting) as socket:
            self._socket = socket
            await self._say(socket, commands.Hello, token=self.token, protocol=PROTOCOL)
            await self._say(socket, commands.Enter, table=self.table, since=self.seq)
            try:
                async for data in socket:
                    self._hear(frames.decode(data))
                    if self.over.is_set():
                        return
                    if self._refused:
                        self._refused = False
                        await asyncio.sleep(RETRY_AFTER)
                    await self._play(socket)
            finally:
                self.connected.clear()
                self._asked.clear()
                self.note_view()
        raise ConnectionResetError("the server closed the socket")

    async def go_on(self) -> None:
        """Stops keeping the table waiting."""
        self.holds = False
        assert self._socket is not None
        await self._play(self._socket)

    def note_view(self) -> None:
        """Stores what the player sees now."""
        news = self.news
        if news is not None and self.seat >= 0:
            self.journal.views.append(View(self.table, self.seat, news.seq, news.board, self.own()))

    async def _say(self, socket: ClientConnection, kind: type[commands.Command], **fields: Any) -> None:
        command = kind(id=f"{next(self._numbers)}", **fields)
        self._asked[command.id] = command
        if isinstance(command, commands.Act):
            self.journal.sent.setdefault((self.table, self.seat), []).append(command)
        await socket.send(msgspec.json.encode(command).decode())

    def _hear(self, frame: frames.AnyFrame) -> None:
        journal = self.journal
        match frame:
            case frames.Entered():
                self._come_back(frame)
            case frames.Update():
                if frame.seq != self.seq + 1:
                    journal.faults.append(f"{self.table}: after {self.seq} came {frame.seq}")
                journal.see(frame, self.table)
                journal.times[self.table] = time.monotonic()
                self.seq, self.news = frame.seq, frame
            case frames.Ack():
                command = self._asked.pop(frame.id)
                if isinstance(command, commands.AtTable):
                    self.acknowledged = frame.seq
                self._sits = self._sits or isinstance(command, commands.Sit)
                if isinstance(command, commands.Act):
                    journal.promises.append(Promise(self.table, frame.seq, self.seat, command.action))
            case frames.Refused() if frame.fault.code in journal.forgiven:
                journal.refused[frame.fault.code] += 1
                if isinstance(self._asked.pop(frame.id, None), commands.Enter | commands.Hello):
                    raise ConnectionResetError("not now")
                self._refused = True
            case frames.Refused():
                asked = self._asked.pop(frame.id, None)
                journal.faults.append(f"{self.table}: {asked} was refused: {frame.fault}")
            case _:
                pass
        stage = "" if self.news is None else self.news.info.stage
        if stage in {"over", "closed"}:
            self.over.set()
        if stage == "closed":
            journal.closed.add(self.table)

    def _come_back(self, frame: frames.Entered) -> None:
        """Checks that what was acknowledged is there, and that what was missed follows on what was seen."""
        journal = self.journal
        journal.returns += self.seq >= 0
        if frame.seq < max(self.seq, self.acknowledged):
            journal.faults.append(f"{self.table}: back at {frame.seq}, but {self.seq}, {self.acknowledged} were told")
        if self._sits and frame.seat != self.seat:
            journal.faults.append(f"{self.table}: the seat was {self.seat} and is {frame.seat}")
        for missed in frame.missed:
            journal.see(missed, self.table)
        self.seq, self.news, self._sits = frame.seq, frame, frame.seat >= 0
        self._asked = {key: command for key, command in self._asked.items() if not isinstance(command, commands.Enter)}
        self.note_view()
        self.connected.set()

    async def _play(self, socket: ClientConnection) -> None:
        """Sends the next command, if the last one is answered."""
        news = self.news
        if news is None or not self.connected.is_set() or self.awaits_answer():
            return
        mine = next((i for i, seat in enumerate(news.info.seats) if seat.player and i == self.seat), -1)
        if news.info.stage == "seating" and mine < 0:
            await self._say(socket, commands.Sit, table=self.table, seat=self.seat)
        elif news.info.stage == "seating" and not news.info.seats[mine].ready:
            await self._say(socket, commands.Ready, table=self.table)
        elif news.info.stage == "playing" and news.board is not None and news.board.turn == self.seat:
            legal = self.own().legal
            if legal and not self.holds:
                if self.pace:
                    await asyncio.sleep(self.pace)
                await self._say(socket, commands.Act, table=self.table, seq=news.seq, action=self.chosen(legal))

    def chosen(self, legal: list[str]) -> str:
        """The action that the player takes."""
        return legal[0]

    def awaits_answer(self) -> bool:
        """Whether a command of the player is not answered yet."""
        return any(isinstance(command, commands.AtTable) for command in self._asked.values())

    def own(self) -> frames.Own:
        """The player's own part of the last frame."""
        assert self.news is not None
        return msgspec.convert(self.news.own, frames.Own) if self.news.own is not None else frames.Own()
