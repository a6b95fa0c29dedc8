"""No way into the server is without a limit."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from starlette.applications import Starlette
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from tests.server.http.conftest import Client, serving
from vierblatt.protocol import examples
from vierblatt.server.http.limits import FILES
from vierblatt.server.http.rate_limiting import kind_of
from vierblatt.server.http.registry import GROUPS
from vierblatt.server.ops.config import Limits

#: One of everything, so that a second request of any kind is one too many.
STRICT = Limits(
    requests_per_minute=1, logins_per_minute=1, guests_per_hour=1, analyses_per_hour=1, sockets_per_address=1
)
VALUES = {"deal": "1", "table": examples.TABLE, "record": examples.TABLE, "path": "core/api.js"}


def ways(routes: list[BaseRoute], before: str = "") -> Iterator[tuple[str, str]]:
    """Every method and path of an application."""
    for route in routes:
        if isinstance(route, Mount):
            yield from ways([*route.routes], before + route.path)
        elif isinstance(route, Route):
            path = re.sub(r"{(\w+)(:\w+)?}", lambda found: VALUES.get(found[1], "baloot"), before + route.path)
            yield from ((method, path) for method in sorted(route.methods or ()))
        else:
            assert isinstance(route, WebSocketRoute), f"{route} is of a kind that this test does not know"
            yield "", before + route.path


def inside(client: Client) -> list[BaseRoute]:
    application: Any = client.application.asgi._app
    assert isinstance(application, Starlette)
    return application.routes


async def opened(client: Client, path: str) -> str:
    """The result of opening a socket."""
    refused: list[str] = []

    async def receive() -> dict[str, object]:
        return {"type": "websocket.connect"} if not refused else {"type": "websocket.disconnect", "code": 1000}

    async def send(message: Any) -> None:
        refused.append(message["type"])

    scope = {"type": "websocket", "path": path, "headers": [], "client": ("203.0.113.1", 9), "query_string": b""}
    await client.application.asgi(scope, receive, send)
    return refused[0]


async def test_every_route_is_rate_limited(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=STRICT) as client:
        found = [*ways(inside(client))]
        assert len(found) > 60 and {"/ws", "/healthz", "/", "/api/openapi.json"} <= {path for _, path in found}
        for method, path in found:
            client.application.gate._buckets.clear()  # as if it were another client's first request
            if method:
                many = FILES if kind_of({"type": "http", "path": path}) == "files" else 1
                statuses = [str((await client.ask(method, path)).status_code) for _ in range(many + 1)]
            else:
                statuses = [await opened(client, path) for _ in range(5)]
            assert statuses[-1] in {"429", "websocket.close"} and statuses[0] != statuses[-1], (
                f"{method} {path} has no limit"
            )


async def test_unknown_paths_are_limited_too(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(requests_per_minute=2)) as client:
        for path in ("/nothing/here", "/api/nothing"):
            assert [(await client.ask("PUT", path)).status_code for _ in range(3)][-1] == 429


async def test_a_refused_request_is_counted_and_gets_retry_after(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(requests_per_minute=1)) as client:
        await client.ask("GET", "/lobby")
        answer = await client.ask("GET", "/lobby")
        assert (answer.status_code, answer.headers["retry-after"]) == (429, "60")
        assert "content-security-policy" in answer.headers
        assert 'refusals_total{code="too-fast"} 1.0' in client.application.metrics.text().decode()


async def test_password_guesses_are_limited_per_account(client: Client) -> None:
    gate = client.application.gate
    gate._rates = {**gate._rates, "guesses": (2, 0.001)}

    async def guess(name: str) -> int:
        return (await client.ask("POST", "/api/login", {"name": name, "password": "wrong horse"})).status_code

    assert [await guess(name) for name in ("Amal", "AMAL ", "amal", "Ａmal")] == [401, 401, 429, 429]
    assert await guess("Badr") == 401
    assert await guess("\u202e") == 401


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/api", "requests"), ("/api/games", "requests"), ("/api/a\nb", "requests"), ("/apiary", "pages"),
        ("/r/abcdefghij/analysis", "replays"), ("/r/abcdefghij", "pages"), ("/", "pages"), ("/healthz", "pages"),
        ("/static/x/app.js", "files"), ("/sw.js", "files"), ("/swxjs", "pages"),
    ],
)  # fmt: skip
def test_a_request_counts_towards_its_kind_of_limit(path: str, kind: str) -> None:
    assert kind_of({"type": "http", "path": path}) == kind


def test_every_endpoint_that_takes_a_password_counts_as_a_login() -> None:
    endpoints = [endpoint for group in GROUPS for endpoint in group]

    def fields(body: Any) -> set[str]:
        """Of the type of a body, or of all types that it can have."""
        return {name for kind in get_args(body) or [body] for name in getattr(kind, "__struct_fields__", ())}

    asking = [endpoint for endpoint in endpoints if {"password", "old"} & fields(endpoint.body)]
    assert len(asking) == 4 and {endpoint.limit for endpoint in asking} == {"logins"}
