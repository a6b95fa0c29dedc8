"""The whole application behind an HTTP client, without a network."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from vierblatt.server.app import Application
from vierblatt.server.ops.config import Config, Limits

GENEROUS_HTTP_LIMITS = Limits(
    requests_per_minute=1_000_000, logins_per_minute=1_000_000, guests_per_hour=1_000_000,
    analyses_per_hour=1_000_000, sockets_per_address=1_000_000,
)  # fmt: skip
PASSWORD = "correct horse"


class Client:
    """A client like a browser. token: sent with every request if there is one."""

    def __init__(self, application: Application, http: httpx.AsyncClient) -> None:
        self.application, self.http = application, http
        self.token = self.player = self.name = ""

    async def ask(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        """Any answer."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        headers |= more.pop("headers", {})
        if body is not None:
            more["json"] = body
        return await self.http.request(method, path, headers=headers, **more)

    async def get(self, path: str, **more: Any) -> Any:
        """The JSON of a successful answer."""
        return _success(await self.ask("GET", path, **more))

    async def post(self, path: str, body: object = None) -> Any:
        """The JSON of a successful answer, None for an empty one."""
        return _success(await self.ask("POST", path, body))

    async def refused(self, method: str, path: str, body: object = None, **more: Any) -> tuple[int, str]:
        """Status and code of an answer that is no success."""
        answer = await self.ask(method, path, body, **more)
        assert answer.headers["content-type"] == "application/json"
        assert answer.json().keys() == {"fault"}
        return answer.status_code, answer.json()["fault"]["code"]

    async def be(self, session: dict[str, Any]) -> Client:
        """Continues as the player of a session."""
        self.token, self.player, self.name = session["token"], session["player"], session["name"]
        return self

    async def guest(self) -> Client:
        """Another client: a new guest of the same server."""
        other = Client(self.application, self.http)
        return await other.be(await other.post("/api/guest", {}))

    async def account(self, name: str) -> Client:
        """Another client, with an account of this name and the usual password."""
        other = await self.guest()
        return await other.be(await other.post("/api/register", {"name": name, "password": PASSWORD}))


def _success(answer: httpx.Response) -> Any:
    assert answer.is_success, answer.text
    return answer.json() if answer.content else None


@asynccontextmanager
async def serving(folder: Path, **settings: Any) -> AsyncIterator[Client]:
    """A separate server and a client that has not signed in.

    No time passes for the limits of requests: however long a test takes, it is given nothing back.
    """
    config = Config(**{"database": str(folder / "http.db"), "limits": GENEROUS_HTTP_LIMITS, **settings})
    application = Application(config, owner="http", clock=lambda: 0.0)
    await application.open()
    transport = httpx.ASGITransport(application.asgi)
    try:
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost:8137") as http:
            yield Client(application, http)
    finally:
        await application.close()


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[Client]:
    """A client that has not signed in."""
    async with serving(tmp_path) as made:
        yield made
