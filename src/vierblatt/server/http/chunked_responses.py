"""Large answers are sent in pieces, so that the server notices whether a client reads.

A body that is written in one go escapes flow control: over TLS, asyncio counts it in no buffer, and a client that reads
slowly could not be distinguished from one that does not read.
"""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send

PIECE = 64 * 1024  #: bytes at most


class ChunkedResponseMiddleware:
    """Middleware that splits bodies."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves a request."""

        async def send_in_pieces(message: Message) -> None:
            body = message.get("body", b"")
            last = max(0, len(body) - 1) // PIECE * PIECE
            for first in range(0, last, PIECE):
                await send({**message, "body": body[first : first + PIECE], "more_body": True})
            await send({**message, "body": body[last:]} if last else message)

        await self._app(scope, receive, send_in_pieces if scope["type"] == "http" else send)
