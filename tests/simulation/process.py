"""One process of the server: the real hub, actors and sockets, with the store and the network of the world.

With wires to others it is a node of a cluster, like a server with `--redis`.
"""

from __future__ import annotations

import asyncio
import contextvars
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar, cast

from starlette.websockets import WebSocket
from structlog.typing import FilteringBoundLogger

from tests.simulation.bus import Wires
from tests.simulation.loop import CURRENT_PROCESS, VirtualLoop
from tests.simulation.network import Line
from tests.simulation.store import Database, MemoryStore, UnreliableLink
from tests.simulation.trace import Trace
from vierblatt.bots.question import Question
from vierblatt.server.accounts.identity import Caller
from vierblatt.server.accounts.results import Results
from vierblatt.server.cluster import node
from vierblatt.server.live import Hub, Sockets, leases
from vierblatt.server.live.thinking import BotWorkers
from vierblatt.server.ops.config import Config, Limits
from vierblatt.server.ops.database_lock import ONLY_SERVER
from vierblatt.server.ops.metrics import Metrics
from vierblatt.server.store.port import Account
from vierblatt.server.workers.workers import WorkerDied, Workers

T = TypeVar("T")


class Journal:
    """The log of a process, written to the trace. Anything that the server logs as an error breaks a promise."""

    def __init__(self, trace: Trace, node: str, **bound: object) -> None:
        self._trace, self._node, self._bound = trace, node, bound

    def bind(self, **more: object) -> Journal:
        """The same journal with more fields."""
        return Journal(self._trace, self._node, **(self._bound | more))

    def debug(self, event: str, **more: object) -> None:
        """Logs something ordinary."""
        self._trace.note(self._node, f"{event} {self._line(more)}")

    info = warning = debug

    def error(self, event: str, **more: object) -> None:
        """Logs what should not happen, unless the store did not answer."""
        if more.get("code") == "store-down":
            self.info(event, **more)
        else:
            self._trace.breaks(f"{self._node} says {event} {self._line(more)}")

    def exception(self, event: str, **more: object) -> None:
        """Logs a defect."""
        import sys

        self._trace.breaks(f"{self._node} says {event} {self._line(more)}: {sys.exc_info()[1]!r}")

    def _line(self, more: dict[str, object]) -> str:
        return " ".join(f"{name}={value}" for name, value in (self._bound | more).items())


class Thinking:
    """Workers that take some time and answer as a quick bot would; now and then one dies."""

    processes = 1

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    async def timed(self, work: Callable[[Question], T], given: Callable[[float], Question], **_: object) -> T:
        """The result of a question to a bot."""
        await asyncio.sleep(self._chance.expovariate(2.0))
        if self._chance.random() < 0.1:
            raise WorkerDied("process-died")
        return work(replace(given(1.0), bot="rules"))


class Process:
    """A process. limits: for its clients. skew: as in `SimulatedProcess`. wires: to the other nodes, if it is one."""

    def __init__(
        self, name: str, loop: VirtualLoop, chance: random.Random, trace: Trace, database: Database,
        *, limits: Limits, skew: float, wires: Wires | None,
    ) -> None:  # fmt: skip
        self.name, self.loop, self.chance = name, loop, chance
        self.owner = name if wires is not None else ONLY_SERVER
        self.simulated = loop.add_process(name)
        self.simulated.skew = skew
        self.ready = False  #: whether clients can connect
        self.killed = asyncio.Event()
        self.store_link = UnreliableLink(random.Random(chance.random()))
        self.store = MemoryStore(database, self.store_link)
        self.lines: list[Line] = []
        metrics, journal = Metrics(), cast("FilteringBoundLogger", Journal(trace, name))
        lease = leases.LEASE if wires is None else node.LEASE
        self.hub: Hub = contextvars.copy_context().run(self._hub, metrics, journal, limits, lease)
        self.node: node.Node | None = None
        if wires is not None:
            wires.join(name, self.simulated)
            bus, store = wires.buses.bus(), self.store.as_store
            self.node = node.Node(self.hub, store, bus, owner=self.owner, metrics=metrics, log=journal)
        self.server = self.node or self.hub  #: what is started and stopped
        self.tables = self.node.tables if self.node is not None else self.hub
        self._sockets = Sockets(self.hub, Config(limits=limits), self._identify, lambda _: "everywhere", self.node)

    def _hub(self, metrics: Metrics, journal: FilteringBoundLogger, limits: Limits, lease: int) -> Hub:
        CURRENT_PROCESS.set(self.simulated)  # its clock is this process's
        return Hub(
            self.store.as_store, limits=limits, metrics=metrics, log=journal, owner=self.owner, lease=lease,
            finished=Results(self.store.as_store).finish,
            bot_workers=BotWorkers(
                cast("Workers", Thinking(random.Random(self.chance.random()))), metrics, journal
            ),
        )  # fmt: skip

    @staticmethod
    async def _identify(token: str) -> Caller:
        return Caller(Account(id=token, name=token.title(), login=token, created=0, seen=0))

    @property
    def is_paused(self) -> bool:
        """Whether it is paused."""
        return self.simulated.paused_callbacks is not None

    def do(self, work: Any) -> asyncio.Task[Any]:
        """Runs a coroutine in this process."""
        return self.loop.run_in(self.simulated, work)

    def accept(self, line: Line) -> None:
        """Accepts a connection."""
        self.lines = [each for each in self.lines if not each.cut_off]
        self.lines.append(line)
        self.do(self._serve(line))

    async def _serve(self, line: Line) -> None:
        websocket = WebSocket(line.scope, line.receive, line.send)  # type: ignore[arg-type]
        await self._sockets.serve(websocket)
        line.cut()

    def kill(self) -> None:
        """Kills it, like kill -9: everything in memory is lost, and the network closes the other ends."""
        self.ready = False
        self.killed.set()
        self.loop.kill(self.simulated)
        for line in self.lines:
            line.cut(client_after=self.chance.expovariate(10.0))
