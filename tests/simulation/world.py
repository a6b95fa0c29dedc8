"""A world: processes of the server, players, a store, the troubles of its plan, and its judgement.

At first things go wrong, as the seed determines; then nothing does any more, and every match has to end.
"""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, replace
from typing import Any
from unittest import mock

from tests.simulation import machine, plan
from tests.simulation.bus import Wires
from tests.simulation.judging import judge, players_of
from tests.simulation.loop import NoProgress, VirtualLoop
from tests.simulation.network import Connecting, Line
from tests.simulation.player import Player
from tests.simulation.process import Process
from tests.simulation.store import Database
from tests.simulation.trace import Trace
from tests.simulation.troubles import Troubles
from tests.simulation.watching import Watch
from vierblatt.errors import VierblattError
from vierblatt.server.live import actor
from vierblatt.server.table import Person

#: Seconds after the last trouble within which every match has to end.
PATIENCE = 900.0
#: How many checks in a row, five seconds apart, must find no match in progress before the world ends.
QUIET = 3
#: Seconds to wait for the last answers, when no player sends anything any more.
LAST_ANSWERS = 60.0
#: Seconds within which a process has to shut down when told to.
REST = 60.0
#: Seconds after that within which its last tasks have to end.
ENDING = 5.0
#: The probability that the load balancer knows which processes cannot serve now.
KNOWN_TO_BE_WELL = 0.8


@dataclass(frozen=True)
class Run:
    """The result of a seed. seconds: time that passed in the world."""

    seed: int
    broken: list[str]
    trace: Trace
    hash: str
    frames: int
    entries: int
    matches: int
    seconds: float


class World:
    """See the module. planned: changes to the plan that the seed draws, for tests of the simulation."""

    def __init__(self, seed: int, **planned: Any) -> None:
        self.seed = seed
        self.chance = random.Random(f"world {seed}")
        self.plan = replace(plan.drawn(self.chance), **planned)
        self.loop = VirtualLoop(  # type: ignore[abstract] # what it does not have is not wanted
            random.Random(f"order {seed}"), shuffled=self.plan.shuffled
        )
        self.trace = Trace(self.loop.time)
        self.database = Database(lambda: int((machine.START + self.loop.time()) * 1000))
        self.watch = Watch(self.database, self.trace)
        self.players: list[Player] = []
        self.processes: list[Process] = []
        self.wires = Wires(self.loop, random.Random(f"wires {seed}"))
        self.rough = True  #: whether things may still go wrong
        self.skew = 0.0  #: seconds by which the clock of the server's machine is ahead
        self._lines = 0
        self._started = 0

    # --- for the troubles -------------------------------------------------------------------------------------------

    @property
    def lines(self) -> list[Line]:
        """The open connections."""
        return [line for process in self.processes for line in process.lines if not line.cut_off]

    @property
    def alive(self) -> list[Process]:
        """The running processes."""
        return [process for process in self.processes if process.simulated.alive]

    async def fill_up(self) -> None:
        """Starts processes until there are as many as there should be."""
        while len(self.alive) < self.plan.processes:
            await self._start()

    async def _start(self) -> None:
        self._started += 1
        name, chance = f"node{self._started}", random.Random(f"node {self.seed} {self._started}")
        process = Process(
            name, self.loop, chance, self.trace, self.database,
            limits=self.plan.limits, skew=self.skew, wires=self.wires if self.plan.processes > 1 else None,
        )  # fmt: skip
        process.store_link.latency = self.plan.latency
        self.processes.append(process)
        self.trace.note(name, "starts")
        starting, killed = process.do(process.server.start()), self.loop.create_task(process.killed.wait())
        await asyncio.wait({starting, killed}, return_when=asyncio.FIRST_COMPLETED)
        killed.cancel()
        if not process.simulated.alive:
            return  # perhaps before it had started: then its start never ends
        try:
            await starting
            process.ready = True
        except VierblattError as fault:  # then the supervisor starts another one
            self.trace.note(name, f"does not start: {fault.code}")
            process.kill()
            await asyncio.sleep(1.0)

    def is_rough(self) -> bool:
        """Whether players may still send anything."""
        return self.rough

    # --- the world's course -----------------------------------------------------------------------------------------

    def run(self) -> Run:
        """Runs the world from beginning to end."""
        with (
            machine.replaced(self.loop.time, random.Random(f"machine {self.seed}")),
            mock.patch("vierblatt.client.connection.connect", self._connect),
            mock.patch.object(actor, "SNAPSHOT_EVERY", self.plan.snapshots),
        ):
            try:
                self.loop.run_until_complete(self._live())
            except NoProgress as stalled:
                self.trace.breaks(f"going round in circles: {stalled}")
            self._judge()
            run = self._result()
            self.loop.shut_down()
            self.loop.close()
            return run

    def _result(self) -> Run:
        tables = self.database.tables.values()
        return Run(
            seed=self.seed, broken=[*self.trace.broken], trace=self.trace, hash=self.trace.hash,
            frames=self.watch.frames, entries=sum(len(data.log) for data in tables),
            matches=len(self.database.records), seconds=self.loop.time(),
        )  # fmt: skip

    async def _live(self) -> None:
        self.trace.note("world", repr(self.plan))
        await self.fill_up()
        tables = [await self._open(number) for number in range(len(self.plan.tables))]
        self._people(tables)
        living = [self.loop.create_task(player.live()) for player in self.players]
        await Troubles(self).run()
        self.rough = False
        self.trace.note("world", "calm from now on")
        ends = self.loop.time() + PATIENCE
        quiet = 0
        while not self.trace.broken and quiet < QUIET and self.loop.time() < ends:
            await asyncio.sleep(5.0)
            quiet = 0 if self._going_on() else quiet + 1
        if not self.trace.broken:
            await self._end(living)

    async def _open(self, number: int) -> str:
        host, process = plan.NAMES[number], self.chance.choice(self.alive)
        info = await process.do(process.tables.open_table(Person(host, host.title()), self.plan.tables[number]))
        return str(info.id)

    def _people(self, tables: list[str]) -> None:
        count = self.plan.sitting + self.plan.watching
        for number in range(count + self.plan.windows):
            name = plan.NAMES[number % count]
            sits = number % count < self.plan.sitting
            player = Player(name, random.Random(f"player {self.seed} {number}"), sits=sits, wild=self.is_rough)
            player.go_to(tables[number % len(tables)])
            self.players.append(player)

    def _connect(self, *_: object, **__: object) -> Connecting:
        return Connecting(self._dial)

    def _dial(self) -> Line:
        """Connects to some process like a load balancer, which does not always know which processes cannot serve."""
        ready = [process for process in self.processes if process.ready]
        well = [process for process in ready if not process.is_paused and not process.store_link.shut]
        task = asyncio.current_task()
        player = next((each for each in self.players if each.connection._runner is task), None)
        if not ready or player is None:
            raise OSError("connection refused")
        self._lines += 1
        chance = random.Random(f"line {self.seed} {self._lines}")
        line = Line(self.loop, chance, player.name, self._lines, self.watch)
        line.client, line.lag, line.doubling = player, self.plan.lag, self.plan.doubling
        line.window, line.at_once = self.plan.window, self.plan.at_once
        chance.choice(well if well and chance.random() < KNOWN_TO_BE_WELL else ready).accept(line)
        return line

    def _going_on(self) -> list[str]:
        """The tables at which a player who is there could still play."""
        there = {(player.table.id, player.name) for player in self.players}
        return [
            name for name, data in self.database.tables.items()
            if data.row.open and any((name, player) in there for player in players_of(data))
        ]  # fmt: skip

    async def _end(self, living: list[asyncio.Task[None]]) -> None:
        """Stops the players, checks that nothing is left to happen, and shuts the processes down."""
        for task in living:
            task.cancel()
        await asyncio.sleep(LAST_ANSWERS)
        if stuck := self._going_on():
            self.trace.breaks(f"matches that do not go on: {stuck}")
        for player in self.players:
            for command in player.asking.values():
                self.trace.breaks(f"{player.name} never got an answer to {command}")
            seen, last = player.table, self.watch.last_seq(player.table.id)
            there = player.may_look and (player, seen.id) not in self.watch.gone
            if there and seen.seq < last:
                self.trace.breaks(f"{player.name} was told nothing after seq {seen.seq} of {seen.id}, others {last}")
        for process in self.alive:
            for name, data in self.database.tables.items():
                if process.hub.has(name) and data.owner not in {"", process.owner}:
                    self.trace.breaks(f"{process.name} still has {name}, which is another's")
        for task, player in zip(living, self.players, strict=True):
            if not task.cancelled() and (fault := task.exception()) is not None:
                raise fault
            await player.connection.close()
        for process in self.alive:
            await self._rest(process)

    async def _rest(self, process: Process) -> None:
        try:
            async with asyncio.timeout(REST):
                await process.do(process.server.stop())
        except TimeoutError:
            self.trace.breaks(f"{process.name} does not come to rest")
            return
        await asyncio.sleep(ENDING)
        for task in process.simulated.tasks:
            self.trace.breaks(f"{process.name} left something undone: {task!r}")

    # --- judgement --------------------------------------------------------------------------------------------------

    def _judge(self) -> None:
        for failure in self.loop.failures:
            self.trace.breaks(f"nobody took this: {failure.get('message')} {failure.get('exception')!r}")
        for name, data in self.database.tables.items():
            try:
                for what in judge(data, self.watch, self.database.records.get(name)):
                    self.trace.breaks(f"{name}: {what}")
            except VierblattError as fault:
                self.trace.breaks(f"{name}: its log cannot be played again: {fault!r}")
