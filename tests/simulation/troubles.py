"""What goes wrong in a world, one thing after the other, and how it is put right again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from tests.simulation.network import Line
from tests.simulation.node import Node

if TYPE_CHECKING:
    from tests.simulation.world import World


GARBAGE = ("", "{", "[]", '{"type":"act"}', '{"type":"hello","id":"1"}', "\0" * 50)


class Troubles:
    """Of one world."""

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
        }

    async def befall(self) -> None:
        """Troubles as the plan says, until its rough time is over; then everything is put right."""
        world, plan = self.world, self.world.plan
        ends = world.loop.time() + plan.rough
        while world.loop.time() < ends and not world.trace.broken:
            await asyncio.sleep(self.chance.expovariate(1 / plan.pause) if plan.troubles else plan.rough)
            if plan.troubles:
                trouble = self.chance.choice(plan.troubles)
                world.trace.note("trouble", trouble)
                await self._of[trouble]()

    @property
    def _node(self) -> Node:
        return self.world.nodes[-1]

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
        """One end does not learn that the other is gone, until its pings are not answered."""
        if lines := self.world.lines:
            self.chance.choice(lines).cut(server_after=self.chance.uniform(20, 40))

    async def _slow_reader(self) -> None:
        if lines := self.world.lines:
            line = self.chance.choice(lines)
            line.reading.clear()
            self.world.loop.call_later(self.chance.uniform(1, 30), line.reading.set)

    async def _garbage(self) -> None:
        """What no client of ours would send."""
        if lines := self.world.lines:
            line = self.chance.choice(lines)
            for _ in range(self.chance.choice([1, 3, 30])):
                line.shout(self.chance.choice(GARBAGE))

    # --- the store --------------------------------------------------------------------------------------------------

    async def _slow_store(self) -> None:
        way = self._node.way
        way.trip = 1.0
        await asyncio.sleep(self.chance.uniform(1, 20))
        way.trip = self.world.plan.trip

    async def _lossy_store(self) -> None:
        way = self._node.way
        way.lost, way.lost_after, way.late = (self.chance.choice([0.0, 0.2]) for _ in range(3))
        await asyncio.sleep(self.chance.uniform(1, 20))
        way.lost = way.lost_after = way.late = 0.0

    async def _store_down(self) -> None:
        way = self._node.way
        way.shut = True
        await asyncio.sleep(self.chance.uniform(0.1, 20))
        way.shut = False

    # --- processes --------------------------------------------------------------------------------------------------

    async def _kill(self) -> None:
        self._node.kill()
        await asyncio.sleep(self.chance.uniform(0, 5))
        self.world.start_node()

    async def _restart(self) -> None:
        node = self._node
        await node.do(node.hub.stop())
        node.kill()
        await asyncio.sleep(self.chance.uniform(0, 2))
        self.world.start_node()

    async def _hold(self) -> None:
        """The process stands still; its clients lose patience, as their pings are not answered."""
        node, loop = self._node, self.world.loop
        loop.hold(node.place)
        for line in node.lines:
            loop.call_later(self.chance.uniform(20, 40), self._lose_patience, node, line)
        await asyncio.sleep(self.chance.uniform(0.1, 60))
        loop.let_go(node.place)

    @staticmethod
    def _lose_patience(node: Node, line: Line) -> None:
        if node.place.held is not None:
            line.cut()

    async def _clock(self) -> None:
        """The clock of the process is set."""
        self.world.skew = self._node.place.skew = self.chance.choice([-3600.0, -20.0, -1.0, 0.0, 1.0, 20.0, 3600.0])
