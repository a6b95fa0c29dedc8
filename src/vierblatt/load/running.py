"""A load, from its first guest to its report."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Coroutine
from typing import Any

from vierblatt import games
from vierblatt.client.api import HttpApi
from vierblatt.client.faults import ClientFault, Refusal
from vierblatt.load.findings import Findings
from vierblatt.load.plan import LoadPlan
from vierblatt.load.player import LoadPlayer
from vierblatt.load.report import LoadReport, report
from vierblatt.load.table import LoadedTable
from vierblatt.load.timeline import LoadTimeline
from vierblatt.protocol.values import TableSettings

OPENED_AT_ONCE = 8  #: tables, or groups of idle sockets, that are opened at the same time
SOCKETS_PER_GUEST = 8  #: idle sockets; a server accepts no more from one player unless it is configured otherwise
FAILURES = 20  #: tables in a row that could not be opened, after which no more are tried
TICK = 0.05  #: seconds
GOODBYE = 10.0  #: seconds that moves may still take at the end

#: Called twice a second with the state of the load.
Progress = Callable[[LoadTimeline], None]


class Load:
    """Runs a load; see `run`."""

    def __init__(self, plan: LoadPlan) -> None:
        self.plan = plan
        self.findings = Findings()
        self.timeline = LoadTimeline(time.perf_counter)
        self._tables: set[LoadedTable] = set()
        self._idle: list[LoadPlayer] = []
        self._free_apis: asyncio.Queue[tuple[int, HttpApi]] = asyncio.Queue()
        self._opening: set[asyncio.Task[None]] = set()
        self._opened = self._failed = self._tried = 0
        self.answered = False  #: whether every server has answered, so that there is something to report

    async def run(self, progress: Progress, stop: asyncio.Event) -> LoadReport:
        """Runs the load; ends early when `stop` is set. Raises Refusal, and ClientFault if a server does not answer."""
        plan = self.plan
        apis = [
            HttpApi(plan.servers[number % len(plan.servers)])
            for number in range(max(OPENED_AT_ONCE, len(plan.servers)))
        ]
        try:
            for number, api in enumerate(apis):
                await api.games()
                self._free_apis.put_nowait((number, api))
            self.answered = True
            await self._fill(progress, stop)
            self.timeline.begin()  # time counts from when the idle sockets are open
            full = await self._play(progress, stop)
            await self._end()
        finally:
            for task in self._opening:
                task.cancel()
            await asyncio.gather(*self._opening, return_exceptions=True)
            for table in [*self._tables]:
                table.close()
            for player in self._idle:
                player.close()
            for api in apis:
                await api.close()
        return report(plan, self.timeline, self.findings, full)

    # --- idle sockets -----------------------------------------------------------------------------------------------

    async def _fill(self, progress: Progress, stop: asyncio.Event) -> None:
        left = self.plan.idle
        while left > 0 and not stop.is_set():
            number, api = await self._free_apis.get()
            few = min(left, SOCKETS_PER_GUEST)
            left -= few
            self._start(self._come(number, api, few))
            progress(self.timeline)
        while self._opening and not stop.is_set():
            progress(self.timeline)
            await asyncio.sleep(TICK)

    async def _come(self, number: int, api: HttpApi, sockets: int) -> None:
        try:
            token = await self._guest(api)
            for _ in range(sockets):
                player = LoadPlayer(self._nodes(number), token, -1, self.findings, self.timeline)
                self._idle.append(player)
                await player.connect()
        except TimeoutError:  # already recorded
            player.close()
        except (OSError, ClientFault, Refusal) as fault:
            self.findings.add("refused", "", f"an idle socket: {fault}")
        finally:
            self._free_apis.put_nowait((number, api))

    # --- tables -----------------------------------------------------------------------------------------------------

    async def _play(self, progress: Progress, stop: asyncio.Event) -> tuple[float, float] | None:
        """Opens tables and lets them play; returns from and to which second all tables were there."""
        plan, timeline = self.plan, self.timeline
        full: float | None = None
        shown = 0.0
        while not stop.is_set() and (full is None or timeline.age < full + plan.seconds):
            timeline.tables = len(self._tables)
            wanted = plan.tables_at(timeline.age)
            if self._failed < FAILURES and self._opened < wanted and not self._free_apis.empty():
                self._start(self._seat(*self._free_apis.get_nowait(), self._tried))
                self._opened += 1
                self._tried += 1
                continue
            if full is None and timeline.age >= plan.ramp and (not self._opening or self._failed >= FAILURES):
                full = timeline.age
            if timeline.age >= shown:
                shown = timeline.age + 0.5
                progress(timeline)
                for table in [*self._tables]:
                    table.look()
            await asyncio.sleep(TICK)
        return None if full is None else (full, timeline.age)

    async def _seat(self, number: int, api: HttpApi, place: int) -> None:
        """Opens a new table with its players. place: its number among all tables of this load."""
        chance = random.Random(f"{self.plan.seed}-{place}")
        game = self.plan.games[place % len(self.plan.games)]
        players: list[LoadPlayer] = []
        table: LoadedTable | None = None
        try:
            token = await self._guest(api)
            settings = TableSettings(private=True, pace=0, takeback=False)
            bots, bot = self._bots_at_table(game)
            info = await api.open_table(game, "standard", {}, settings, solo=False, bots=bots, bot=bot)
            for seat in range(len(info.seats) - bots):
                players.append(
                    LoadPlayer(
                        self._nodes(number + seat), token if not seat else await self._guest(api), seat, self.findings,
                        self.timeline,
                    )
                )  # fmt: skip
                await players[-1].connect()
            table = LoadedTable(
                players, pace=self.plan.pace, chance=chance, findings=self.findings, timeline=self.timeline,
                ended=self._gone,
            )  # fmt: skip
            self._tables.add(table)
            await table.begin(info.id)
            self._failed = 0
        except (OSError, ClientFault, Refusal) as fault:
            if not isinstance(fault, TimeoutError):  # which is already recorded
                self.findings.add("refused", "", f"a table of {game}: {fault}")
            self._failed += 1
            for player in players:
                player.close()
            if table is None:
                self._opened -= 1
            else:
                self._gone(table)
        finally:
            self._free_apis.put_nowait((number, api))

    def _bots_at_table(self, game: str) -> tuple[int, str]:
        if not self.plan.bots:
            return 0, "rules"
        chosen = games.get(game)
        return chosen.rules.shape(chosen.options.rule_set().values).seats - 1, self.plan.bots

    def _gone(self, table: LoadedTable) -> None:
        """Gives a table up: another one takes its place."""
        if table in self._tables:
            self._tables.discard(table)
            self._opened -= 1

    async def _end(self) -> None:
        """Waits for what is on its way; what does not arrive is a fault."""
        for table in self._tables:
            if not table.waits and table.stands_still(GOODBYE):
                self.findings.add("silent", table.id, f"the table stands still: nothing came for {GOODBYE:g} s")
            table.hold()
        for _ in range(int(GOODBYE / TICK)):
            if not any(table.waits for table in self._tables):
                return
            await asyncio.sleep(TICK)
        for table in self._tables:
            if table.waits:
                self.findings.add("silent", table.id, f"nothing came for {GOODBYE:g} s after the last move")

    # --- both -------------------------------------------------------------------------------------------------------

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._opening.add(task)
        task.add_done_callback(self._opening.discard)

    def _nodes(self, number: int) -> list[str]:
        """The servers, starting with the next one for each number, so that each gets its share of sockets."""
        servers = self.plan.servers
        first = number % len(servers)
        return [*servers[first:], *servers[:first]]

    async def _guest(self, api: HttpApi) -> str:
        api.token = ""  # not the previous guest's, which would only be renewed
        return (await api.guest()).token
