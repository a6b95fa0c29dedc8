"""What the server counts about itself, for Prometheus. Nothing here names a player or a card."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate, product
from typing import Literal, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

from vierblatt.games import game_ids
from vierblatt.protocol.commands import AnyCommand
from vierblatt.server.table.entries import By

#: The codes of refusals that alerts watch for.
AWAITED = ("bad-seal", "store-down")
#: Why the quick bot answers in place of another bot.
Why = Literal["compiling", "died", "failed", "full", "late"]
_QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class LoopHistogram(Collector):
    """A histogram for events at every move. It is observed only from the event loop, so it needs no lock.

    >>> times = LoopHistogram("vierblatt_append_seconds", "Until entries of a log were durable")
    >>> times.observe(0.003)
    >>> [sample.value for family in times.collect() for sample in family.samples][2:5]
    [0.0, 1.0, 1.0]
    """

    def __init__(self, name: str, what: str) -> None:
        self._name, self._what = name, what
        self._counts = [0] * (len(_QUICK) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Records how long something took."""
        self._counts[bisect_left(_QUICK, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """The samples for Prometheus: each bucket includes all smaller ones."""
        bounds = [*map(floatToGoString, _QUICK), "+Inf"]
        buckets = [*zip(bounds, map(float, accumulate(self._counts)), strict=True)]
        yield HistogramMetricFamily(self._name, self._what, buckets=buckets, sum_value=self._sum)


class Counts(Collector):
    """A counter with labels for events at every move; also used only from the event loop.

    >>> counts = Counts("vierblatt_moves", "Calls and cards", "game")
    >>> counts.inc("baloot")
    >>> [(sample.name, sample.labels, sample.value) for family in counts.collect() for sample in family.samples]
    [('vierblatt_moves_total', {'game': 'baloot'}, 1)]
    """

    def __init__(self, name: str, what: str, *labels: str) -> None:
        self._name, self._what, self._labels = name, what, labels
        self._counts: dict[tuple[str, ...], int] = {}

    def start(self, *labels: str) -> None:
        """Starts the count at 0, so that it is shown."""
        self._counts.setdefault(labels, 0)

    def inc(self, *labels: str) -> None:
        """Counts one event."""
        self._counts[labels] = self._counts.get(labels, 0) + 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        """The samples for Prometheus."""
        family = CounterMetricFamily(self._name, self._what, labels=self._labels)
        for labels, count in self._counts.items():
            family.add_metric(labels, count)
        yield family


class Metrics:
    """All metrics of one server, in a separate registry."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)  # memory, processor time, open files, start time
        self.tables = self._gauge("tables", "Tables in memory")
        self.sockets = self._gauge("sockets", "Open sockets")
        self.matches = self._counter("matches_finished", "Matches played to their end", "game")
        self.commands = self._counts("commands", "Commands by kind", "kind")
        self.faults = self._counter("faults", "Unexpected errors")
        self.append = self._quick_times("append_seconds", "Until entries of a log were durable")
        self.thinking = self._times("bot_seconds", "How long bots thought")
        self.not_thought = self._counter("bot_questions_dropped", "Questions that the quick bot answered", "why")
        self.hurried = self._counter("bot_questions_hurried", "Questions with less time to think, as others waited")
        self.nodes = self._gauge("nodes", "Nodes that this one knows of, itself included")
        self.nodes.set(1)  # for a single server; a node sets the real number
        self.links_broken = self._counter("links_broken", "Times that something between two nodes may have been lost")
        self.forwarded = self._counter("forwarded", "Commands whose table was at another node")
        self._moves = self._counts("moves", "Calls and cards", "game", "by")
        self._refusals = self._counter("refusals", "Commands refused, by code", "code")
        self._delivery = self._quick_times("delivery_seconds", "From a command to each delivery")
        self._start()

    def moved(self, game: str, by: str) -> None:
        """Counts a call or a card; by: who chose it."""
        self._moves.inc(game, by)

    def refused(self, code: str) -> None:
        """Counts a command that was refused."""
        self._refusals.labels(code).inc()

    def delivered(self, received_at: float) -> None:
        """Records that a frame was written in reply to a command received at `received_at` (`time.perf_counter`)."""
        self._delivery.observe(time.perf_counter() - received_at)

    def text(self) -> bytes:
        """The metrics in the text format of Prometheus."""
        return generate_latest(self.registry)

    def _start(self) -> None:
        """Starts the counters that alerts use at 0: to Prometheus a missing value is not 0.

        Nor does it see growth in a counter that first appears at 5, so a rule would miss all before the first reading.
        """
        for game, by in product(game_ids(), get_args(By)):
            self._moves.start(game, by)
        for kind in get_args(AnyCommand):
            self.commands.start(str(kind.__struct_config__.tag))
        for code in AWAITED:
            self._refusals.labels(code)
        for why in get_args(Why):
            self.not_thought.labels(why)

    def _quick_times(self, name: str, what: str) -> LoopHistogram:
        times = LoopHistogram(f"vierblatt_{name}", what)
        self.registry.register(times)
        return times

    def _counts(self, name: str, what: str, *labels: str) -> Counts:
        counts = Counts(f"vierblatt_{name}", what, *labels)
        self.registry.register(counts)
        return counts

    def _gauge(self, name: str, what: str) -> Gauge:
        return Gauge(name, what, namespace="vierblatt", registry=self.registry)

    def _counter(self, name: str, what: str, *labels: str) -> Counter:
        return Counter(name, what, labels, namespace="vierblatt", registry=self.registry)

    def _times(self, name: str, what: str) -> Histogram:
        return Histogram(name, what, namespace="vierblatt", registry=self.registry, buckets=_QUICK)
