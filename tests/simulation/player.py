"""Players that use the real client, which reconnects, resends unanswered commands, and requests what it missed.

What a player does is random: mostly what a sensible player would do, and now and then any possible command, legal or
not.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from vierblatt.client.connection import ReconnectingSocket
from vierblatt.client.faults import Refusal
from vierblatt.client.seen import own_of, seat_of
from vierblatt.client.witness import start_of
from vierblatt.errors import VierblattError
from vierblatt.protocol import EMOJI, PHRASES, commands, frames
from vierblatt.protocol.values import Proof, TableInfo

ANY_SEAT = range(-1, 6)
#: How many commands of a player may wait for their answers before the player pauses.
MOST = 4


@dataclass
class Seen:
    """A table as the player's client knows it."""

    id: str
    seq: int = -1
    info: TableInfo | None = None
    proof: Proof | None = None
    board: frames.Board | None = None
    own: frames.Own | None = None
    nonce: bytes = b""


class Player:
    """A player. name: the token and id. chance: the player's own. sits: whether to take a seat, or only to watch."""

    def __init__(self, name: str, chance: random.Random, *, sits: bool, wild: Callable[[], bool]) -> None:
        self.name, self.chance, self.sits = name, chance, sits
        self.connection = ReconnectingSocket("ws://world", self, self._pause)
        self.table = Seen("")
        self.fault: VierblattError | None = None
        self.asking: dict[str, commands.Command] = {}  #: commands that wait for their answer
        self._entering = ""  # the id of the `Enter` over this connection
        self._wild = wild
        self._haste = chance.choice([0.1, 0.5, 1.5])
        self._tasks: dict[asyncio.Task[None], None] = {}

    def _pause(self, tries: int) -> float:
        return min(5.0, 0.2 * 2.0 ** min(tries, 10)) * self.chance.uniform(0.5, 1.0)

    # --- what the client reports ------------------------------------------------------------------------------------

    def heard(self, frame: frames.AnyFrame) -> None:
        """A frame has arrived."""
        seen = self.table
        if getattr(frame, "table", seen.id) != seen.id:
            return
        if isinstance(frame, frames.Entered):
            seen.proof = frame.proof
        if isinstance(frame, (frames.Entered, frames.Update)):
            seen.seq, seen.info, seen.board, seen.own = frame.seq, frame.info, frame.board, own_of(frame.own)
            if isinstance(frame, frames.Update) and any(note.what == "voided" for note in frame.notes):
                self._say(commands.Enter, since=seen.seq)  # for the anchor of the next round
        elif isinstance(frame, frames.Presence):
            seen.info = frame.info
        elif isinstance(frame, frames.Superseded) or (isinstance(frame, frames.Refused) and frame.id == self._entering):
            seen.info = None

    def connected(self, *, up: bool) -> None:
        """The connection has been opened or lost."""

    def opening_commands(self) -> Iterable[commands.Command]:
        """Enters the table again over each new connection."""
        if self.table.id:
            enter = self.connection.make(commands.Enter, table=self.table.id, since=self.table.seq)
            self._entering = enter.id
            yield enter

    def ended(self, fault: VierblattError) -> None:
        """There will be no further connection."""
        self.fault = fault

    # --- what the player does ---------------------------------------------------------------------------------------

    @property
    def may_look(self) -> bool:
        """Whether the player has entered the table and receives what happens there."""
        info = self.table.info
        return info is not None and (info.settings.spectators or seat_of(info, self.name) >= 0)

    def go_to(self, table: str) -> None:
        """Sends the next commands to another table."""
        if table != self.table.id:
            self.table = Seen(table)

    async def live(self) -> None:
        """Plays until the world ends."""
        while True:
            try:
                await self.connection.open(self.name)
                break
            except VierblattError:
                await asyncio.sleep(self._pause(3))
        self._say(commands.Enter, since=-1)
        while True:
            await asyncio.sleep(self.chance.expovariate(1 / self._haste))
            if self.table.info is None:
                if not self._asks(commands.Enter) and self.chance.random() < 0.5:
                    self._say(commands.Enter, since=self.table.seq)
            elif self._wild() and len(self.asking) < MOST and self.chance.random() < 0.15:
                self._whim()
            elif not self.asking or self.chance.random() < 0.02:
                self._duty(self.table.info)

    def _asks(self, kind: type[commands.Command]) -> bool:
        return any(isinstance(command, kind) for command in self.asking.values())

    def _say(self, kind: type[commands.AtTable], **fields: Any) -> None:
        command = self.connection.make(kind, table=self.table.id, **fields)
        self.asking[command.id] = command
        task = asyncio.create_task(self._ask(command))
        self._tasks[task] = None
        task.add_done_callback(self._tasks.pop)

    async def _ask(self, command: commands.Command) -> None:
        with contextlib.suppress(VierblattError):
            try:
                answer = await self.connection.ask(command)
            except Refusal as no:
                if no.code in {"no-spectators", "not-entered"}:
                    self.table.info = None
                raise
            finally:
                self.asking.pop(command.id, None)
            if isinstance(command, commands.Go):
                self.table.info = None
            if isinstance(answer, frames.Moved):
                self.go_to(answer.table)
                self._say(commands.Enter, since=-1)

    # --- a sensible player ------------------------------------------------------------------------------------------

    def _duty(self, info: TableInfo) -> None:
        """Does what the table needs to continue."""
        seat, seen, dice = seat_of(info, self.name), self.table, self.chance.random()
        if info.stage == "over" and info.next:
            self.go_to(info.next)
            self._say(commands.Enter, since=-1)
        elif not self.sits and seat < 0:
            return
        elif info.stage == "seating":
            self._take_place(info, seat)
        elif seat < 0:
            return
        elif info.stage == "nonces":
            if seen.nonce and dice < 0.8:
                self._say(commands.Nonce, nonce=seen.nonce.hex())
        elif info.stage == "over":
            if self._wild() and dice < 0.1:
                self._say(commands.Rematch)
        elif info.stage == "playing":
            self._play(info, seat)

    def _take_place(self, info: TableInfo, seat: int) -> None:
        empty = [number for number, each in enumerate(info.seats) if each.kind == "empty"]
        if seat < 0:
            if empty:
                self._say(commands.Sit, seat=self.chance.choice([-1, *empty]))
        elif not info.seats[seat].ready:
            self._say(commands.Ready, commitment=self._commitment(seat))
        elif empty and info.host == self.name and not info.settings.rated:
            self._say(commands.SeatBot, seat=-1, bot=self.chance.choice(["rules", "rules", "search"]))

    def _commitment(self, seat: int) -> str:
        proof = self.table.proof
        if proof is None or self.chance.random() < 0.3:
            self.table.nonce = b""
            return ""
        self.table.nonce = self.chance.randbytes(32)
        return start_of(proof).commitment(seat, self.table.nonce)

    def _play(self, info: TableInfo, seat: int) -> None:
        own, dice = self.table.own, self.chance.random()
        if info.seats[seat].bot:
            self._say(commands.TakeSeat)
        elif info.paused:
            self._say(commands.Unpause)
        elif info.asked is not None:
            if seat in info.asked.waiting:
                self._say(commands.Answer, agree=dice < 0.5)
        elif own is not None and own.legal:
            if dice < 0.05:
                self._say(commands.Claim)
            else:
                self._say(commands.Act, seq=self.table.seq, action=self.chance.choice(own.legal))

    # --- anything ---------------------------------------------------------------------------------------------------

    def _whim(self) -> None:
        """Sends any command, sensible or not."""
        chance, own = self.chance, self.table.own
        anything = ["AS", "pass", "3", "XR", "nonsense", *(own.hand if own is not None else [])]
        choices: list[tuple[type[commands.AtTable], dict[str, Any]]] = [
            (
                commands.Act,
                {"seq": self.table.seq + chance.choice([-3, 0, 0, 5]), "action": chance.choice(anything)},
            ),
            (commands.Ask, {"what": chance.choice(["takeback", "takeback", "pause"])}),
            (commands.Ask, {"what": "takeback"}),
            (commands.Answer, {"agree": chance.random() < 0.7}),
            (commands.Stand, {}),
            (commands.TakeSeat, {}),
            (commands.Sit, {"seat": chance.choice(ANY_SEAT)}),
            (commands.Claim, {}),
            (commands.Unpause, {}),
            (commands.ClaimAbsence, {"seat": chance.choice(range(5))}),
            (commands.Say, {"phrase": chance.choice([*PHRASES, *EMOJI, "rude"])}),
            (commands.Chat, {"text": "hello"}),
            (commands.Mute, {"player": chance.choice(["amal", "badr", "nobody"]), "on": chance.random() < 0.5}),
            (commands.Why, {"action": chance.choice(anything)}),
            (commands.Hint, {}),
            (commands.Go, {}),
            (commands.Enter, {"since": chance.choice([-1, self.table.seq, 10_000])}),
            (commands.SeatBot, {"seat": chance.choice(ANY_SEAT), "bot": chance.choice(["rules", "search", "x"])}),
            (commands.Unseat, {"seat": chance.choice(range(5))}),
            (commands.Ready, {"commitment": chance.choice(["", "ab" * 32])}),
            (commands.Nonce, {"nonce": "cd" * 32}),
            (commands.Rematch, {}),
            (commands.Close, {}),
        ]
        kind, fields = chance.choice(choices)
        self._say(kind, **fields)
