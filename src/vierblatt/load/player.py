"""One player with one socket at one table: sends commands, receives frames, reconnects when the socket breaks."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from vierblatt.client.address import Address
from vierblatt.client.faults import refusal
from vierblatt.client.seen import own_of
from vierblatt.load.findings import Findings, Kind
from vierblatt.load.plan import ANSWER_TIMEOUT
from vierblatt.load.timeline import LoadTimeline
from vierblatt.load.wire import Wire
from vierblatt.protocol import PROTOCOL, commands, frames

ANNOUNCED = 1012  #: the close code of a server that restarts
BACK = 60.0  #: seconds after which a player gives up trying to come back
SHORTEST_WAIT, LONGEST_WAIT = 0.1, 2.0  #: seconds between two tries

_encode = msgspec.json.Encoder().encode

#: The answers to the commands of a load.
Reply = frames.Welcome | frames.Entered | frames.Ack | frames.Moved | frames.Refused
Expected = TypeVar("Expected", frames.Welcome, frames.Entered, frames.Ack, frames.Moved)


class TableListener(Protocol):
    """The table at which a player sits; receives what concerns it."""

    def received(self, player: LoadPlayer, frame: frames.Update, data: bytes) -> None:
        """An entry of the table's log."""

    def back(self, player: LoadPlayer, frame: frames.Entered) -> None:
        """The player is back at the table after losing the socket; the frame describes its current state."""

    def answered(self, player: LoadPlayer, command: str, frame: Reply) -> None:
        """The answer to a command that was sent with `send`."""

    def gone(self) -> None:
        """A player will not come back."""


class LoadPlayer:
    """servers: the nodes that the player may use, their own first. seat: -1 for a socket that is only open."""

    def __init__(
        self, servers: Sequence[str], token: str, seat: int, findings: Findings, timeline: LoadTimeline
    ) -> None:
        self.token, self.seat = token, seat
        self.table = ""  #: the table that the player has entered
        self.seq = -1  #: the last one received from that table
        self.acknowledged = -1  #: the highest seq of that table that was acknowledged
        self.listener: TableListener | None = None
        self._urls = itertools.cycle([Address(server).socket for server in servers])
        self._findings, self._timeline = findings, timeline
        self._wire: Wire | None = None
        self._numbers = itertools.count(1)
        self._asked: dict[str, asyncio.Future[Reply]] = {}
        self._sent: set[str] = set()
        self._back_after = 0.0
        self._returning: asyncio.Task[None] | None = None

    # --- speaking ---------------------------------------------------------------------------------------------------

    async def connect(self) -> None:
        """Opens the socket and says hello; raises OSError, Refusal."""
        self._wire = await Wire.open(next(self._urls), self._hear, self._lost)
        self._timeline.connected()
        await self.ask(frames.Welcome, commands.Hello, token=self.token, protocol=PROTOCOL)

    async def enter(self, table: str) -> frames.Entered:
        """Enters a table for the first time; raises OSError, Refusal."""
        frame = await self.ask(frames.Entered, commands.Enter, table=table)
        self.table, self.seq, self.acknowledged = table, frame.seq, frame.seq
        return frame

    async def ask(self, expected: type[Expected], kind: type[commands.Command], **fields: Any) -> Expected:
        """Sends a command and waits for the answer; raises Refusal, ConnectionError, TimeoutError."""
        answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        name = self._say(kind, fields)
        self._asked[name] = answer
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT):
                frame = await answer
        except TimeoutError:
            self._findings.add("silent", self.table, f"seat {self.seat}: no answer to {kind.__name__}")
            raise
        if isinstance(frame, frames.Refused):
            raise refusal(frame.fault)
        if not isinstance(frame, expected):
            self._findings.add("acknowledgement", self.table, f"{type(frame).__name__} answers {kind.__name__}")
            raise ConnectionError("the server gave another answer")
        return frame

    @property
    def here(self) -> bool:
        """Whether there is a socket and the player is not reconnecting."""
        return self._wire is not None and (self._returning is None or self._returning.done())

    def send(self, kind: type[commands.Command], **fields: Any) -> str:
        """Sends a command whose answer goes to the table; returns its id."""
        name = self._say(kind, fields)
        self._sent.add(name)
        return name

    def close(self) -> None:
        """Closes the socket."""
        self.listener = None
        if self._returning is not None:
            self._returning.cancel()
        if self._wire is not None:
            self._wire.close()
            self._wire = None
            self._timeline.disconnected()

    def _say(self, kind: type[commands.Command], fields: dict[str, Any]) -> str:
        name = str(next(self._numbers))
        if self._wire is None:
            raise ConnectionResetError("there is no socket")
        self._wire.send(_encode(kind(id=name, **fields)))
        return name

    # --- hearing ----------------------------------------------------------------------------------------------------

    def _hear(self, data: bytes) -> None:
        try:
            frame = frames.decode(data)
            if isinstance(frame, frames.Update):
                if frame.table == self.table and self.listener is not None:
                    self._follow(frame, data)
                return
            if isinstance(frame, frames.Entered):
                own_of(frame.own)  # raises, so that no player comes back to what cannot be read
        except (msgspec.DecodeError, UnicodeError) as fault:
            self._findings.add("unreadable", self.table, f"{fault}: {data[:200]!r}")
            return
        if isinstance(frame, frames.Restarting):
            self._back_after = frame.after / 1000
        elif isinstance(frame, frames.Superseded):
            self._findings.add("lost", frame.table, f"seat {self.seat} is now played from elsewhere")
        elif isinstance(frame, Reply):
            self._take_answer(frame)

    def _follow(self, frame: frames.Update, data: bytes) -> None:
        if frame.seq != self.seq + 1:
            kind: Kind = "gap" if frame.seq > self.seq else "repeat"
            self._findings.add(kind, self.table, f"seat {self.seat}: after entry {self.seq} came {frame.seq}")
        self.seq = frame.seq
        assert self.listener is not None
        self.listener.received(self, frame, data)

    def _take_answer(self, frame: Reply) -> None:
        answer = self._asked.pop(frame.id, None)
        if answer is not None:
            if not answer.done():
                answer.set_result(frame)
        elif frame.id in self._sent:
            self._sent.discard(frame.id)
            if self.listener is not None:
                self.listener.answered(self, frame.id, frame)
        else:
            what = f"{type(frame).__name__} for “{frame.id}”, which awaits no answer"
            self._findings.add("acknowledgement", self.table, what)

    # --- losing the socket, and coming back -------------------------------------------------------------------------

    def _lost(self, code: int) -> None:
        self._wire = None
        self._timeline.disconnected()
        comes_back = self._returning is not None and not self._returning.done()  # and the socket has broken again
        if not comes_back and code != ANNOUNCED:
            self._findings.add("lost", self.table, f"seat {self.seat}: the socket was closed with code {code}")
        for answer in self._asked.values():
            if not answer.done():
                answer.set_exception(ConnectionResetError("the socket was closed"))
        self._asked.clear()
        self._sent.clear()
        if self.listener is not None and not comes_back:
            self._returning = asyncio.create_task(self._return())

    async def _return(self) -> None:
        """Comes back to the table, at the next node if there are several."""
        until = time.monotonic() + BACK
        wait, self._back_after = self._back_after or SHORTEST_WAIT, 0.0
        while time.monotonic() < until:
            await asyncio.sleep(wait * random.uniform(0.5, 1.0))
            wait = min(LONGEST_WAIT, 2 * wait)
            try:
                await self.connect()
                frame = await self.ask(frames.Entered, commands.Enter, table=self.table, since=self.seq)
            except (OSError, ValueError):  # a refusal is a ValueError: the table is still loaded somewhere else
                if self._wire is not None:
                    self._wire.close()
                    self._wire = None
                    self._timeline.disconnected()
                continue
            self._resume(frame)
            return
        if self.listener is not None:
            self._findings.add("lost", self.table, f"seat {self.seat} could not come back within {BACK:g} s")
            self.listener.gone()

    def _resume(self, frame: frames.Entered) -> None:
        self._timeline.returns += 1
        known = max(self.seq, self.acknowledged)
        if frame.seq < known:
            self._findings.add("gap", self.table, f"back at entry {frame.seq}, but {known} was told before")
        seqs = [each.seq for each in frame.missed]
        if seqs and seqs != [*range(frame.seq - len(seqs) + 1, frame.seq + 1)]:
            self._findings.add("gap", self.table, f"entries {seqs} were missed, the table is at {frame.seq}")
        if frame.seat != self.seat:
            self._findings.add("other-seat", self.table, f"the seat was {self.seat} and is {frame.seat}")
        self.seq = frame.seq
        if self.listener is not None:
            self.listener.back(self, frame)
