"""The bus over a real Redis: what arrives, and what it reports when Redis is away and when it is back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from time import monotonic

import pytest
import structlog
from redis.asyncio import Redis as Client
from redis.exceptions import RedisError

from tests.databases.redis import Redis
from tests.services.proxy import Proxy
from tests.waiting import eventually
from vierblatt.server.cluster import redis_bus
from vierblatt.server.cluster.redis_bus import RedisBus
from vierblatt.server.cluster.seal import SECRET, Seal
from vierblatt.server.cluster.sealed_bus import SealedBus

PATIENCE = 60.0  #: seconds


class End:
    """A node's end of the bus. opened: how often the bus has become available."""

    def __init__(self, url: str) -> None:
        self.bus = RedisBus(url, structlog.get_logger())
        self.heard: list[bytes] = []
        self.opened = 0

    async def start(self, node: str, group: str = "group") -> End:
        await self.bus.start(group, node, self.heard.append, self._open)
        await eventually(lambda: self.opened >= 1)
        self.bus.broadcast(b"first")  # only after Redis has accepted a message is it known to be available
        await eventually(lambda: self.bus.connected)
        return self

    def _open(self) -> None:
        self.opened += 1


@pytest.fixture
async def ends(redis: Redis) -> AsyncIterator[dict[str, End]]:
    """Two nodes of a group, and one of another group in the same Redis."""
    nodes = {name: End(redis.url) for name in "abc"}
    for name, end in nodes.items():
        await end.start(name, "another" if name == "c" else "group")
    for end in nodes.values():
        end.heard.clear()
    yield nodes
    for end in nodes.values():
        await end.bus.stop()


async def test_messages_arrive_in_order_at_their_receivers(ends: dict[str, End]) -> None:
    sent = [b"%d" % number for number in range(500)]
    for data in sent:
        ends["a"].bus.send("b", data)
    ends["a"].bus.broadcast(b"all")
    await eventually(lambda: ends["b"].heard[-1:] == [b"all"] and ends["a"].heard[-1:] == [b"all"])
    assert [data for data in ends["b"].heard if data != b"first"] == [*sent, b"all"]
    assert ends["c"].heard == []


async def test_the_last_message_arrives_before_a_node_stops(ends: dict[str, End]) -> None:
    ends["a"].bus.send("b", b"goodbye")
    await ends["a"].bus.stop()
    await eventually(lambda: b"goodbye" in ends["b"].heard)


async def test_nodes_are_told_of_possible_losses_when_redis_is_back(ends: dict[str, End], redis: Redis) -> None:
    redis.kill()
    await eventually(lambda: not ends["a"].bus.connected and not ends["b"].bus.connected)
    before = {name: ends[name].opened for name in "ab"}
    ends["a"].bus.send("b", b"lost")
    await asyncio.to_thread(redis.start)
    await eventually(lambda: all(ends[name].opened > before[name] for name in "ab"))
    ends["a"].bus.send("b", b"found")
    await eventually(lambda: b"found" in ends["b"].heard)


async def test_a_silent_connection_is_reopened(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_bus, "SILENCE", 0.5)
    with Proxy("127.0.0.1", redis.port) as proxy:
        end = await End(f"redis://127.0.0.1:{proxy.port}").start("a")
        proxy.cut()
        await eventually(lambda: not end.bus.connected)
        proxy.heal()
        await eventually(lambda: end.opened >= 2)
        await end.bus.stop()


@pytest.mark.parametrize("defect", [ZeroDivisionError(), RedisError("cut")], ids=["ours", "of-redis"])
async def test_failures_while_redis_is_down_do_not_end_the_bus(
    redis: Redis, monkeypatch: pytest.MonkeyPatch, defect: Exception
) -> None:
    end = await End(redis.url).start("a")
    failed = 0

    async def fail(inuse_connections: bool = True) -> None:
        nonlocal failed
        failed += 1
        raise defect

    with monkeypatch.context() as patch:
        patch.setattr(end.bus._client.connection_pool, "disconnect", fail)
        redis.kill()
        end.bus.broadcast(b"lost")
        await eventually(lambda: failed >= 3)
    await asyncio.to_thread(redis.start)
    await eventually(lambda: end.opened >= 2)
    end.bus.broadcast(b"found")
    await eventually(lambda: b"found" in end.heard and end.bus.connected)
    await end.bus.stop()


async def test_a_defect_in_a_listener_restarts_the_bus(redis: Redis) -> None:
    end = End(redis.url)
    opened = 0

    def fail_once() -> None:
        nonlocal opened
        opened += 1
        if opened == 1:
            raise ZeroDivisionError

    await end.bus.start("group", "a", end.heard.append, fail_once)
    await eventually(lambda: opened >= 2)
    end.bus.broadcast(b"heard")
    await eventually(lambda: end.heard == [b"heard"])
    await end.bus.stop()


async def test_a_stranger_in_redis_reads_nothing_and_is_ignored(redis: Redis) -> None:
    hand, heard, opened, refused = b"the hand of seat 2", list[bytes](), list[str](), list[str]()
    buses = {}
    for name in "ab":
        bus = buses[name] = SealedBus(
            RedisBus(redis.url, log := structlog.get_logger()), log, refused.append, monotonic
        )
        bus.seal = Seal(b"s" * SECRET, name)
        await bus.start("group", name, heard.append, lambda name=name: opened.append(name))  # type: ignore[misc]
    await eventually(lambda: len(opened) == len(buses))
    async with Client.from_url(redis.url) as stranger, stranger.pubsub() as listening:
        await listening.psubscribe("*")
        assert (await listening.get_message(timeout=PATIENCE))["type"] == "psubscribe"
        buses["b"].send("a", hand)
        overheard = await listening.get_message(timeout=PATIENCE)
        assert hand not in overheard["data"]
        forged = (overheard["data"], overheard["data"][:-1], hand)
        for data in forged:
            await stranger.publish(overheard["channel"], data)
        await eventually(lambda: len(refused) == len(forged))
        assert heard == [hand]
    for bus in buses.values():
        await bus.stop()


async def test_a_bus_that_was_not_started_stops(redis: Redis) -> None:
    await RedisBus(redis.url, structlog.get_logger()).stop()


async def test_a_node_starts_without_redis_and_finds_it_later(redis: Redis) -> None:
    redis.kill()
    end = End(redis.url)
    await end.bus.start("group", "a", end.heard.append, end._open)
    end.bus.broadcast(b"lost")
    await asyncio.sleep(0.2)
    assert not end.bus.connected
    await asyncio.to_thread(redis.start)
    await eventually(lambda: end.opened >= 1)
    await end.bus.stop()
