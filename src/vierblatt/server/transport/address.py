"""The address that a request comes from, for limits and for what only this machine may see."""

from __future__ import annotations

import ipaddress

from starlette.requests import HTTPConnection

from vierblatt.server.ops.config import Config


def address_of(connection: HTTPConnection, config: Config) -> str:
    """The client's address; behind a proxy the one that the proxy saw, which is the last in its header."""
    peer = connection.client.host if connection.client is not None else ""
    if config.behind_proxy:
        lines = connection.headers.getlist("x-forwarded-for")  # some proxies add a line after the client's own
        seen = ",".join(lines).rpartition(",")[2].strip()
        return seen or peer
    return peer


def is_local(address: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def is_loopback_host(host: str) -> bool:
    """Whether a Host header names this machine by a local name or address.

    >>> is_loopback_host("localhost:8137"), is_loopback_host("[::1]:8137"), is_loopback_host("127.0.0.1.evil.example")
    (True, True, False)
    """
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    return name == "localhost" or is_local(name)
