"""Endpoints: the server itself."""

from __future__ import annotations

import msgspec

from vierblatt import __version__
from vierblatt.protocol.values import PROTOCOL
from vierblatt.server.accounts.faults import NotAllowed
from vierblatt.server.accounts.relying_party import site_of
from vierblatt.server.http.endpoint import EndpointGroup, Host
from vierblatt.server.http.services import HttpServices

api = EndpointGroup("The server")


class ServerInfo(msgspec.Struct, frozen=True, kw_only=True):
    """version: of the program. protocol: of the socket. passkeys, voice: whether they can be used here."""

    version: str
    protocol: int
    passkeys: bool
    voice: bool


@api.get("/api/server")
async def server(services: HttpServices, host: Host) -> ServerInfo:
    """What this server is and can do."""
    try:
        site_of(services.config, host)
        passkeys = True
    except NotAllowed:
        passkeys = False
    return ServerInfo(version=__version__, protocol=PROTOCOL, passkeys=passkeys, voice=services.config.voice.on)
