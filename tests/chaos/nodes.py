"""Several nodes that reach one PostgreSQL and one Redis through proxies, and players who use any node that is up.

A balancer sends players to any node that answers its health check, as a real one does; no player is tied to a node.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, ClassVar

import httpx
from sqlalchemy import make_url

from tests.databases.postgresql import Postgres
from tests.databases.redis import Redis
from tests.services.crowd import Crowd, crowd_at_tables, open_table_for
from tests.services.load import Journal, LoadPlayer
from tests.services.people import guest
from tests.services.proxy import Proxy
from tests.services.running import RunningServer
from vierblatt.protocol import frames
from vierblatt.server.store.sql import SqlStore

CHECK_EVERY, CHECK_WAIT = 0.5, 1.5  #: seconds between two checks by the balancer, and until an answer
GREETING = 2.0  #: seconds within which a node must greet a client


@dataclass
class ProxiedNode:
    """A node, and its connections to the others. up: whether the balancer sends players there."""

    server: RunningServer
    database: Proxy
    redis: Proxy
    up: bool = False

    @property
    def name(self) -> str:
        """The name under which it holds leases; a new one after every start."""
        lines = self.server.log.read_text(encoding="utf-8").splitlines()
        return str(next(entry["node"] for line in reversed(lines) if (entry := json.loads(line))["event"] == STARTED))

    def cut(self) -> None:
        """Cuts it off from the database and the other nodes."""
        self.database.cut()
        self.redis.cut()

    def heal(self) -> None:
        """Reconnects it to everything."""
        self.database.heal()
        self.redis.heal()


STARTED = "node-started"


@dataclass
class Cluster:
    """All nodes. database: its URL, bypassing the proxies."""

    database: str
    redis: Redis
    members: list[ProxiedNode]
    chance: random.Random = field(default_factory=random.Random)

    def any(self) -> str:
        """The URL of a random node that is up; raises ConnectionError if none is."""
        up = [member.server.url for member in self.members if member.up]
        if not up:
            raise ConnectionError("no node is up")
        return self.chance.choice(up)

    async def owner(self) -> ProxiedNode:
        """The node that owns the most tables."""
        store = SqlStore(self.database)
        await store.open()
        try:
            holders = Counter((await store.holders()).values())
        finally:
            await store.close()
        return max(self.members, key=lambda member: holders[member.name])

    async def balance(self) -> None:
        """Keeps checking which nodes are up, forever."""

        async def look(member: ProxiedNode) -> None:
            try:
                answer = await client.get(f"{member.server.url}/healthz", timeout=CHECK_WAIT)
            except httpx.HTTPError:
                member.up = False
            else:
                member.up = answer.is_success

        async with httpx.AsyncClient() as client:
            while True:
                await asyncio.gather(*(look(member) for member in self.members))
                await asyncio.sleep(CHECK_EVERY)


class RoamingPlayer(LoadPlayer):
    """A player who may reach the table through another node each time, and leaves a node that does not answer."""

    connecting: ClassVar[dict[str, Any]] = {
        "open_timeout": GREETING, "ping_interval": 1, "ping_timeout": 2, "close_timeout": 0.5,
    }  # fmt: skip

    def __init__(self, cluster: Cluster, token: str, table: str, journal: Journal, *, seat: int) -> None:
        super().__init__("", token, table, journal, seat=seat)
        self._cluster = cluster
        self._greeted: asyncio.Timeout | None = None

    async def visit(self) -> None:
        """Enters the table and plays for as long as possible."""
        self.url = self._cluster.any()
        async with asyncio.timeout(2 * GREETING) as self._greeted:
            await super().visit()

    def _hear(self, frame: frames.AnyFrame) -> None:
        if isinstance(frame, frames.Welcome) and self._greeted is not None:
            self._greeted.reschedule(None)
        super()._hear(frame)


@asynccontextmanager
async def cluster(
    start_server: Callable[..., RunningServer], postgres: Postgres, redis: Redis, size: int = 3
) -> AsyncIterator[Cluster]:
    """Runs nodes for the duration of the block; they shut down cleanly."""
    database = postgres.create("games")

    def start(to_database: Proxy, to_redis: Proxy) -> ProxiedNode:
        url = make_url(database).set(port=to_database.port).render_as_string()
        server = start_server(database=url, redis=f"redis://127.0.0.1:{to_redis.port}")
        return ProxiedNode(server, to_database, to_redis)

    with contextlib.ExitStack() as stack:
        ways = [[stack.enter_context(Proxy("127.0.0.1", each.port)) for each in (postgres, redis)] for _ in range(size)]
        members = await asyncio.gather(*(asyncio.to_thread(start, *way) for way in ways))
        nodes = Cluster(database, redis, members)
        async with AsyncExitStack() as tasks:
            balancing = asyncio.create_task(nodes.balance())
            tasks.callback(balancing.cancel)
            while not all(member.up for member in members):
                assert not balancing.done()
                await asyncio.sleep(0.05)
            yield nodes
        assert await asyncio.gather(*(asyncio.to_thread(member.server.stop) for member in members)) == [0] * size


@asynccontextmanager
async def roaming_players(nodes: Cluster, journal: Journal, *, pace: float) -> AsyncIterator[Crowd]:
    """Players at tables of every game, alone with bots and with others, who reconnect through any node that is up.

    pace: the seconds for which they think before each action.
    """

    def make_players(game: str, number: int) -> list[RoamingPlayer]:
        guests = [guest(nodes.any()) for _ in range(number)]
        table = open_table_for(guests, game)
        players = [RoamingPlayer(nodes, each.token, table, journal, seat=seat) for seat, each in enumerate(guests)]
        for player in players:
            player.pace = pace
        return players

    async with crowd_at_tables(journal, make_players, alone=1) as people:
        yield people
