"""One live table: an inbox, a task that handles one item at a time, and a timer.

Every change goes through `commit`: it is made durable, then applied, then sent to the clients.
If the log turns out to differ from the table in memory, the actor gives the table up; the next request loads it again.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, TypeVar

from vierblatt.bots.question import Question, is_quick
from vierblatt.errors import VierblattError
from vierblatt.protocol import commands as ask
from vierblatt.server.live import handling
from vierblatt.server.live.answers import Answers
from vierblatt.server.live.closing import CloseCode
from vierblatt.server.live.connection import Connection
from vierblatt.server.live.faults import LiveFault
from vierblatt.server.live.job import Inbox, InboxItem, item_with_future
from vierblatt.server.live.loading import load
from vierblatt.server.live.pending_bot_choice import PendingBotChoice
from vierblatt.server.live.player_tables import encode_info
from vierblatt.server.live.presenter import TablePresenter
from vierblatt.server.live.services import TableServices
from vierblatt.server.store.port import Lease, LeaseLost, SeqTaken, Snapshot, StoreFault
from vierblatt.server.table import AnyEntry, Table
from vierblatt.server.table import entries as log
from vierblatt.server.table.solo import counted_bot

T = TypeVar("T")
BotTurn = tuple[int, str]  #: a seat, and the bot that has to act there

SNAPSHOT_EVERY = 200  #: entries
RETRY, LONGEST_RETRY = 0.25, 5.0  #: first and longest delay, in seconds, before a failed write is retried
EMPTY_FOR = 300_000  #: milliseconds without any connection, after which a table leaves memory


class BrokenTable(Exception):
    """The table cannot apply a durable entry or continue after it: a bug of ours. The table is given up."""


class Actor:
    """See the module docstring. The actor loads its table itself; requests wait in the inbox meanwhile.

    lease: the table's, if this process already holds it.
    """

    table: Table
    presenter: TablePresenter

    def __init__(self, table: str, services: TableServices, lease: Lease | None = None) -> None:
        self.id, self.services = table, services
        self.answers = Answers()
        self.ready = False  #: whether the table is loaded
        self._log = services.log.bind(table=table)
        self._inbox = Inbox()
        self._lease, self._fence = lease, 0
        self._ahead = 0  # milliseconds by which the log is ahead of our clock, if another clock wrote it
        self._timer: asyncio.TimerHandle | None = None
        self._step_queued = False  # a step is in the inbox
        self._retry = 0.0  # delay in seconds before automatic steps are retried ...
        self._not_before = 0.0  # ... and the earliest time for it, by the event loop's clock
        self._unsaved = 0  # entries since the last snapshot
        self._settled = False
        self._pending_choice = PendingBotChoice()
        self._background_tasks: dict[asyncio.Task[None], None] = {}
        self.task = asyncio.create_task(self._run(), name=f"table {table}")

    # --- requests from anywhere in the process ----------------------------------------------------------------------

    def submit(self, connection: Connection, command: ask.ToTable, received_at: float) -> None:
        """Queues a command from a socket."""

        async def do() -> None:
            await handling.handle(self, connection, command, received_at)

        self._inbox.put(InboxItem(do, lambda fault: void(connection.refuse(command.id, fault))))

    def left(self, connection: Connection) -> None:
        """Queues the removal of a closed connection."""

        async def do() -> None:
            self.presenter.leave(connection)

        self._inbox.put(InboxItem(do))

    async def call(self, work: Callable[[Actor], Awaitable[T]]) -> T:
        """Queues work and returns its result; raises what the work raises."""
        job, answer = item_with_future(lambda: work(self))
        self._inbox.put(job)
        return await answer

    def run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs work in the background; the table does not wait for it."""
        task = asyncio.create_task(work)
        self._background_tasks[task] = None
        task.add_done_callback(self._background_tasks.pop)

    def tidy(self) -> None:
        """Queues a check whether the table can leave memory."""
        self._inbox.put(InboxItem(self._tidy))

    def lose_lease(self) -> None:
        """Gives the table up, after what is already queued: another process has it now."""

        async def do() -> None:
            raise LeaseLost("lease-lost", table=self.id)

        self._inbox.put(InboxItem(do))

    def stop(self) -> None:
        """Handles what is queued, then ends; `task` is done once it has ended."""
        self._inbox.put(None)

    # --- life cycle -------------------------------------------------------------------------------------------------

    @property
    def now(self) -> int:
        """The time of day, shifted so that it is never before the last entry of the log."""
        return self.services.now() + self._ahead

    @property
    def unfinished(self) -> bool:
        """Whether the table is loaded and has not ended."""
        return self.ready and self.table.stage not in {"over", "closed"}

    async def _run(self) -> None:
        fault, scheduling = await self._attempt(InboxItem(self._load)), InboxItem(self._schedule)
        while fault is None and (job := await self._inbox.get()) is not None:
            fault = await self._attempt(job) or await self._attempt(scheduling)
        self._drop_timer()
        for task in self._background_tasks:
            task.cancel()
        if fault is None:
            await self._attempt(InboxItem(self._rest))
        else:
            self._give_up(fault)
        while len(self._inbox):
            late = self._inbox.take()
            if late is not None:
                late.fail(fault or LiveFault("restarting"))

    def _give_up(self, fault: VierblattError) -> None:
        """Forgets the table, so that the next request loads it again, and makes its clients reconnect."""
        self.services.forget(self.id, self)
        if self.ready:
            self.services.lost += isinstance(fault, LeaseLost)
            for connection in self.presenter.audience:
                connection.end(CloseCode.RESYNC)

    async def _attempt(self, job: InboxItem) -> VierblattError | None:
        """Does a job; returns the fault if it makes the table in memory unusable."""
        try:
            await job.do()
        except (SeqTaken, LeaseLost) as stale:
            self._log.warning("table-lost", code=stale.code, seq=self.table.seq if self.ready else -1)
            job.fail(stale)
            return stale
        except VierblattError as fault:
            if not self.ready and isinstance(fault, StoreFault):
                self._log.warning("load-failed", code=fault.code)
            elif not self.ready and not isinstance(fault, LiveFault):
                self._log.error("table-not-loaded", code=fault.code)
            job.fail(fault)
            return None if self.ready else fault
        except Exception:  # noqa: BLE001 - a defect in one table must not end the others; it is logged and counted
            self._log.exception("table-failed", seq=self.table.seq if self.ready else -1)
            self.services.metrics.faults.inc()
            failed = LiveFault("server-fault")
            job.fail(failed)
            return failed
        return None

    async def _load(self) -> None:
        loaded = await load(self.services, self.id, self._lease)
        self.table, self._fence, self._unsaved = loaded.table, loaded.lease.fence, loaded.unsaved
        self._ahead = max(0, self.table.last_at - self.services.now())
        self.presenter = TablePresenter(self.table, lambda: self.now, self.services, loaded.majlis)
        self.ready = True
        if self.table.rules_unsupported and self.unfinished:
            self._log.warning("table-outlived", game=self.table.opened.game, behaviour=self.table.opened.behaviour)
            await self.commit(self.table.tick(self.now))
        elif not loaded.open and self.unfinished:
            await self.commit([log.Closed(at=self.now, why="admin")])
        elif self.table.stage == "playing" and (loaded.lease.new or self.table.last_at < self.services.started):
            await self.commit([log.Restarted(at=self.now)])
        if self._results_unsaved:
            await self._keep(self._settle)
        await self._follow_up()
        await self._schedule()

    async def commit(self, entries: Sequence[AnyEntry], received_at: float = 0.0) -> None:
        """Makes entries durable, applies and sends them; received_at: the command's arrival (`time.perf_counter`)."""
        if not entries:
            return
        bodies = [log.encode(entry) for entry in entries]
        started = time.perf_counter()
        try:
            await self._note_seated_players(entries)
            await self.services.store.append(self.id, self.table.seq + 1, bodies, self._fence)
        except StoreFault as fault:
            self.table.discount_time(self.now)
            self._try_later()
            self._log.warning("append-failed", code=fault.code, seq=self.table.seq)
            raise
        self._retry = self._not_before = 0.0
        self.services.metrics.append.observe(time.perf_counter() - started)
        self._unsaved += len(entries)
        stood = [self.table.seats[entry.seat].player for entry in entries if isinstance(entry, log.StoodUp)]
        for entry in entries:
            try:
                self.presenter.play(entry, self.now, received_at)
            except VierblattError as fault:
                raise BrokenTable(f"{self.id}: {entry.__struct_config__.tag}: {fault}") from fault
            kind = entry.__struct_config__.tag
            self._log.debug("applied", seq=self.table.seq, entry=kind, seat=getattr(entry, "seat", -1))
            if isinstance(entry, log.Acted):
                self.services.metrics.moved(self.table.opened.game, entry.by)
        for player in stood:
            with contextlib.suppress(StoreFault):  # if it fails, a search for their tables looks here in vain
                await self.services.store.remove_seated_player(player, self.id)
        await self._follow_up()

    async def _note_seated_players(self, entries: Sequence[AnyEntry]) -> None:
        """Notes seated players in the store beforehand; `tables_of` leaves out those who were not seated after all."""
        for entry in entries:
            if isinstance(entry, log.SatDown):
                await self.services.store.add_seated_player(entry.player, self.id)

    def _try_later(self) -> None:
        """Delays the next attempt after a store fault; what players do meanwhile does not postpone it."""
        self._retry = min(LONGEST_RETRY, self._retry * 2 or RETRY)
        self._not_before = asyncio.get_running_loop().time() + self._retry
        self._drop_timer()

    async def _follow_up(self) -> None:
        """Saves a snapshot now and then; retries later if the store fails."""
        if self._unsaved >= SNAPSHOT_EVERY:
            await self._keep(self._save)

    async def _settle(self) -> None:
        """Stores the results only after the end is announced, so that no player's last action waits for it."""
        await self._store_results()
        await self.services.store.close_table(self.id)
        self._settled = True
        self.presenter.changed()
        for listener in self.services.ended:
            listener(self.table)

    async def _keep(self, work: Callable[[], Awaitable[None]]) -> None:
        """Stores something besides the log; retries later if the store fails."""
        try:
            await work()
        except StoreFault as fault:
            self._try_later()
            self._log.warning("follow-up-failed", code=fault.code, seq=self.table.seq)

    async def _store_results(self) -> None:
        """Stores the match, or what an unfinished one counts for against bots: nobody gains by leaving."""
        if not self.table.over and not counted_bot(self.table):
            return
        try:
            await self.services.finished(self.table, self.now)
        except StoreFault:
            raise
        except Exception:  # noqa: BLE001 - players must not lose their table over a defect in the records
            self._log.exception("record-failed")
            self.services.metrics.faults.inc()
        if self.table.over:
            self.services.metrics.matches.labels(self.table.opened.game).inc()
            self._log.info("match-over", seq=self.table.seq, game=self.table.opened.game)

    async def _rest(self) -> None:
        """Completes all pending store work before the end, as far as the store allows."""
        if self.ready and self._results_unsaved:
            await self._keep(self._settle)
        await self._save()

    async def _save(self) -> None:
        # nothing to do if its end is saved already; a table with unsupported rules lacks its match
        if self.ready and self._unsaved and not self._results_unsaved and not self.table.rules_unsupported:
            if self.unfinished:
                await self._store_results()
            info = encode_info(self.table.info(self.now))
            snapshot = Snapshot(self.table.seq, self.table.snapshot(), info)
            await self.services.store.put_snapshot(self.id, snapshot, self._fence)
            self._unsaved = 0

    async def _tidy(self) -> None:
        if len(self.presenter.audience) or self.now - self.presenter.empty_since < EMPTY_FOR:
            return
        if self.unfinished and self.table.goes_on:  # of a tournament: it goes on without anybody
            return
        await self._save()
        if not self.unfinished and self._settled:
            await self.services.store.release(self.id, self.services.owner)
        if not len(self._inbox) and not self._results_unsaved:
            self.services.forget(self.id, self)
            self.stop()

    async def _schedule(self) -> None:
        """Schedules the next due step, as a job: a defect there must not end the task."""
        try:
            self._set_timer()
        except VierblattError as fault:  # it would count as a refusal, and the table would stand still
            raise BrokenTable(f"{self.id}: {fault}") from fault

    def _set_timer(self) -> None:
        turn = self.table.bot_turn()
        self._start_thinking(turn)
        due = self._due(turn)
        if due is None or self._step_queued:
            self._drop_timer()
            return
        loop = asyncio.get_running_loop()
        wait = max((due - self.now) / 1000, self._not_before - loop.time())
        if wait <= 0:
            self._drop_timer()
            self._queue_step()
        elif self._timer is None or self._timer.when() > loop.time() + wait:
            self._drop_timer()
            self._timer = loop.call_later(wait, self._queue_step)
        # else it fires early and is set again: nearly every move only postpones what is due

    def _drop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _queue_step(self) -> None:
        self._timer = None
        if not self._step_queued:
            self._step_queued = True
            self._inbox.put(InboxItem(self._step))

    def _due(self, turn: BotTurn | None) -> int | None:
        times = [self.table.wakes_at(), self.presenter.due]
        if self._knows(turn):
            times.append(self.table.bot_due)
        if self._results_unsaved or self._too_long:
            times.append(self.now)
        return min((at for at in times if at is not None), default=None)

    @property
    def _results_unsaved(self) -> bool:
        return not self.unfinished and not self._settled

    @property
    def _too_long(self) -> bool:
        """Whether the log is longer than any match makes it: a player keeps coming and going."""
        return self.unfinished and self.table.seq >= 2 * self.services.entries

    async def _step(self) -> None:
        """Does what is due; after a store fault, which `commit` notes, the step is retried."""
        self._step_queued = False
        now = self.now
        self.presenter.release(now)
        if self._results_unsaved:
            await self._keep(self._settle)
        if self._too_long:
            await self.commit([log.Closed(at=now, why="log-full")])
        entries = self.table.tick(now)
        turn = self.table.bot_turn()
        if not entries and turn is not None and self._knows(turn) and self.table.bot_due <= now:
            choice = self._pending_choice.choice or self.table.bot_choice(turn[0])
            entries = self.table.bot_acts(turn[0], choice, self.now)
        await self.commit(entries)

    def _knows(self, turn: BotTurn | None) -> bool:
        """Whether a bot has to act and its choice is ready, or is made at once."""
        return turn is not None and (is_quick(turn[1]) or self._pending_choice.choice is not None)

    def _start_thinking(self, turn: BotTurn | None) -> None:
        """Lets a slow bot whose turn has come think during the wait that every bot observes."""
        if turn is None or is_quick(turn[1]):
            self._pending_choice = PendingBotChoice()
        elif self._pending_choice.turn != (self.table.turn_seq, *turn):
            self._pending_choice = PendingBotChoice((self.table.turn_seq, *turn))
            self.run_in_background(self._think(self._pending_choice, self.table.question(turn[1]), turn[1]))

    async def _think(self, pending: PendingBotChoice, question: Question, level: str) -> None:
        pending.choice = await self.services.bot_workers.choose(question, self.table.host, level)
        self._inbox.put(InboxItem(self._recheck))

    async def _recheck(self) -> None:
        """Does nothing: the timer is set after every job."""


def void(_: object) -> None:
    """Discards a result."""
