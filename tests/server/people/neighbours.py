"""Two people at two servers of one database, of whom one blocks the other, and others who do not."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from tests.server.cluster.clusters import Cluster, cluster
from tests.server.live.servers import Player, Served, player_id


@dataclass
class Neighbour:
    """A player with a socket and an HTTP client at one of the servers."""

    name: str
    served: Served
    http: httpx.AsyncClient
    token: str
    socket: Player

    @property
    def id(self) -> str:
        """The player's id."""
        return player_id(self.name)

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Any answer."""
        more: dict[str, Any] = {} if body is None else {"json": body}
        return await self.http.request(method, f"/api{path}", headers={"Authorization": f"Bearer {self.token}"}, **more)

    async def do(self, method: str, path: str, body: object = None) -> Any:
        """The JSON of a successful answer."""
        answer = await self.ask(method, path, body)
        assert answer.is_success, (method, path, answer.text)
        return answer.json() if answer.content else None

    async def refused(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Status and whole body of a refusal."""
        answer = await self.ask(method, path, body)
        assert not answer.is_success, (method, path, answer.text)
        return answer.status_code, answer.json()

    async def decide(self, other: Neighbour, what: str, *, on: bool = True) -> None:
        """Asks for friendship, follows, blocks or mutes, or takes that back."""
        await self.do("PUT" if on else "DELETE", f"/people/{other.id}/{what}")

    async def back(self) -> None:
        """Leaves, and comes back with a new socket."""
        await self.socket.leave()
        self.socket = await self.served.greeted(self.token)


class Neighbourhood:
    """Two servers, and players who come when they are named."""

    def __init__(self, nodes: Cluster, https: list[httpx.AsyncClient]) -> None:
        self.nodes, self._https = nodes, https
        self._turn = 0

    async def comes(self, name: str) -> Neighbour:
        """A new player, at the other server than the one who came before."""
        self._turn = 1 - self._turn
        served = self.nodes.served[self._turn]
        token = await served.token(name)
        return Neighbour(name, served, self._https[self._turn], token, await served.greeted(token))


@asynccontextmanager
async def neighbourhood(folder: Path) -> AsyncIterator[Neighbourhood]:
    """Two servers for as long as the block lasts."""
    async with cluster(folder, voice={"on": True}) as nodes, AsyncExitStack() as stack:
        https = [
            await stack.enter_async_context(
                httpx.AsyncClient(transport=httpx.ASGITransport(served.application.asgi), base_url="http://localhost")
            )
            for served in nodes.served
        ]
        yield Neighbourhood(nodes, https)
