"""Rate limits for every way in: each request and each opening of a socket counts, whatever it is for.

Endpoints may have an additional, narrower limit (`Endpoint.limit`).
"""

from __future__ import annotations

import re
from collections.abc import Callable

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from vierblatt.server.http.faults import TooFast, answer
from vierblatt.server.http.limits import Kind, RequestLimits
from vierblatt.server.ops.config import Config
from vierblatt.server.transport.address import address_of

_KINDS: tuple[tuple[str, Kind], ...] = (
    (r"/api(/.*)?", "requests"),
    (r"/r/[^/]+/analysis", "replays"),
    (r"/static/.*|/icons/.*|/sw\.js|/favicon\.svg|/manifest\.webmanifest|/robots\.txt", "files"),
)
_COMPILED = tuple((re.compile(pattern, re.DOTALL), kind) for pattern, kind in _KINDS)


class RateLimitMiddleware:
    """Middleware that counts. refused: called with the code of each refusal."""

    def __init__(self, app: ASGIApp, config: Config, gate: RequestLimits, refused: Callable[[str], None]) -> None:
        self._app, self._config, self._gate, self._refused = app, config, gate, refused

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves a request, or says when to try again."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        try:
            self._gate.enter(kind_of(scope), address_of(HTTPConnection(scope), self._config))
        except TooFast as fault:
            self._refused(fault.code)
            if scope["type"] == "websocket":
                await send({"type": "websocket.close"})  # before accepting it: the handshake is answered with 403
            else:
                await answer(fault)(scope, receive, send)
            return
        await self._app(scope, receive, send)


def kind_of(scope: Scope) -> Kind:
    """What a request counts as.

    >>> kind_of({"type": "http", "path": "/api/games"}), kind_of({"type": "http", "path": "/lobby"})
    ('requests', 'pages')
    """
    if scope["type"] == "websocket":
        return "sockets"
    return next((kind for pattern, kind in _COMPILED if pattern.fullmatch(scope["path"])), "pages")
