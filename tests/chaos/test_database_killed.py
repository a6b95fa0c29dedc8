"""PostgreSQL is killed, or out of reach, under load: the server refuses commands, and recovers without help."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import make_url

from tests.chaos.tally import Tally
from tests.chaos.under_load import HONEST, healthy, judged
from tests.databases.postgresql import Postgres
from tests.scale import SCALE
from tests.services.crowd import Crowd, crowd, until, wait_for_actions
from tests.services.judge import judge
from tests.services.load import Journal
from tests.services.proxy import Proxy
from tests.services.running import RunningServer

KILLS, CUTS = (100, 20) if SCALE == "large" else (1, 1)
BETWEEN = 60  #: actions that have to be acknowledged between two faults
AWAY = 2.0  #: seconds for which the database is out of reach
SYSTEMD = 30.0  #: seconds after which systemd kills one of our units


@pytest.mark.early
async def test_nothing_is_lost_when_the_database_is_killed(
    start_server: Callable[..., RunningServer], postgres: Postgres, tally: Callable[[str], Tally]
) -> None:
    server, figures = start_server(database=postgres.create("games")), tally("kill -9 of PostgreSQL")
    async with judged(server, figures) as people:
        for _ in range(KILLS):
            await wait_for_actions(people.journal, BETWEEN)
            refused = people.journal.refused["store-down"]
            postgres.kill()
            await until(lambda refused=refused: people.journal.refused["store-down"] > refused, people.journal)  # type: ignore[misc]
            assert not await asyncio.to_thread(healthy, server)
            await asyncio.sleep(AWAY)
            acknowledged = len(people.journal.promises)
            await asyncio.sleep(0.2)
            assert len(people.journal.promises) == acknowledged, "nothing is acknowledged without a database"
            began = time.monotonic()
            await asyncio.to_thread(postgres.start)
            await figures.recovery(people, began)
            assert await asyncio.to_thread(healthy, server)


@asynccontextmanager
async def through_a_proxy(
    start_server: Callable[..., RunningServer], postgres: Postgres, figures: Tally
) -> AsyncIterator[tuple[Crowd, Proxy]]:
    """Players at a server that reaches its database through a proxy; the judge reads the database directly."""
    behind = make_url(postgres.create("games"))
    with Proxy("127.0.0.1", postgres.port) as proxy:
        server = start_server(database=behind.set(port=proxy.port).render_as_string())
        async with judged(server, figures, behind.render_as_string()) as people:
            yield people, proxy


@pytest.mark.early
async def test_a_server_without_its_database_ends_in_time(
    start_server: Callable[..., RunningServer], postgres: Postgres
) -> None:
    """It cannot complete its pending writes; whatever was acknowledged had been written before."""
    behind = make_url(postgres.create("games"))
    journal = Journal(forgiven=HONEST)
    with Proxy("127.0.0.1", postgres.port) as proxy:
        server = start_server(database=behind.set(port=proxy.port).render_as_string())
        async with crowd(server, journal):
            await wait_for_actions(journal, BETWEEN)
            proxy.cut()
        began = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - began < SYSTEMD
    assert "rest-cut-short" in server.log.read_text(encoding="utf-8")
    assert all("timeout graceful shutdown exceeded" in line for line in server.complaints())  # of a pending request
    assert (await judge(journal, behind.render_as_string())).sound


@pytest.mark.slow
async def test_nothing_is_lost_when_the_database_connection_goes_silent(
    start_server: Callable[..., RunningServer], postgres: Postgres, tally: Callable[[str], Tally]
) -> None:
    figures = tally("the network to PostgreSQL swallows everything")
    async with through_a_proxy(start_server, postgres, figures) as (people, proxy):
        for _ in range(CUTS):
            await wait_for_actions(people.journal, BETWEEN)
            refused = people.journal.refused["store-down"]
            proxy.cut()
            await until(lambda refused=refused: people.journal.refused["store-down"] > refused, people.journal)  # type: ignore[misc]
            began = time.monotonic()
            proxy.heal()
            await figures.recovery(people, began)


@pytest.mark.slow
async def test_nothing_is_lost_when_all_connections_to_the_database_break(
    start_server: Callable[..., RunningServer], postgres: Postgres, tally: Callable[[str], Tally]
) -> None:
    figures = tally("all connections to PostgreSQL break")
    async with through_a_proxy(start_server, postgres, figures) as (people, proxy):
        for _ in range(KILLS):
            await wait_for_actions(people.journal, BETWEEN)
            began = time.monotonic()
            proxy.reset()
            await figures.recovery(people, began)


@pytest.mark.slow
async def test_a_slow_database_connection_only_slows_the_server(
    start_server: Callable[..., RunningServer], postgres: Postgres, tally: Callable[[str], Tally]
) -> None:
    figures = tally("the network to PostgreSQL takes 50 ms each way")
    async with through_a_proxy(start_server, postgres, figures) as (people, proxy):
        await wait_for_actions(people.journal, BETWEEN)
        proxy.delay(0.05)
        await figures.recovery(people, time.monotonic())
        await wait_for_actions(people.journal, BETWEEN)
        assert not people.journal.refused
        proxy.delay(0)
