"""Whether a browser's request comes from a page of this server."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from vierblatt.server.ops.config import Config


def is_from_here(connection: HTTPConnection, config: Config) -> bool:
    """Whether a request comes from our own page. Programs other than browsers name no page and are accepted."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        given = _origin(origin)
        if config.public_url and _origin(config.public_url) == given:
            return True
    except ValueError:
        return False
    return given[1] == connection.headers.get("host", "").lower()


def _origin(url: str) -> tuple[str, str]:
    parts = urlsplit(url)
    return parts.scheme.lower(), parts.netloc.lower()
