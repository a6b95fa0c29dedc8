"""Servers and databases that tests may do anything to, and the figures of each fault test at the end of the run."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest

from tests.chaos.tally import Tally
from tests.databases.postgresql import Postgres, missing
from tests.services.conftest import own_server, redis, start_server

__all__ = ["own_server", "redis", "start_server"]  # the fixtures of the other services
PROPERTY = "faults"


@pytest.fixture
def tally(record_property: Callable[[str, object], None]) -> Iterator[Callable[[str], Tally]]:
    """Makes the tally of a fault; its figures are printed at the end of the run."""
    made: list[Tally] = []

    def make(fault: str) -> Tally:
        made.append(Tally(fault))
        return made[-1]

    yield make
    for each in made:
        record_property(PROPERTY, json.dumps(each.figures()))


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for this test alone, which syncs every commit and may be killed."""
    if reason := missing():
        pytest.skip(reason)
    database = Postgres("max_connections=50").start()
    yield database
    database.stop()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prints a line of JSON for each tally."""
    ends = terminalreporter.stats.get("", [])  # of each test, after its fixtures
    lines = sorted({text for report in ends for name, text in report.user_properties if name == PROPERTY})
    if lines:
        terminalreporter.section("faults")
        for line in lines:
            terminalreporter.write_line(str(line))
