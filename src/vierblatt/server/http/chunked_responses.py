"""Large answers go out in pieces, so that the server hears whether a client reads.

What is written in one go is beyond all control of the flow: asyncio counts it in no buffer where the connection has
TLS, and nobody could tell a client that reads slowly from one that does not read.
"""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send

PIECE = 64 * 1024  #: bytes at most


class ChunkedResponseMiddleware:
    """Middleware that cuts bodies."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves a request."""

        async def told(message: Message) -> None:
            body = message.get("body", b"")
            last = max(0, len(body) - 1) // PIECE * PIECE
            for first in range(0, last, PIECE):
                await send({**message, "body": body[first : first + PIECE], "more_body": True})
            await send({**message, "body": body[last:]} if last else message)

        await self._app(scope, receive, told if scope["type"] == "http" else send)
