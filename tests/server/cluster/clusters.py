"""Several servers of one database in this event loop, and a bus between them that can be disturbed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import patch

from tests.limits import GENEROUS_LIMITS
from tests.server.live.servers import Player, Served, serving
from tests.waiting import eventually
from vierblatt.protocol import commands, frames
from vierblatt.server.cluster import LocalBuses, Node
from vierblatt.server.cluster.bus import LocalBus

ANSWERS = (frames.Entered, frames.Refused)

#: Milliseconds: long enough for a node that stands still on a busy machine to keep its tables.
LONG_LEASE = 600_000

NAMES = ["Amal", "Badr", "Clara", "Dina"]


@dataclass
class Wires:
    """What happens to what is sent. lost: the ways, from a node to a node, on which everything is."""

    apart: set[str] = field(default_factory=set)  #: nodes that neither hear nor are heard
    lost: set[tuple[str, str]] = field(default_factory=set)
    twice: bool = False  #: everything arrives two times

    def carry(self, source: str, target: str, deliver: Callable[[], None]) -> None:
        if (source != target and self.apart & {source, target}) or (source, target) in self.lost:
            return
        for _ in range(2 if self.twice else 1):
            asyncio.get_running_loop().call_soon(deliver)


@dataclass
class Cluster:
    """served: the servers, "a", "b" ..."""

    served: list[Served]
    wires: Wires
    buses: list[LocalBus]

    def node(self, number: int) -> Node:
        node = self.served[number].application.node
        assert node is not None
        return node

    async def owner(self, table: str) -> str:
        """The node that has a table."""
        return await self.served[-1].store.holder(table)

    async def until_met(self) -> None:
        """Until all know all."""
        others = len(self.served) - 1
        await eventually(lambda: all(len(self.node(one).links.nodes()) == others for one in range(len(self.served))))

    async def enter(self, number: int, name: str, table: str) -> Player:
        """A player enters a table through a server, and retries if disconnected."""
        while True:
            player = await self.served[number].player(name)
            await player.send(commands.Enter, table=table)
            await player.until(
                lambda player=player: player.closed is not None or any(isinstance(got, ANSWERS) for got in player.got)  # type: ignore[misc]
            )
            if table in player.news:
                return player


@asynccontextmanager
async def cluster(
    folder: Path,
    size: int = 2,
    limits: Mapping[str, Any] = GENEROUS_LIMITS,
    lease: int = LONG_LEASE,
    **config: Any,
) -> AsyncIterator[Cluster]:
    """Serves with so many nodes for as long as the block lasts. limits: of each.

    lease: milliseconds for which a node keeps its tables without renewing.
    """
    wires = Wires()
    joined = LocalBuses(wires.carry)
    buses = [joined.bus() for _ in range(size)]
    async with AsyncExitStack() as stack:
        stack.enter_context(patch("vierblatt.server.app.NODE_LEASE", lease))
        served = [
            await stack.enter_async_context(
                serving(folder / "v.db", owner="abc"[number], bus=buses[number], limits={**limits}, **config)
            )
            for number in range(size)
        ]
        found = Cluster(served, wires, buses)
        await found.until_met()
        yield found
