"""A server is killed at any moment: whatever it acknowledged is there afterwards, exactly once."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Callable

import pytest

from tests.chaos.tally import Tally
from tests.databases.postgresql import Postgres
from tests.scale import SCALE
from tests.services.crowd import crowd, wait_for_actions
from tests.services.judge import judge
from tests.services.load import Journal
from tests.services.running import RunningServer

ON_SQLITE, ON_POSTGRESQL = (1000, 300) if SCALE == "large" else (3, 2)
AWHILE = frozenset({"lease-lost"})  #: what a server answers for a table until the leases of the killed one expire
BETWEEN = 60  #: actions that have to be acknowledged between two kills


@pytest.mark.early
async def test_no_acknowledged_action_is_lost_when_a_server_with_sqlite_is_killed(
    own_server: RunningServer, tally: Callable[[str], Tally]
) -> None:
    await _kill(own_server, tally("kill -9 of the server, SQLite"), ON_SQLITE)


@pytest.mark.early
async def test_no_acknowledged_action_is_lost_when_a_server_with_postgresql_is_killed(
    start_server: Callable[..., RunningServer], postgres: Postgres, tally: Callable[[str], Tally]
) -> None:
    server = start_server(database=postgres.create("games"))
    await _kill(server, tally("kill -9 of the server, PostgreSQL"), ON_POSTGRESQL)


async def _kill(server: RunningServer, figures: Tally, kills: int) -> None:
    journal, chance = Journal(forgiven=AWHILE), random.Random(os.urandom(8))
    async with crowd(server, journal) as people:
        for _ in range(kills):
            await wait_for_actions(journal, BETWEEN)
            await asyncio.sleep(chance.random() / 20)  # so that the kill hits the server anywhere in its work
            people.up.clear()
            began = time.monotonic()
            server.kill()
            await asyncio.to_thread(server.start)
            people.up.set()
            await figures.recovery(people, began)
    assert server.stop() == 0
    verdict = await judge(journal, server.database_url)
    figures.close(journal, verdict)
    assert verdict.sound, verdict
    assert not figures.stuck
    assert len(journal.promises) >= kills * BETWEEN
    assert journal.returns >= kills
