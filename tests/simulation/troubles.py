"""What goes wrong in a world, and how it is put right again."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from tests.simulation.network import Line
from tests.simulation.process import Process

if TYPE_CHECKING:
    from tests.simulation.world import World


GARBAGE = ("", "{", "[]", '{"type":"act"}', '{"type":"hello","id":"1"}', "\0" * 50)

#: The probability that a trouble is over before the next begins.
ONE_AFTER_THE_OTHER = 0.7
STOPPING = 30.0  #: seconds that a process gets to shut down


class Troubles:
    """The troubles of one world."""

    def __init__(self, world: World) -> None:
        self.world, self.chance = world, world.chance
        self._of: dict[str, Callable[[], Awaitable[None]]] = {
            "cut": self._cut,
            "cut-all": self._cut_all,
            "slow-reader": self._slow_reader,
            "half-open": self._half_open,
            "slow-store": self._slow_store,
            "lossy-store": self._lossy_store,
            "store-down": self._store_down,
            "kill": self._kill,
            "restart": self._restart,
            "hold": self._hold,
            "clock": self._clock,
            "garbage": self._garbage,
            "bus-cut": self._bus_cut,
            "cut-off": self._cut_off,
            "bus-lossy": self._bus_lossy,
            "bus-slow": self._bus_slow,
        }

    async def run(self) -> None:
        """Causes troubles as planned until the rough time is over; then waits until everything is put right."""
        world, plan = self.world, self.world.plan
        ends = world.loop.time() + plan.rough
        running: list[asyncio.Task[None]] = []
        while world.loop.time() < ends and not world.trace.broken:
            await asyncio.sleep(self.chance.expovariate(1 / plan.pause) if plan.troubles else plan.rough)
            if plan.troubles:
                running.append(asyncio.create_task(self._cause(self.chance.choice(plan.troubles))))
                if self.chance.random() < ONE_AFTER_THE_OTHER:
                    await running[-1]
        await asyncio.gather(*running)

    async def _cause(self, trouble: str) -> None:
        self.world.trace.note("trouble", trouble)
        if self.world.alive:
            await self._of[trouble]()

    @property
    def _any(self) -> Process:
        """A random running process."""
        return self.chance.choice(self.world.alive)

    # --- lines ------------------------------------------------------------------------------------------------------

    async def _cut(self) -> None:
        if lines := self.world.lines:
            self.chance.choice(lines).cut(
                client_after=self.chance.uniform(0, 1), server_after=self.chance.uniform(0, 1)
            )

    async def _cut_all(self) -> None:
        for line in self.world.lines:
            line.cut(client_after=self.chance.uniform(0, 5), server_after=self.chance.uniform(0, 5))

    async def _half_open(self) -> None:
        """The server does not learn that the client is gone until its pings are not answered."""
        if lines := self.world.lines:
            self.chance.choice(lines).cut(server_after=self.chance.uniform(20, 40))

    async def _slow_reader(self) -> None:
        if lines := self.world.lines:
            line = self.chance.choice(lines)
            line.reading.clear()
            self.world.loop.call_later(self.chance.uniform(1, 30), line.reading.set)

    async def _garbage(self) -> None:
        """Sends what none of our clients would send."""
        if lines := self.world.lines:
            line = self.chance.choice(lines)
            for _ in range(self.chance.choice([1, 3, 30])):
                line.send_unobserved(self.chance.choice(GARBAGE))

    # --- the store --------------------------------------------------------------------------------------------------

    async def _slow_store(self) -> None:
        link = self._any.store_link
        link.latency = 1.0
        await asyncio.sleep(self.chance.uniform(1, 20))
        link.latency = self.world.plan.latency

    async def _lossy_store(self) -> None:
        link = self._any.store_link
        link.lost, link.lost_after, link.late = (self.chance.choice([0.0, 0.2]) for _ in range(3))
        await asyncio.sleep(self.chance.uniform(1, 20))
        link.lost = link.lost_after = link.late = 0.0

    async def _store_down(self) -> None:
        link = self._any.store_link
        link.shut = True
        await asyncio.sleep(self.chance.uniform(0.1, 20))
        link.shut = False

    # --- the bus ----------------------------------------------------------------------------------------------------

    async def _bus_cut(self) -> None:
        """Cuts a process off from all others."""
        wires, name = self.world.wires, self._any.name
        wires.cut_off.add(name)
        await asyncio.sleep(self.chance.uniform(0.1, 20))
        wires.cut_off.discard(name)

    async def _cut_off(self) -> None:
        """Cuts a process off from all others and from the store."""
        process = self._any
        process.store_link.shut = True
        self.world.wires.cut_off.add(process.name)
        await asyncio.sleep(self.chance.uniform(0.1, 20))
        self.world.wires.cut_off.discard(process.name)
        process.store_link.shut = False

    async def _bus_lossy(self) -> None:
        wires = self.world.wires
        wires.lost = self.chance.choice([0.02, 0.2])
        await asyncio.sleep(self.chance.uniform(1, 20))
        wires.lost = 0.0

    async def _bus_slow(self) -> None:
        wires = self.world.wires
        wires.lag = self.chance.choice([0.05, 0.5, 2.0])
        await asyncio.sleep(self.chance.uniform(1, 20))
        wires.lag = 0.001

    # --- processes --------------------------------------------------------------------------------------------------

    async def _kill(self) -> None:
        self._any.kill()
        await asyncio.sleep(self.chance.uniform(0, 5))
        await self.world.fill_up()

    async def _restart(self) -> None:
        process = self._any
        process.ready = False
        await asyncio.wait({process.do(process.server.stop())}, timeout=STOPPING)
        process.kill()
        await asyncio.sleep(self.chance.uniform(0, 2))
        await self.world.fill_up()

    async def _hold(self) -> None:
        """Stops a process for a while; its clients give up, as their pings are not answered."""
        process, loop = self._any, self.world.loop
        loop.pause(process.simulated)
        for line in process.lines:
            loop.call_later(self.chance.uniform(20, 40), self._lose_patience, process, line)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.chance.uniform(0.1, 60)):
                await self._worst_moment()
        loop.resume(process.simulated)

    async def _worst_moment(self) -> None:
        """Waits for ever, or until just after another owner has taken a table."""
        taken = self.world.database.taken
        taken.clear()
        if self.chance.random() < 0.5:
            taken = asyncio.Event()  # is never set
        await taken.wait()
        await asyncio.sleep(self.chance.uniform(0, 0.1))

    @staticmethod
    def _lose_patience(process: Process, line: Line) -> None:
        if process.is_paused:
            line.cut()

    async def _clock(self) -> None:
        """Sets the clock of a process."""
        self.world.skew = self._any.simulated.skew = self.chance.choice([-3600.0, -20.0, -1.0, 0.0, 1.0, 20.0, 3600.0])
