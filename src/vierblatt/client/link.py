"""One table as a client sees it: its state, its changes, its commands."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, cast

from vierblatt.client import events as wire
from vierblatt.client.change import Change
from vierblatt.client.connection import AGAIN, ReconnectingSocket
from vierblatt.client.faults import ClientFault, refusal
from vierblatt.client.referee import Referee, Verdict
from vierblatt.client.seen import own_of, seat_of, view_of
from vierblatt.client.table_commands import TableCommands
from vierblatt.errors import VierblattError
from vierblatt.games.contract import Game
from vierblatt.games.events import DealScored, Event
from vierblatt.protocol import commands, frames
from vierblatt.protocol.values import TableInfo
from vierblatt.view import View

KEPT = 512  #: changes kept while nobody iterates over them; the oldest are dropped first
#: Refusals by a table that may no longer apply after some time, and the seconds until the next try.
PASSING, RETRY_WAIT = AGAIN | {"lease-lost", "restarting", "server-fault", "store-down"}, 1.0


class TableLink(TableCommands):
    """A table that was entered. Iterate over it for its changes; `info`, `board` and `own` are always current.

    The link keeps itself up to date: over a new connection, or if an update is missing, it enters again and asks for
    what it missed. It makes the nonces of the deals, reveals them once it has stored the complete list of
    commitments, and checks the start and every deal (`verdicts`). Every command raises `Refusal` if it is refused.
    """

    def __init__(self, connection: ReconnectingSocket, player: str, table: str, closed: Callable[[], None]) -> None:
        self.table = table
        self.player = player
        self.seq = -1
        self.board: frames.Board | None = None
        self.own: frames.Own | None = None
        self.sheet: list[frames.SheetRow] = []
        self.said: list[frames.Said] = []
        self.queue: frames.QueueShown | None = None  #: at a table where winners stay
        self.verdicts: list[Verdict] = []
        self.online = True  #: whether commands reach the server now
        self._info: TableInfo | None = None
        self._connection, self._closed = connection, closed
        self._referee: Referee | None = None
        self._unchecked: list[frames.Revealed] = []
        self._changes: deque[Change] = deque(maxlen=KEPT)
        self._moved = asyncio.Event()  # set, and replaced, at every change
        self._fault: VierblattError | None = None
        self._ready_in = -1  # the round of the deals in which this player was ready
        self._start_checked = False
        self._entering = ""  # the id of an `Enter` that has not been answered yet
        self._tasks: set[asyncio.Task[None]] = set()

    # --- state ---------------------------------------------------------------------------------------------------

    @property
    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        assert self._info is not None
        return self._info

    @property
    def referee(self) -> Referee:
        """Checks the deals; its game and rules are those of the table."""
        assert self._referee is not None
        return self._referee

    @property
    def game(self) -> Game:
        """The game played here."""
        return self.referee.game

    @property
    def seat(self) -> int:
        """This player's seat, or -1."""
        return seat_of(self.info, self.player)

    @property
    def queued(self) -> int:
        """This player's place in the queue, 1 for the first; 0 if they are not in it."""
        places = self.queue.places if self.queue is not None else []
        mine = (number for number, place in enumerate(places, 1) for each in place.people if each.player == self.player)
        return next(mine, 0)

    @property
    def legal(self) -> list[str]:
        """The actions open to this seat now; empty if another seat is to act."""
        return self.own.legal if self.own is not None else []

    @property
    def my_turn(self) -> bool:
        """Whether this seat has to act."""
        return self.info.stage == "playing" and bool(self.legal)

    @property
    def view(self) -> View | None:
        """The deal as `vierblatt.view` describes it; None before the first."""
        return view_of(self.info, self.board, self.own, self.seat) if self.board is not None else None

    # --- changes -------------------------------------------------------------------------------------------------

    def __aiter__(self) -> AsyncIterator[Change]:
        return self

    async def __anext__(self) -> Change:
        while not self._changes:
            if self._fault is not None:
                raise self._fault
            if self.info.stage == "closed":
                raise StopAsyncIteration
            await self._moved.wait()
        return self._changes.popleft()

    @property
    def unseen(self) -> int:
        """How many changes have not been taken yet."""
        return len(self._changes)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Waits until a condition holds at the table; raises the fault that ended the link."""
        while not condition():
            if self._fault is not None:
                raise self._fault
            await self._moved.wait()

    async def enter(self) -> None:
        """Brings the link up to date for the first time; raises the fault that makes it useless."""
        await self._connection.ask(self.entering())
        if self._fault is not None:
            raise self._fault

    # --- commands ------------------------------------------------------------------------------------------------

    async def sit(self, seat: int = -1) -> int:
        """Takes a seat, any empty one for -1; returns its number."""
        await self._ask(commands.Sit, seat=seat)
        return self.seat

    async def ready(self) -> None:
        """Declares the player ready, with a commitment to a nonce, so that the server alone cannot choose the cards."""
        await self.until(lambda: not self._entering)  # a round may just have ended: another anchor is on its way
        if self._fault is not None:
            raise self._fault
        await self._connection.ask(self._ready())

    async def act(self, action: str) -> frames.Ack:
        """Makes a call or plays a card: ``"pass"``, ``"AS"``."""
        return cast("frames.Ack", await self._ask(commands.Act, seq=self.seq, action=action))

    async def say_out_of_turn(self, text: str) -> frames.Ack:
        """Claims a fault, or says sawa, where wrong cards can be claimed: ``"accuse no-follow 7S"``, ``"sawa"``."""
        return cast("frames.Ack", await self._ask(commands.SayOutOfTurn, seq=self.seq, text=text))

    async def leave(self) -> None:
        """Stops following the table; the seat is kept."""
        self._closed()
        await self._ask(commands.Go)

    async def _ask(self, kind: type[commands.AtTable], **fields: Any) -> Any:
        if self._fault is not None:
            raise self._fault
        return await self._connection.ask(self._connection.make(kind, table=self.table, **fields))

    # --- what comes over the wire --------------------------------------------------------------------------------

    def entering(self) -> commands.Enter:
        """The command that brings this link up to date."""
        enter = self._connection.make(commands.Enter, table=self.table, since=self.seq)
        self._entering = enter.id
        return enter

    def heard(self, frame: frames.AnyFrame) -> None:
        """Handles a frame of this table, or a refusal that may answer a command of this link."""
        if isinstance(frame, frames.Entered):
            try:
                self._entered(frame)
            except VierblattError as fault:  # a game, or house rules, that this version does not have
                self.failed(fault)
        elif isinstance(frame, frames.Refused):
            if frame.id == self._entering and frame.fault.code in PASSING:
                self._enter_later(frame.id)
            elif frame.id == self._entering:
                self.failed(refusal(frame.fault))
        elif isinstance(frame, frames.Superseded):
            self.failed(ClientFault("superseded"))
        elif self._info is None:
            return
        elif isinstance(frame, frames.Update):
            self._update(frame)
        elif isinstance(frame, frames.Presence):
            self._info = frame.info
            self._tell()
        elif isinstance(frame, frames.QueueShown):
            self.queue = frame
            self._tell()
        elif isinstance(frame, frames.Said):
            self.said.append(frame)
            self._tell(said=frame)

    def connected(self, *, up: bool) -> None:
        """The connection has been made or lost."""
        self.online = up
        if self._info is not None:
            self._tell()

    def failed(self, fault: VierblattError) -> None:
        """Ends the link: nothing more comes from this table."""
        self._fault = fault
        self._wake()

    def _entered(self, frame: frames.Entered) -> None:
        first, known = self._referee is None, self.seq
        self._referee = self._referee or Referee(frame.info, frame.proof)
        self._entering, self.seq = "", frame.seq
        self._info, self.board, self.own = frame.info, frame.board, own_of(frame.own)
        self.sheet, self.said = [*frame.sheet], [*frame.said]
        self.referee.update_proof(frame.proof)
        # The answer repeats what came while the request was under way.
        missed = [entry for entry in frame.missed if entry.seq > known]
        complete = len(missed) == frame.seq - known and all(entry.seq == n for n, entry in enumerate(missed, known + 1))
        if not first and not complete:
            self.referee.missed()
        for entry in missed:
            events = wire.decode(self.game.id, entry.events)
            self._check_deals(events)
            self.referee.follow(events, entry.notes, self.seat, live=False)
            self._tell(seq=entry.seq, events=events, notes=entry.notes)
        self._check_start()
        self._check_deals()
        self._check_end()
        self._tell()
        self._take_part()

    def _update(self, frame: frames.Update) -> None:
        if frame.seq <= self.seq:
            return
        if frame.seq > self.seq + 1:
            self._enter_again()
            return
        self.seq, self._info, self.board, self.own = frame.seq, frame.info, frame.board, own_of(frame.own)
        events = wire.decode(self.game.id, [*frame.events, *(self.own.events if self.own is not None else [])])
        self._check_deals(events)
        self.referee.follow(events, frame.notes, self.seat)
        self.sheet += [self._row(event) for event in events if isinstance(event, DealScored)]
        self._tell(events=events, notes=frame.notes)
        self._unchecked += [frame.revealed] if frame.revealed is not None else []
        self._check_deals([])
        self._check_end()
        if {"began", "voided", "started"} & {note.what for note in frame.notes}:
            self._enter_again()  # `Entered` contains the list, the next anchor, all nonces

    def _row(self, event: DealScored) -> frames.SheetRow:
        deal = self.board.deal if self.board is not None else 0
        return frames.SheetRow(
            deal=deal, scores=event.scores, totals=event.totals, lines=event.lines, summary=event.summary
        )

    def _tell(self, *, seq: int = -1, **news: Any) -> None:
        now = self.seq if seq < 0 else seq
        change = Change(seq=now, info=self.info, board=self.board, own=self.own, online=self.online, **news)
        self._changes.append(change)
        self._wake()

    def _wake(self) -> None:
        self._moved.set()
        self._moved = asyncio.Event()

    def _enter_again(self) -> None:
        if not self._entering:
            self._in_background(self.entering())

    def _enter_later(self, refused: str) -> None:
        """Tries to enter again after a while, unless the link has done so in the meantime."""

        async def wait() -> None:
            await asyncio.sleep(RETRY_WAIT)
            if self._entering == refused:
                self._entering = ""
                self._enter_again()

        self._keep(wait())

    # --- the deals -----------------------------------------------------------------------------------------------

    @property
    def _plays_board(self) -> bool:
        """Whether a tournament's board is played, whose proof is published when nobody has yet to play it."""
        return self.info.tournament is not None and self.info.tournament.board > 0

    def _check_deals(self, coming: list[Event] | None = None) -> None:
        """Checks the deals that have ended (before the coming events), once the nonces are known, or should be."""
        if self._plays_board:
            return
        self._unchecked += self.referee.pending(self._unchecked, coming)
        known = self.referee.proof.first_seat >= 0 or not self._entering or self.info.stage == "over"
        while self._unchecked and known:
            self._judged(self.referee.check(self._unchecked.pop(0), self.seat))

    def _check_end(self) -> None:
        """Nothing comes after a match: a secret that is not revealed by then is being withheld."""
        if self.info.stage == "over" and self.board is not None and not self._plays_board:
            for deal in self.referee.withheld(self._unchecked, self.board.deal):
                self._judged(self.referee.check(deal, self.seat))

    def _check_start(self) -> None:
        """Checks the start once, as soon as the match has begun: cheating is noticed before a card is played."""
        if (
            self._plays_board
            or self._start_checked
            or (self.referee.proof.first_seat < 0 and self.info.stage not in {"playing", "over"})
        ):
            return
        self._start_checked = True
        if (verdict := self.referee.check_start(self.seat)).faults:
            self._judged(verdict)

    def _judged(self, verdict: Verdict) -> None:
        self.verdicts.append(verdict)
        self._tell(verdict=verdict)

    def _take_part(self) -> None:
        """Reveals the nonce once the list is known; commits again after a void round."""
        if self.info.stage == "nonces":
            if nonce := self.referee.nonce(self.info, self.seat):
                self._in_background(self._connection.make(commands.Nonce, table=self.table, nonce=nonce))
        elif self.info.stage == "seating" and 0 <= self._ready_in < len(self.referee.proof.void) and self.seat >= 0:
            self._in_background(self._ready())

    def _ready(self) -> commands.Ready:
        self._ready_in = len(self.referee.proof.void)
        shuffles = self.seat >= 0 and not self._plays_board
        commitment = self.referee.commitment(self.seat) if shuffles else ""
        return self._connection.make(commands.Ready, table=self.table, commitment=commitment)

    def _in_background(self, command: commands.Command) -> None:
        """Sends a command whose answer nobody waits for; a nonce that comes too late does no harm."""

        async def send() -> None:
            with contextlib.suppress(VierblattError):
                await self._connection.ask(command)

        self._keep(send())

    def _keep(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs a coroutine in a task, and keeps a reference to the task."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
