"""Checks before a server starts, so that mistakes are reported in a sentence and not as a traceback."""

from __future__ import annotations

import errno
import ipaddress
import socket
import ssl
from pathlib import Path

from vierblatt.errors import VierblattError
from vierblatt.server.ops.config import Config


class CannotStart(VierblattError):
    """A setting that looks right but does not work on this machine."""


def check_certificate(config: Config) -> None:
    """Checks that the certificate can be used, if there is one; raises CannotStart."""
    if not config.tls_cert:
        return
    for path in (config.tls_cert, config.tls_key):
        try:
            Path(path).open("rb").close()
        except OSError as fault:
            raise CannotStart("cannot-read", path=path, reason=fault.strerror or str(fault)) from None
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(config.tls_cert, config.tls_key)
    except (ssl.SSLError, OSError) as fault:
        raise CannotStart("bad-certificate", path=config.tls_cert, reason=fault.strerror or str(fault)) from None


def check_address(config: Config) -> None:
    """Checks that address and port can be used; raises CannotStart."""
    host, port = config.host, config.port
    try:
        addresses = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise CannotStart("bad-host", host=host[:60]) from None
    for family, kind, protocol, _, address in addresses:
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as the server itself does
            try:
                probe.bind(address)
            except OSError as fault:
                if fault.errno == errno.EADDRINUSE:
                    raise CannotStart("port-taken", port=port) from None
                if fault.errno == errno.EACCES:
                    raise CannotStart("port-forbidden", port=port) from None
                raise CannotStart("bad-host", host=host[:60]) from None


def lan_address(*, version: int = 4) -> str | None:
    """The IPv4 or IPv6 address of this machine in the local network, if there is a network."""
    family, somewhere = (socket.AF_INET6, "2001:db8::1") if version == 6 else (socket.AF_INET, "192.0.2.1")
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((somewhere, 9))  # sends nothing: it only makes the system choose a route
            address = ipaddress.ip_address(probe.getsockname()[0])
    except OSError:
        return None
    return None if address.is_loopback or address.is_unspecified else str(address)
