"""What tests cost: seconds of the processor, measured by `make test-costs` and kept in `costs.json`.

`make test` leaves out the expensive ones, which are marked `thorough` here. `make checks` runs one expensive case of
each function, and `make nightly` the others, which are marked `nightly`. The longest ones begin first, and so do those
marked `early`, which wait instead: no worker of a run is to be left alone with a long test at the end.
"""

from __future__ import annotations

import json
import os
import time
import zlib
from collections import defaultdict
from collections.abc import Collection, Generator, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import pytest

FILE = Path(__file__).with_name("costs.json")
THOROUGH = 0.3  #: tests from here on are `thorough`; cheaper ones are not in the file
REPEATED = 0.5  #: of a function's cases from here on, one is run for each change
FIRST = 4.0  #: tests from here on begin first

T = TypeVar("T")
_cost = pytest.StashKey[float]()
_began = pytest.StashKey[tuple[float, float]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """A hook of pytest: the options about costs."""
    group = parser.getgroup("costs")
    group.addoption("--record-costs", action="store_true", help="write what each test costs to tests/costs.json")


def pytest_configure(config: pytest.Config) -> None:
    """A hook of pytest: measures the tests if that is wanted."""
    if config.getoption("--record-costs"):
        config.pluginmanager.register(_Recorder(), "costs recorder")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A hook of pytest: marks the expensive tests and arranges all for the workers of the run."""
    costs = _costs()
    repeated = repetitions([name for name, cost in costs.items() if cost >= REPEATED])
    for item in items:
        item.stash[_cost] = costs.get(item.nodeid, 0)
        if item.stash[_cost] >= THOROUGH:
            item.add_marker("thorough")
        if item.nodeid in repeated:
            item.add_marker("nightly")
    begin = {item for item in items if item.stash[_cost] >= FIRST or item.get_closest_marker("early")}
    first = sorted((item for item in items if item in begin), key=lambda item: -item.stash[_cost])
    others = [item for item in items if item not in begin]
    items[:] = arranged(first, others, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def arranged(first: Sequence[T], others: Sequence[T], workers: int) -> list[T]:
    """The tests in an order in which each worker, which gets an equal part of the list, begins with some of the first.

    >>> arranged("AB", "cdefgh", 2)
    ['A', 'c', 'd', 'e', 'B', 'f', 'g', 'h']
    """
    part = (len(first) + len(others)) // workers
    order: list[T] = []
    begun = 0
    for worker in range(workers):
        order += first[worker::workers]
        end = max(begun, begun + part * (worker + 1) - len(order)) if worker < workers - 1 else len(others)
        order += others[begun:end]
        begun = end
    return order


def repetitions(names: Collection[str]) -> set[str]:
    """All cases but one of each function. Which one stays depends on the function's name: not always the same game.

    >>> sorted(repetitions(["a.py::test[baloot]", "a.py::test[hearts]", "a.py::single", "b.py::test[baloot]"]))
    ['a.py::test[hearts]']
    """
    cases: dict[str, list[str]] = defaultdict(list)
    for name in sorted(names):
        cases[name.partition("[")[0]].append(name)
    for function, its_cases in cases.items():
        del its_cases[zlib.crc32(function.encode()) % len(its_cases)]
    return {name for its_cases in cases.values() for name in its_cases}


def merged(before: Mapping[str, float], measured: Mapping[str, float]) -> dict[str, float]:
    """What the file is to hold: for each file of tests that ran, what was measured, without the cheap ones.

    >>> merged({"a.py::old": 3.0, "b.py::test": 1.0}, {"a.py::new": 2.04, "a.py::cheap": 0.01})
    {'a.py::new': 2.0, 'b.py::test': 1.0}
    """
    ran = {name.partition("::")[0] for name in measured}
    kept = {name: cost for name, cost in before.items() if name.partition("::")[0] not in ran}
    kept |= {name: round(cost, 1) for name, cost in measured.items() if cost >= THOROUGH}
    return dict(sorted(kept.items()))


def _costs() -> dict[str, float]:
    found: dict[str, float] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def _processor() -> float:
    """Seconds of this process and of the ended ones that it began."""
    used = os.times()
    return used.user + used.system + used.children_user + used.children_system


class _Recorder:
    """Measures each test where it runs, and writes the file where the run was begun."""

    def __init__(self) -> None:
        self._costs: dict[str, float] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        item.stash[_began] = _processor(), time.perf_counter()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if report.when == "teardown":
            processor, clock = item.stash[_began]
            most = (time.perf_counter() - clock) * (os.cpu_count() or 1)  # a process of an earlier test may end here
            report.user_properties.append(("cost", min(_processor() - processor, most)))
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "teardown":
            properties = dict(report.user_properties)
            self._costs[report.nodeid] = float(str(properties["cost"]))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if not hasattr(session.config, "workerinput") and self._costs:
            FILE.write_text(json.dumps(merged(_costs(), self._costs), indent=0) + "\n", encoding="utf-8")
