"""Keeps tournaments at tables going: opens and closes tables, enters results, pairs rounds. Every node has one.

Whatever one of them does is done once, since the store accepts entries only behind the log they were decided for, and
one table a match. So any of them can do it, again and again, and continues what another has begun before it was lost.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Protocol

from structlog.typing import FilteringBoundLogger

from vierblatt.errors import VierblattError
from vierblatt.protocol.tournament import TournamentTables
from vierblatt.protocol.values import TableInfo
from vierblatt.server.accounts.faults import Unknown
from vierblatt.server.live import Hub
from vierblatt.server.live.creating import NewRows
from vierblatt.server.live.periodic_tasks import ENDING
from vierblatt.server.ops.metrics import Metrics
from vierblatt.server.store.port import Outdated, Store, TournamentAtTables, TournamentRow, TournamentTable
from vierblatt.server.table import Table
from vierblatt.server.table.entries import DECIDED, decode
from vierblatt.server.tournament.board_plan import BoardPlanner
from vierblatt.server.tournament.board_seating import board_table
from vierblatt.server.tournament.match_outcomes import MatchOutcome, outcome_of
from vierblatt.server.tournament.match_plan import MatchPlan, MatchPlanner
from vierblatt.server.tournament.match_seating import TournamentSeating, match_table
from vierblatt.server.tournament.tournaments import Tournaments
from vierblatt.tournaments.entries import Meeting
from vierblatt.tournaments.formats import rooms_of
from vierblatt.tournaments.state import TournamentState

SWEEP_EVERY = 5.0  #: seconds between two looks at all tournaments
#: How many times to look at one tournament again after something has changed, before others have their turn.
STEPS = 20


class TablesAnywhere(Protocol):
    """The tables of all nodes."""

    async def info(self, table: str) -> TableInfo:
        """The public information about a table, which is loaded if nobody has it; raises VierblattError."""
        ...

    async def close_table(self, table: str, why: str) -> object:
        """Closes a table unless it has ended; raises VierblattError."""
        ...


class TableKeeper:
    """See the module docstring. owner: the name under which this process holds leases."""

    def __init__(
        self, store: Store, tournaments: Tournaments, hub: Hub, tables: TablesAnywhere, *,
        owner: str, metrics: Metrics, log: FilteringBoundLogger,
    ) -> None:  # fmt: skip
        self._store, self._tournaments, self._hub, self._tables = store, tournaments, hub, tables
        self._owner, self._metrics, self._log = owner, metrics, log
        self._woken: dict[str, None] = {}
        self._news = asyncio.Event()
        self._ending = False
        self._task: asyncio.Task[None] | None = None
        self._quiet: dict[str, TournamentAtTables] = {}  # tournaments as they were when there was nothing to do
        self._outcomes: dict[str, MatchOutcome] = {}  # by table, of meetings that have no result yet
        self._boards, self._ratings = tournaments.boards, tournaments.ratings
        tournaments.changed = self.wake
        hub.ended.append(self._ended)

    def start(self) -> None:
        """Begins; the store must be open."""
        self._task = asyncio.create_task(self._run(), name="tournament tables")

    async def stop(self) -> None:
        """Ends after what is being done, within some time."""
        self._ending = True
        self._news.set()
        if self._task is not None:
            await asyncio.wait([self._task], timeout=ENDING)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def wake(self, tournament: str) -> None:
        """Looks at a tournament at once."""
        self._woken[tournament] = None
        self._news.set()

    def _ended(self, table: Table) -> None:
        if table.opened.tournament is not None:
            self.wake(table.opened.tournament.tournament)

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time()
        while not self._ending:
            self._news.clear()
            while self._woken and not self._ending:
                tournament = next(iter(self._woken))
                del self._woken[tournament]
                await self._attempt(tournament)
            if loop.time() >= due:
                await self._sweep()
                due = loop.time() + SWEEP_EVERY
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(due):
                    await self._news.wait()

    async def _sweep(self) -> None:
        """Looks at all tournaments in which something has changed."""
        try:
            found = await self._store.tournaments_at_tables()
            self._quiet = {each.id: each for each in found if self._quiet.get(each.id) == each}
            for each in found:
                if not self._ending and each.id not in self._quiet and await self._attempt(each.id):
                    self._quiet[each.id] = each
            await self._load_unheld(found)
        except VierblattError as fault:
            self._log.warning("tournament-sweep-failed", code=fault.code)

    async def _load_unheld(self, found: list[TournamentAtTables]) -> None:
        """Loads the tables that nobody has in memory: their time passes, too."""
        tables = [table.table for each in found for table in each.tables if table.open]
        holders = await self._store.holders() if tables else {}
        for table in tables:
            holder = holders.get(table, "")
            if self._ending or (holder and (holder != self._owner or self._hub.has(table))):
                continue
            with contextlib.suppress(VierblattError):  # another node was quicker, or it has just ended
                await self._tables.info(table)

    async def _attempt(self, tournament: str) -> bool:
        """Does what is to be done in a tournament; returns whether nothing was."""
        try:
            return await self.see_to(tournament)
        except Unknown:  # deleted in the meantime
            return False
        except VierblattError as fault:
            self._log.warning("tournament-not-seen-to", tournament=tournament, code=fault.code)
        except Exception:  # noqa: BLE001 - a defect in one tournament must not end the others
            self._log.exception("tournament-not-seen-to", tournament=tournament)
            self._metrics.faults.inc()
        return False

    async def see_to(self, tournament: str) -> bool:
        """Does all that is to be done in a tournament now; returns whether nothing was. Raises VierblattError."""
        for step in range(STEPS):
            tables = await self._store.tournament_tables(tournament)
            await self._judge([each for each in tables if not each.done])
            try:
                plan = await self._step(tournament, tables)
            except Outdated:  # somebody else has done something
                continue
            for table in plan.closing:
                await self._tables.close_table(table, DECIDED)
            for table in plan.done:
                self._outcomes.pop(table, None)
            if not plan.entries and not plan.done and not plan.opening and not plan.boards and not plan.rates:
                return step == 0 and not plan.closing
        self.wake(tournament)
        return False

    async def _step(self, tournament: str, tables: list[TournamentTable]) -> MatchPlan:
        """Decides what is to be done, and does it but for closing tables. Raises Outdated."""
        async with self._tournaments.newest(tournament) as kept:
            chosen = kept.chosen_tables
            if chosen is None:
                return MatchPlan()
            state = kept.tournament.state
            open_meetings = {each.meeting.meeting for each in state.open_meetings}
            await self._judge([each for each in tables if each.meeting in open_meetings])
            seating = TournamentSeating.of(state.created.players, await self._store.tournament_places(tournament))
            given = kept.tournament, chosen, tables, self._outcomes, seating.complete, self._tournaments.moment(kept)
            planner = MatchPlanner(*given)
            if state.created.anchor:
                opened, unrated = await self._store.opened_boards(tournament), await self._ratings.unrated(state)
                planner = BoardPlanner(*given, opened=opened, unrated=unrated is not None)
            plan = await asyncio.to_thread(planner.plan)
            if plan.entries:
                await self._tournaments.extend(kept, plan.entries, plan.done)
            elif plan.done:
                await self._store.note_done(tournament, plan.done)
            row = kept.stored.row
        if not plan.entries:  # else the log is another now
            for meeting, number in plan.opening:
                new = await self._new_table(row, state, chosen, seating, meeting, number, tables)
                await self._hub.create(new)
                await self._hub.info(new.opened.table)  # its time begins
        for board in plan.boards:
            for table in await self._boards.open(state, board, self._outcomes):
                self._outcomes.pop(table, None)
        if plan.rates:
            await self._ratings.rate(state)
        return plan

    async def _new_table(
        self, row: TournamentRow, state: TournamentState, chosen: TournamentTables, seating: TournamentSeating,
        meeting: Meeting, number: int, tables: list[TournamentTable],
    ) -> NewRows:  # fmt: skip
        """The table for a match, or for a board."""
        if not state.created.anchor:
            return match_table(row, state.created, chosen, seating, meeting, number, self._hub.now())
        last = (meeting.meeting, number - rooms_of(state.created.format))
        before = next((each.table for each in tables if (each.meeting, each.number) == last), "")
        away = self._outcomes[before].away if before in self._outcomes else ()
        packs = await self._boards.packs(state.created)
        return board_table(row, state, chosen, seating, packs, meeting, number, away, self._hub.now())

    async def _judge(self, tables: list[TournamentTable]) -> None:
        """Finds out what came of those that have ended."""
        for each in tables:
            if each.open or each.table in self._outcomes:
                continue
            row, log = await self._store.table(each.table), await self._store.read(each.table)
            if row is None or not log:  # deleted long after its end
                self._outcomes[each.table] = MatchOutcome("broken")
                continue
            try:
                entries = [decode(entry.body) for entry in log]
                self._outcomes[each.table] = await asyncio.to_thread(outcome_of, row.secret, entries)
            except VierblattError as fault:  # its rules are no longer supported
                self._log.warning("match-not-judged", table=each.table, code=fault.code)
                self._outcomes[each.table] = MatchOutcome("broken")
