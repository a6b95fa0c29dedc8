"""Headers of every answer, which make a browser trust the page with no more than it needs."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vierblatt.server.ops.config import Config

#: Styles may be in attributes (positions of cards); scripts come only from this server's files.
CONTENT = {
    "default-src": "'none'",
    "object-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "media-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
HEADERS = {
    "Content-Security-Policy": "; ".join(f"{kind} {sources}" for kind, sources in CONTENT.items()),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",  # the address of a table is an invitation
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
#: In its place where tables have voice: only the page itself may ask for the microphone.
WITH_MICROPHONE = HEADERS["Permissions-Policy"].replace("microphone=()", "microphone=(self)")
YEAR = 31_536_000  #: seconds


class SecurityHeaders:
    """Middleware that sets these headers where the answer itself has not."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self._app = app
        self._headers = dict(HEADERS)
        if config.voice.on:
            self._headers["Permissions-Policy"] = WITH_MICROPHONE
        if config.secure:
            self._headers["Strict-Transport-Security"] = f"max-age={YEAR}"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves a request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers)
