"""One table of a load: its players act when it is their turn, at its pace, and check everything that they receive."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from vierblatt.client.faults import Refusal
from vierblatt.client.seen import own_of
from vierblatt.load.checks import Checks
from vierblatt.load.findings import Findings
from vierblatt.load.plan import ANSWER_TIMEOUT
from vierblatt.load.player import LoadPlayer, Reply
from vierblatt.load.timeline import LoadTimeline
from vierblatt.protocol import commands, frames

AGAIN = 1.0  #: seconds until a refused move is tried again


@dataclass(frozen=True)
class Move:
    """A move that was sent. began: when, by `time.perf_counter`."""

    command: str
    action: str
    began: float


class LoadedTable:
    """players: in the order of their seats. ended: called when nothing more happens here."""

    def __init__(
        self,
        players: Sequence[LoadPlayer],
        *,
        pace: float,
        chance: random.Random,
        findings: Findings,
        timeline: LoadTimeline,
        ended: Callable[[LoadedTable], None],
    ) -> None:
        self.players = players
        self.id = ""
        self._every = 1 / pace if pace else 0.0
        self._chance, self._findings, self._timeline, self._ended = chance, findings, timeline, ended
        self._checks = Checks("", len(players), findings)
        self._due = time.perf_counter() + chance.random() * self._every
        self._moves: dict[int, Move] = {}  # by seat, those that are not acknowledged
        self._next: dict[int, Sequence[str]] = {}  # the actions open to a seat once its move is acknowledged
        self._undelivered: dict[int, float] = {}  # entries that not everybody has yet, and when they were sent
        self._heard = time.perf_counter()  # when something last came
        self._timer: asyncio.TimerHandle | None = None
        self._again: asyncio.Task[None] | None = None
        self._holding = False
        self._over = False

    # --- life -------------------------------------------------------------------------------------------------------

    async def begin(self, table: str) -> None:
        """All players enter, sit down and are ready; raises OSError (TimeoutError if already recorded), Refusal."""
        self.id, self._over, self._heard = table, False, time.perf_counter()
        self._checks = Checks(table, len(self.players), self._findings)
        for player in self.players:
            player.listener = self
            entered = await player.enter(table)
            if entered.seat < 0:
                await player.ask(frames.Ack, commands.Sit, table=table, seat=player.seat)
        for player in self.players:
            await player.ask(frames.Ack, commands.Ready, table=table)

    def hold(self) -> None:
        """Makes no new moves; what is on its way still arrives."""
        self._holding = True
        if self._timer is not None:
            self._timer.cancel()

    @property
    def waits(self) -> bool:
        """Whether something is on its way."""
        return bool(self._moves or self._undelivered)

    def stands_still(self, seconds: float) -> bool:
        """Whether nothing came for this many seconds with all players here: whoever should act does not know it."""
        return time.perf_counter() - self._heard > seconds + self._every and self._complete

    @property
    def _complete(self) -> bool:
        return all(player.here for player in self.players)

    def look(self) -> None:
        """Records what has been on its way for too long, or that nothing happens any more, and then gives the table up.

        What was on its way to or from a player who is away is settled once they are back, or will not come back.
        """
        if not self._complete:
            return
        late = time.perf_counter() - ANSWER_TIMEOUT
        if self.stands_still(ANSWER_TIMEOUT):
            self._checks.fault("silent", f"the table stands still: nothing came for {ANSWER_TIMEOUT:g} s")
            self.close()
        elif any(at < late for at in [*(move.began for move in self._moves.values()), *self._undelivered.values()]):
            self._checks.fault("silent", f"nothing came for {ANSWER_TIMEOUT:g} s after a move")
            self.close()

    def close(self) -> None:
        """All players close their sockets."""
        self.hold()
        self._moves.clear()
        self._undelivered.clear()
        if self._again is not None:
            self._again.cancel()
        for player in self.players:
            player.close()
        self._ended(self)

    # --- what players hear (`TableListener`) ------------------------------------------------------------------------

    def received(self, player: LoadPlayer, frame: frames.Update, data: bytes) -> None:
        """A player has received an entry of the log."""
        self._heard = now = time.perf_counter()
        own = own_of(frame.own)
        entry = self._checks.hear(player.seat, frame.seq, data, own, now)
        if len(entry.seats) == len(self.players):
            began = self._undelivered.pop(frame.seq, None)
            if began is not None:
                self._timeline.delivered(entry.last - began)
        if own is not None and own.legal:
            self._take_turn(player, own.legal)
        if entry.public.info.stage in {"over", "closed"} and not self._over:
            self._over = True
            self._timeline.matches += entry.public.info.stage == "over"
            self._again = asyncio.create_task(self._play_again())

    def answered(self, player: LoadPlayer, command: str, frame: Reply) -> None:
        """The answer to a move."""
        move, seat = self._moves.get(player.seat), player.seat
        if move is None or move.command != command:
            self._checks.fault("acknowledgement", f"seat {seat} got an answer to {command} that nobody awaits")
            return
        del self._moves[seat]
        if not isinstance(frame, frames.Ack):
            code = frame.fault.code if isinstance(frame, frames.Refused) else type(frame).__name__
            self._checks.fault("refused", f"{code}: {move.action} of seat {seat}")
            self._timer = asyncio.get_running_loop().call_later(AGAIN, self._act, player, player.seq, move.action)
            return
        player.acknowledged = frame.seq
        self._timeline.acknowledged(time.perf_counter() - move.began)
        entry = self._checks[frame.seq]
        if entry is None or not entry.acted(seat, move.action):
            what = entry.public.events if entry is not None else "nothing"
            acknowledged = f"{move.action} of seat {seat} was acknowledged"
            self._checks.fault("acknowledgement", f"entry {frame.seq}: {acknowledged}, but the entry has {what}")
        elif len(entry.seats) == len(self.players):
            self._timeline.delivered(entry.last - move.began)
        else:
            self._undelivered[frame.seq] = move.began
        if legal := self._next.pop(seat, None):
            self._take_turn(player, legal)

    def back(self, player: LoadPlayer, frame: frames.Entered) -> None:
        """A player is back. The table's state says whether what was not acknowledged was done."""
        self._heard = time.perf_counter()
        self._checks.forget(player.seat)
        self._undelivered.clear()
        self._moves.pop(player.seat, None)
        self._next.pop(player.seat, None)
        own = own_of(frame.own)
        if own is not None and own.legal:
            self._take_turn(player, own.legal)

    def gone(self) -> None:
        """A player will not come back."""
        self.close()

    # --- moves ------------------------------------------------------------------------------------------------------

    def _take_turn(self, player: LoadPlayer, legal: Sequence[str]) -> None:
        if player.seat in self._moves:
            self._next[player.seat] = legal  # their turn again, before their last action is acknowledged
            return
        action, seq = self._chance.choice(legal), player.seq
        if not self._every:
            self._act(player, seq, action)
            return
        if self._timer is not None:
            self._timer.cancel()
        now = time.perf_counter()
        self._due = max(now, self._due + self._every)
        self._timer = asyncio.get_running_loop().call_later(self._due - now, self._act, player, seq, action)

    def _act(self, player: LoadPlayer, seq: int, action: str) -> None:
        if self._holding or player.seq != seq or player.listener is not self:
            return
        try:
            command = player.send(commands.Act, table=self.id, seq=seq, action=action)
        except ConnectionError:
            return  # the player acts when they are back
        self._moves[player.seat] = Move(command, action, time.perf_counter())

    async def _play_again(self) -> None:
        """The same players continue at the next table."""
        old = self.id
        try:
            moved = await self.players[0].ask(frames.Moved, commands.Rematch, table=old)
            for player in self.players:
                player.listener = None
                await player.ask(frames.Ack, commands.Go, table=old)
            await self.begin(moved.table)
        except TimeoutError:  # already recorded
            self.close()
        except (OSError, Refusal) as fault:
            self._checks.fault("refused", f"no rematch: {fault}")
            self.close()
