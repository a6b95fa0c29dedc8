"""The bus between processes: messages arrive late, in order between any two, and not at all where it is cut."""

from __future__ import annotations

import contextvars
import random
from collections import deque
from collections.abc import Callable

from tests.simulation.loop import CURRENT_PROCESS, SimulatedProcess, VirtualLoop
from vierblatt.server.cluster.bus import LocalBuses

Deliver = Callable[[], None]


class Wires:
    """The bus of all processes. lag: about how many seconds a message takes. lost: the probability of losing it."""

    def __init__(self, loop: VirtualLoop, chance: random.Random) -> None:
        self.lag, self.lost = 0.001, 0.0
        self.cut_off: set[str] = set()  #: processes whose messages reach only themselves, and that receive no others
        self.buses = LocalBuses(self._carry)
        self._loop, self._chance = loop, chance
        self._at: dict[str, contextvars.Context] = {}  # the context in which each process receives
        self._arrives: dict[tuple[str, str], float] = {}
        self._on_the_way: dict[tuple[str, str], deque[Deliver]] = {}

    def join(self, name: str, process: SimulatedProcess) -> None:
        """Adds a process."""
        self._at[name] = contextvars.copy_context()
        self._at[name].run(CURRENT_PROCESS.set, process)

    def _carry(self, source: str, target: str, deliver: Deliver) -> None:
        apart = source != target and not self.cut_off.isdisjoint((source, target))
        if apart or target not in self._at or self._chance.random() < self.lost:
            return
        way = source, target
        at = self._loop.time() + self._chance.expovariate(1 / self.lag)
        at = self._arrives[way] = max(at, self._arrives.get(way, 0.0))
        self._on_the_way.setdefault(way, deque()).append(deliver)
        self._loop.call_at(at, self._bring, way, context=self._at[target])

    def _bring(self, way: tuple[str, str]) -> None:
        self._on_the_way[way].popleft()()
