"""An endpoint is a function whose parameters say what a request must contain.

    @api.post("/api/quick")
    async def quick(services: HttpServices, caller: Caller, body: QuickMatch) -> Place: ...

`services` is always passed; `caller` requires a token (`Caller | None` only allows one), `body` JSON of its type,
`query` a query string of its type, `host` and `agent` these headers; every other parameter is part of the path. The
result is a struct (JSON), a `FileAnswer`, or nothing (204). Routes and OpenAPI document are both made from this, so
they cannot differ.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, NewType, TypeVar, get_type_hints

from vierblatt.server.accounts.identity import Caller
from vierblatt.server.http.limits import Kind

#: The Host header of a request.
Host = NewType("Host", str)
#: The client program's name (the User-Agent header).
Agent = NewType("Agent", str)
Handler = Callable[..., Awaitable[Any]]
H = TypeVar("H", bound=Handler)

_FROM_ELSEWHERE = frozenset({"services", "caller", "body", "query", "host", "agent", "return"})


@dataclass(frozen=True)
class FileAnswer:
    """An answer that is not a JSON struct of ours. name: the file name to save it under; empty to show it."""

    body: bytes
    name: str = ""


@dataclass(frozen=True, kw_only=True)
class Endpoint:
    """One method of one path; see the module's docstring."""

    method: str
    path: str
    handler: Handler
    path_parameters: dict[str, Any]  #: parameters in the path, with their types
    body: Any  #: its type, or None
    query: Any
    result: Any  #: type of the answer; may be `FileAnswer` or None
    signed_in: bool  #: whether a token is required
    session: bool  #: a personal token is not enough
    banned: bool  #: also serves banned players
    limit: Kind
    media: str
    cache: int  #: seconds
    faults: tuple[int, ...]  #: additional statuses of this endpoint
    tag: Callable[[Any], str] | None  #: the ETag of a result; whoever names it (`If-None-Match`) is answered with 304
    parameters: frozenset[str]

    @property
    def name(self) -> str:
        """Unique name; the operationId in OpenAPI."""
        return self.handler.__name__

    @property
    def about(self) -> str:
        """The docstring."""
        return inspect.getdoc(self.handler) or ""

    @property
    def status(self) -> int:
        """The status of a success."""
        return 204 if self.result is None else 200


@dataclass
class EndpointGroup:
    """A collection of endpoints. group: their subject."""

    group: str
    endpoints: list[Endpoint] = field(default_factory=list)

    def __iter__(self) -> Iterator[Endpoint]:
        return iter(self.endpoints)

    def get(self, path: str, **more: Any) -> Callable[[H], H]:
        """Registers a handler for GET; `more` as in `add`."""
        return self._register("GET", path, more)

    def post(self, path: str, **more: Any) -> Callable[[H], H]:
        """Registers a handler for POST."""
        return self._register("POST", path, more)

    def patch(self, path: str, **more: Any) -> Callable[[H], H]:
        """Registers a handler for PATCH."""
        return self._register("PATCH", path, more)

    def put(self, path: str, **more: Any) -> Callable[[H], H]:
        """Registers a handler for PUT."""
        return self._register("PUT", path, more)

    def delete(self, path: str, **more: Any) -> Callable[[H], H]:
        """Registers a handler for DELETE."""
        return self._register("DELETE", path, more)

    def _register(self, method: str, path: str, more: dict[str, Any]) -> Callable[[H], H]:
        def register(handler: H) -> H:
            self.add(method, path, handler, **more)
            return handler

        return register

    def add(
        self,
        method: str,
        path: str,
        handler: Handler,
        *,
        session: bool = False,
        banned: bool = False,
        limit: Kind = "requests",
        media: str = "application/json",
        cache: int = 0,
        faults: tuple[int, ...] = (),
        tag: Callable[[Any], str] | None = None,
    ) -> None:
        """Makes an endpoint from a handler and its annotations."""
        hints = get_type_hints(handler, include_extras=True)
        result = hints["return"]
        self.endpoints.append(
            Endpoint(
                method=method,
                path=path,
                handler=handler,
                session=session,
                banned=banned,
                limit=limit,
                media=media,
                cache=cache,
                faults=faults,
                tag=tag,
                path_parameters={name: kind for name, kind in hints.items() if name not in _FROM_ELSEWHERE},
                body=hints.get("body"),
                query=hints.get("query"),
                signed_in=hints.get("caller") is Caller,
                result=None if result is type(None) else result,
                parameters=frozenset(hints),
            )
        )
