"""The system clock of a server jumps hours forward and back under load: no table notices."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from tests.chaos.tally import Tally
from tests.chaos.under_load import judged
from tests.databases.postgresql import Postgres
from tests.scale import SCALE
from tests.services.crowd import wait_for_actions
from tests.services.judge import stored_tables
from tests.services.running import RunningServer
from vierblatt.server.table.entries import Acted

JUMPS = (5, -5, 0, 480, 0)  #: hours
TIMES = 4 if SCALE == "large" else 1
BETWEEN = 30  #: actions that have to be acknowledged between two jumps
HOUR = 3_600_000  #: milliseconds


class Clock:
    """The time of day of servers that run `module`."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.module = ("tests.chaos.wrong_clock", str(file))
        self.off(0)

    def off(self, hours: float) -> None:
        """Sets it this many hours ahead of the right time."""
        draft = self._file.with_suffix(".new")
        draft.write_text(str(hours))
        draft.replace(self._file)


@pytest.fixture
def clock(tmp_path: Path) -> Clock:
    return Clock(tmp_path / "clock")


async def test_no_table_notices_that_the_clock_is_set(
    start_server: Callable[..., RunningServer], clock: Clock, tally: Callable[[str], Tally]
) -> None:
    await _jump(start_server(module=clock.module), clock, tally("clock jump, SQLite"))


@pytest.mark.slow
async def test_no_table_in_postgresql_notices_that_the_clock_is_set(
    start_server: Callable[..., RunningServer], postgres: Postgres, clock: Clock, tally: Callable[[str], Tally]
) -> None:
    server = start_server(module=clock.module, database=postgres.create("games"))
    await _jump(server, clock, tally("clock jump, PostgreSQL"))


async def _jump(server: RunningServer, clock: Clock, figures: Tally) -> None:
    async with judged(server, figures) as people:
        for hours in JUMPS * TIMES:
            await wait_for_actions(people.journal, BETWEEN)
            began = time.monotonic()
            clock.off(hours)
            await figures.recovery(people, began)
    tables = await stored_tables(server.database_url)
    assert tables
    for table, held in tables.items():
        steps = [later.at - earlier.at for earlier, later in pairwise(held.entries)]
        assert all(0 <= step < HOUR for step in steps), table
        assert not any(entry.by == "clock" for entry in held.entries if isinstance(entry, Acted)), table


@pytest.mark.slow
async def test_tables_continue_after_a_restart_with_a_changed_clock(
    start_server: Callable[..., RunningServer], clock: Clock, tally: Callable[[str], Tally]
) -> None:
    server, figures = start_server(module=clock.module), tally("kill -9, and another time of day after it")
    async with judged(server, figures) as people:
        for hours in (5, -5, 0):
            await wait_for_actions(people.journal, BETWEEN)
            people.up.clear()
            began = time.monotonic()
            server.kill()
            clock.off(hours)
            await asyncio.to_thread(server.start)
            people.up.set()
            await figures.recovery(people, began)
    for table, held in (await stored_tables(server.database_url)).items():
        assert all(earlier.at <= later.at for earlier, later in pairwise(held.entries)), table
