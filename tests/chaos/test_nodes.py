"""Three nodes, one PostgreSQL, one Redis: whatever happens to a table's node, the table continues on another one.

Every acknowledged move is in the log once, and what all players saw agrees with the log.
"""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable

import pytest

from tests.chaos.nodes import Cluster, cluster, roaming_players
from tests.chaos.tally import Tally, quantiles
from tests.databases.postgresql import Postgres
from tests.databases.redis import Redis
from tests.scale import SCALE
from tests.services.crowd import Crowd, wait_for_actions
from tests.services.judge import judge
from tests.services.load import Journal
from tests.services.running import RunningServer

TIMES = 100 if SCALE == "large" else 1
#: Seconds for which players think. Without, they keep all processors busy while a node is away.
PACE = 0.0 if SCALE == "large" else 0.1
BETWEEN = 40  #: actions that have to be acknowledged between two faults
LONG = 8.0  #: seconds for which a node is paused or cut off: its leases expire long before
WITHIN = 6.0  #: seconds within which every table has to recover from 95 of 100 faults
#: What a node answers when it cannot reach a table, has lost it, or shuts down; the command was not carried out.
HONEST = frozenset({"table-away", "lease-lost", "store-down", "seq-taken", "restarting"})

#: Disturbs the nodes, waits until play has resumed at every table, and restores everything.
Fault = Callable[[Cluster, Crowd, Tally], Awaitable[None]]


async def the_owner_of_tables_is_killed(nodes: Cluster, people: Crowd, figures: Tally) -> None:
    owner, since = await nodes.owner(), time.monotonic()
    owner.server.kill()
    await figures.recovery(people, since)
    await asyncio.to_thread(owner.server.start)


async def the_owner_of_tables_is_paused_and_wakes_up(nodes: Cluster, people: Crowd, figures: Tally) -> None:
    owner, since = await nodes.owner(), time.monotonic()
    owner.server.process.send_signal(signal.SIGSTOP)
    try:
        await figures.recovery(people, since)
        await asyncio.sleep(since + LONG - time.monotonic())
    finally:
        owner.server.process.send_signal(signal.SIGCONT)


async def the_owner_of_tables_is_cut_off(nodes: Cluster, people: Crowd, figures: Tally) -> None:
    owner, since = await nodes.owner(), time.monotonic()
    owner.cut()
    try:
        await figures.recovery(people, since)
        await asyncio.sleep(since + LONG - time.monotonic())
    finally:
        owner.heal()


async def the_owner_of_tables_alone_loses_redis(nodes: Cluster, people: Crowd, figures: Tally) -> None:
    owner, since = await nodes.owner(), time.monotonic()
    owner.redis.cut()
    try:
        await figures.recovery(people, since)
        await asyncio.sleep(since + LONG - time.monotonic())
    finally:
        owner.redis.heal()


async def redis_is_killed(nodes: Cluster, people: Crowd, figures: Tally) -> None:
    since = time.monotonic()
    nodes.redis.kill()
    await asyncio.sleep(1)
    await asyncio.to_thread(nodes.redis.start)
    await figures.recovery(people, since)


async def a_node_is_restarted(nodes: Cluster, people: Crowd, figures: Tally) -> None:
    owner, since = await nodes.owner(), time.monotonic()
    assert await asyncio.to_thread(owner.server.stop) == 0
    await figures.recovery(people, since)
    await asyncio.to_thread(owner.server.start)


FAULTS: list[Fault] = [
    the_owner_of_tables_is_killed,
    the_owner_of_tables_is_paused_and_wakes_up,
    the_owner_of_tables_is_cut_off,
    the_owner_of_tables_alone_loses_redis,
    redis_is_killed,
    a_node_is_restarted,
]


@pytest.mark.parametrize("faults", [[fault] for fault in FAULTS] if SCALE == "large" else [FAULTS])
@pytest.mark.early
async def test_nothing_is_lost_whatever_happens_to_a_node(
    faults: list[Fault],
    start_server: Callable[..., RunningServer],
    postgres: Postgres,
    redis: Redis,
    tally: Callable[[str], Tally],
) -> None:
    journal = Journal(forgiven=HONEST)
    figures = {fault: tally(fault.__name__.replace("_", " ")) for fault in faults}
    async with cluster(start_server, postgres, redis) as nodes, roaming_players(nodes, journal, pace=PACE) as people:
        for fault in faults * TIMES:
            await wait_for_actions(journal, BETWEEN)
            await fault(nodes, people, figures[fault])
        await wait_for_actions(journal, BETWEEN)
    verdict = await judge(journal, nodes.database)
    for each in figures.values():
        each.close(journal, verdict)
        assert not each.stuck
        assert SCALE != "large" or quantiles(each.all)["p95"] < WITHIN
    assert verdict.sound, verdict
