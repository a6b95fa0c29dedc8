"""One table of a load: whoever has to act does so, at its pace, and everything that its people hear is checked."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from vierblatt.client.faults import Refusal
from vierblatt.client.seen import own_of
from vierblatt.load.checks import Checks
from vierblatt.load.course import LoadTimeline
from vierblatt.load.findings import Findings
from vierblatt.load.plan import PATIENCE
from vierblatt.load.player import LoadPlayer, Reply
from vierblatt.protocol import commands, frames

AGAIN = 1.0  #: seconds until a move is tried again that was refused


@dataclass(frozen=True)
class Move:
    """What was sent. began: when, by `time.perf_counter`."""

    command: str
    action: str
    began: float


class LoadedTable:
    """players: in the order of their seats. ended: is told when nothing more happens here."""

    def __init__(
        self,
        players: Sequence[LoadPlayer],
        *,
        pace: float,
        chance: random.Random,
        findings: Findings,
        course: LoadTimeline,
        ended: Callable[[LoadedTable], None],
    ) -> None:
        self.players = players
        self.id = ""
        self._every = 1 / pace if pace else 0.0
        self._chance, self._findings, self._course, self._ended = chance, findings, course, ended
        self._checks = Checks("", len(players), findings)
        self._due = time.perf_counter() + chance.random() * self._every
        self._moves: dict[int, Move] = {}  # of each seat, that are not acknowledged
        self._next: dict[int, Sequence[str]] = {}  # what a seat may do when its move is acknowledged
        self._undelivered: dict[int, float] = {}  # entries that are not with everybody yet, and when they were sent
        self._heard = time.perf_counter()  # when something came last
        self._timer: asyncio.TimerHandle | None = None
        self._again: asyncio.Task[None] | None = None
        self._holding = False
        self._over = False

    # --- life -------------------------------------------------------------------------------------------------------

    async def begin(self, table: str) -> None:
        """Everybody comes, sits down and is ready; raises OSError (TimeoutError where it is noted), Refusal."""
        self.id, self._over, self._heard = table, False, time.perf_counter()
        self._checks = Checks(table, len(self.players), self._findings)
        for player in self.players:
            player.place = self
            entered = await player.enter(table)
            if entered.seat < 0:
                await player.ask(frames.Ack, commands.Sit, table=table, seat=player.seat)
        for player in self.players:
            await player.ask(frames.Ack, commands.Ready, table=table)

    def hold(self) -> None:
        """No new moves; what is on its way arrives."""
        self._holding = True
        if self._timer is not None:
            self._timer.cancel()

    @property
    def waits(self) -> bool:
        """Whether something is on its way."""
        return bool(self._moves or self._undelivered)

    def stands_still(self, patience: float) -> bool:
        """Whether nothing came for so many seconds though everybody is there: whoever should act was not told."""
        return time.perf_counter() - self._heard > patience + self._every and self._complete

    @property
    def _complete(self) -> bool:
        return all(player.here for player in self.players)

    def look(self) -> None:
        """Notes what has been on its way for too long, or that nothing goes on, and then gives the table up.

        What was on its way to or from somebody who is away is settled once they are back, or will not come back.
        """
        if not self._complete:
            return
        late = time.perf_counter() - PATIENCE
        if self.stands_still(PATIENCE):
            self._checks.fault("silent", f"the table stands still: nothing came for {PATIENCE:g} s")
            self.close()
        elif any(at < late for at in [*(move.began for move in self._moves.values()), *self._undelivered.values()]):
            self._checks.fault("silent", f"nothing came for {PATIENCE:g} s after a move")
            self.close()

    def close(self) -> None:
        """Everybody hangs up."""
        self.hold()
        self._moves.clear()
        self._undelivered.clear()
        if self._again is not None:
            self._again.cancel()
        for player in self.players:
            player.close()
        self._ended(self)

    # --- what players hear (`Place`) --------------------------------------------------------------------------------

    def told(self, player: LoadPlayer, frame: frames.Update, data: bytes) -> None:
        """An entry of the log has come to somebody."""
        self._heard = now = time.perf_counter()
        own = own_of(frame.own)
        told = self._checks.hear(player.seat, frame.seq, data, own, now)
        if len(told.seats) == len(self.players):
            began = self._undelivered.pop(frame.seq, None)
            if began is not None:
                self._course.delivered(told.last - began)
        if own is not None and own.legal:
            self._take_turn(player, own.legal)
        if told.public.info.stage in {"over", "closed"} and not self._over:
            self._over = True
            self._course.matches += told.public.info.stage == "over"
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
        self._course.acknowledged(time.perf_counter() - move.began)
        told = self._checks[frame.seq]
        if told is None or not told.acted(seat, move.action):
            what = told.public.events if told is not None else "nothing"
            self._checks.fault(
                "acknowledgement", f"entry {frame.seq}: {move.action} of seat {seat} was acknowledged, {what} told"
            )
        elif len(told.seats) == len(self.players):
            self._course.delivered(told.last - move.began)
        else:
            self._undelivered[frame.seq] = move.began
        if legal := self._next.pop(seat, None):
            self._take_turn(player, legal)

    def back(self, player: LoadPlayer, frame: frames.Entered) -> None:
        """Somebody is there again. What was not acknowledged was done or not: the table says how it stands."""
        self._heard = time.perf_counter()
        self._checks.forget(player.seat)
        self._undelivered.clear()
        self._moves.pop(player.seat, None)
        self._next.pop(player.seat, None)
        own = own_of(frame.own)
        if own is not None and own.legal:
            self._take_turn(player, own.legal)

    def gone(self) -> None:
        """Somebody will not come back."""
        self.close()

    # --- moves ------------------------------------------------------------------------------------------------------

    def _take_turn(self, player: LoadPlayer, legal: Sequence[str]) -> None:
        if player.seat in self._moves:
            self._next[player.seat] = legal  # their turn again, and their last action is not acknowledged yet
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
        if self._holding or player.seq != seq or player.place is not self:
            return
        try:
            command = player.send(commands.Act, table=self.id, seq=seq, action=action)
        except ConnectionError:
            return  # the player acts once back
        self._moves[player.seat] = Move(command, action, time.perf_counter())

    async def _play_again(self) -> None:
        """The same people at the next table."""
        old = self.id
        try:
            moved = await self.players[0].ask(frames.Moved, commands.Rematch, table=old)
            for player in self.players:
                player.place = None
                await player.ask(frames.Ack, commands.Go, table=old)
            await self.begin(moved.table)
        except TimeoutError:  # has been noted
            self.close()
        except (OSError, Refusal) as fault:
            self._checks.fault("refused", f"no rematch: {fault}")
            self.close()
