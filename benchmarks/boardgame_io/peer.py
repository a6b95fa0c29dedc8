"""Players on boardgame.io's server: as light as those of `vierblatt load`, and timed in the same way.

They speak socket.io as text: `0` opens, `2` and `3` are ping and pong, `40` joins a game, `42` carries an event.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec

from vierblatt.load.times import LatencyCounts
from vierblatt.load.wire import Wire

GAME = "/whist,"
SEATS = 4


class _Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815 - the name in the protocol


class _Played(msgspec.Struct):
    seat: int
    card: str


class _Own(msgspec.Struct):
    hand: list[str]


class _Game(msgspec.Struct):
    players: dict[str, _Own]
    trick: list[_Played]


class _State(msgspec.Struct):
    G: _Game
    ctx: _Context
    number: int = msgspec.field(name="_stateID")


_state = msgspec.json.Decoder(_State).decode
_event = msgspec.json.Decoder(list[msgspec.Raw]).decode


class _Synced(msgspec.Struct):
    state: _State


class Count:
    """The totals of all players in a run. delivered: the time from sending a move until the last seat has it."""

    def __init__(self) -> None:
        self.moves = 0
        self.delivered = LatencyCounts()
        self.faults: list[str] = []


class Seat:
    """One socket of one table."""

    def __init__(self, table: PeerTable, number: int) -> None:
        self.table, self.number = table, number
        self.wire: Wire | None = None
        self._early: list[bytes] = []  # messages that came with the answer that opened the socket

    async def open(self, url: str) -> None:
        """Connects, and joins the game once the server is ready."""
        address = f"ws{url.removeprefix('http')}/socket.io/?EIO=4&transport=websocket"
        self.wire = await Wire.open(address, self.hear, self.lost)
        for data in self._early:
            self.hear(data)

    def lost(self, code: int) -> None:
        """Called when the socket is closed."""
        self.table.count.faults.append(f"a socket was closed with {code}")

    def say(self, text: str) -> None:
        """Sends a text."""
        assert self.wire is not None
        self.wire.send(text.encode())

    def emit(self, *event: object) -> None:
        """Sends an event."""
        self.say(f"42{GAME}{msgspec.json.encode(event).decode()}")

    def hear(self, data: bytes) -> None:
        """Called for every text received."""
        if self.wire is None:
            self._early.append(data)
        elif data == b"2":
            self.say("3")
        elif data.startswith(b"0"):
            self.say(f"40{GAME}")
        elif data.startswith(b"40"):
            self.emit("sync", self.table.id, str(self.number), None, SEATS)
        elif data.startswith(b"42"):
            kind, *values = _event(data[data.index(b"[") :])
            if bytes(kind) == b'"update"':
                self.table.received(self, _state(values[1]))
            elif bytes(kind) == b'"sync"':
                self.table.synced(self, msgspec.json.decode(values[1], type=_Synced).state)
            elif bytes(kind) != b'"matchData"':  # who is connected
                self.table.count.faults.append(f"{bytes(kind)!r} came")


class PeerTable:
    """Four players, each of whom acts as soon as it is their turn."""

    def __init__(self, number: int, count: Count) -> None:
        self.id = f"table-{number}"
        self.count = count
        self.seats = [Seat(self, seat) for seat in range(SEATS)]
        self.ready = asyncio.Event()
        self._here: set[int] = set()
        self._seen: dict[int, int] = {}
        self._sent: dict[int, float] = {}
        self._chance = random.Random(number)
        self._first: tuple[Seat, _State] | None = None

    async def open(self, url: str) -> None:
        """Connects all four seats, one after the other; the first one creates the match."""
        for seat in self.seats:
            await seat.open(url)
            await self.ready.wait()
            self.ready.clear()

    def synced(self, seat: Seat, state: _State) -> None:
        """Called when a seat has joined."""
        self._here.add(seat.number)
        if state.ctx.currentPlayer == str(seat.number):
            self._first = (seat, state)
        self.ready.set()

    def begin(self) -> None:
        """Makes the first move."""
        assert self._first is not None
        self._act(*self._first)

    def received(self, seat: Seat, state: _State) -> None:
        """Called when a seat hears of a move."""
        seen = self._seen[state.number] = self._seen.get(state.number, 0) + 1
        if seen == SEATS:
            del self._seen[state.number]
            began = self._sent.pop(state.number - 1, None)
            if began is not None:
                self.count.moves += 1
                self.count.delivered.add(time.perf_counter() - began)
        if set(state.G.players) != {str(seat.number)}:
            self.count.faults.append(f"seat {seat.number} was told the hands of {sorted(state.G.players)}")
        if state.ctx.currentPlayer == str(seat.number):
            self._act(seat, state)

    def _act(self, seat: Seat, state: _State) -> None:
        hand = state.G.players[str(seat.number)].hand
        led = state.G.trick[0].card[1] if state.G.trick else ""
        card = self._chance.choice([card for card in hand if card[1] == led] or hand)
        action: dict[str, Any] = {
            "type": "MAKE_MOVE",
            "payload": {"type": "play", "args": [card], "playerID": str(seat.number), "credentials": None},
        }
        self._sent[state.number] = time.perf_counter()
        seat.emit("update", action, state.number, self.id, str(seat.number))

    def close(self) -> None:
        """Closes all four sockets."""
        for seat in self.seats:
            if seat.wire is not None:
                seat.wire.close()


async def play(url: str, tables: int, seconds: float, busy: Callable[[], float]) -> tuple[Count, float, float]:
    """The totals of about `seconds` seconds, the server's processor time for them, and the exact duration."""
    count = Count()
    made = [PeerTable(number, count) for number in range(tables)]
    for table in made:
        await table.open(url)
    for table in made:
        table.begin()
    await asyncio.sleep(seconds / 4)  # the server's compiler warms up
    count.moves, count.delivered = 0, LatencyCounts()
    before, began = busy(), time.perf_counter()
    await asyncio.sleep(seconds)
    took, used, moves = time.perf_counter() - began, busy() - before, count.moves
    for table in made:
        table.close()
    count.moves = moves
    return count, used, took
