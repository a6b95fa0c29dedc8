"""Where a request comes from, for limits and for what only this machine may see."""

from __future__ import annotations

import ipaddress

from starlette.requests import HTTPConnection

from vierblatt.server.config import Config


def address_of(connection: HTTPConnection, config: Config) -> str:
    """The address of the client: behind a proxy the one that the proxy has seen, which stands last in its header."""
    peer = connection.client.host if connection.client is not None else ""
    if config.behind_proxy:
        seen = connection.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
        return seen or peer
    return peer


def is_local(address: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
