"""The site for which passkeys are made, and where they can be used.

A passkey is bound to the server's host name, so it works only where that name is known: under `public_url`, with the
server's own certificate, or on this machine.
"""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from vierblatt.server.accounts.faults import NotAllowed
from vierblatt.server.ops.config import Config


@dataclass(frozen=True)
class RelyingParty:
    """The server as the browser sees it; a passkey is bound to it."""

    origin: str

    @property
    def name(self) -> str:
        """The host name."""
        return urlsplit(self.origin).hostname or ""


def site_of(config: Config, host: str) -> RelyingParty:
    """The site for a request to `host` (the Host header); raises NotAllowed where passkeys cannot be used."""
    site = RelyingParty(config.public_url.rstrip("/") or f"{'https' if config.tls_cert else 'http'}://{host}")
    try:
        local = site.name == "localhost" or site.name.endswith(".localhost")
    except ValueError:
        raise NotAllowed("passkeys-need-tls") from None
    if not site.name or _is_address(site.name) or not (local or config.secure):
        raise NotAllowed("passkeys-need-tls")
    return site


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
